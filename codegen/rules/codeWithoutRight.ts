import { finding } from "../diagnostic/finding";
import type { LinkedRoute } from "../link/model";
import { personaAccess } from "./personaAccess";
import type { Rule } from "./rule";

/** What somebody has bought opens only together with a right to its pages. */
export const codeWithoutRight: Rule = function* (model) {
  const access = personaAccess(model);
  if (access === null) return;
  const sold = new Map<string, LinkedRoute[]>();
  for (const route of model.routes.values()) {
    const { code } = route.access;
    if (code === null) continue;
    const known = sold.get(code);
    if (known === undefined) sold.set(code, [route]);
    else known.push(route);
  }
  for (const { file, document } of model.documents.persona) {
    for (const [index, code] of document.profile.grants.entries()) {
      const routes = sold.get(code);
      if (routes === undefined || routes.some((route) => access.holds(document, route.access))) continue;
      const asked = [...new Set(routes.flatMap((route) => route.access.anyOf ?? []))];
      yield finding(
        model.locate({ file, path: ["profile", "grants", index] }),
        "code-without-right",
        `"${code}" opens nothing for "${document.id}", who has no right to its pages.`,
        { hint: `Add ${asked.join(" or ")} to "droits:", or remove the code.`, severity: "warning" },
      );
    }
  }
};
