import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

/** Only pages that the shell draws itself are open without signing in. */
export const publicFrameRoute: Rule = function* (model) {
  for (const { name, place, access, document } of model.routes.values()) {
    if (!access.public || document.screen !== undefined) continue;
    const own = access.from === "route";
    yield finding(
      model.locate(own ? below(place, "access") : place, own ? "value" : "key"),
      "public-frame-route",
      `"${name}" is public, but it opens a sub-application.`,
      {
        hint: "Write access: signedIn when every signed-in user may open it, or name the grants with anyOf.",
      },
    );
  }
};
