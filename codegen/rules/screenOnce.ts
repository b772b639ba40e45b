import { finding, relatedTo } from "../diagnostic/finding";
import type { LinkedRoute } from "../link/model";
import { route } from "../schema/application";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

const SCREENS = route.shape.screen.unwrap().options;

/** Each page of the shell has exactly one route. */
export const screenOnce: Rule = function* (model) {
  const seen = new Map<string, LinkedRoute>();
  for (const one of model.routes.values()) {
    const { screen } = one.document;
    if (screen === undefined) continue;
    const first = seen.get(screen);
    if (first === undefined) seen.set(screen, one);
    else
      yield finding(
        model.locate(below(one.place, "screen")),
        "screen-once",
        `The page "${screen}" belongs to "${first.name}" and "${one.name}".`,
        {
          hint: "Keep one of the two; the other can redirect to it.",
          related: relatedTo(model.locate(below(first.place, "screen")), `"${first.name}" is here`),
        },
      );
  }
  const missing = SCREENS.filter((screen) => !seen.has(screen));
  if (missing.length === 0) return;
  const file = [...seen.values()][0]?.place.file ?? model.documents.application[0]?.file ?? "applications";
  yield finding(
    model.locate({ file, path: ["routes"] }, "key"),
    "screen-once",
    `No route shows ${missing.map((screen) => `"${screen}"`).join(", ")}.`,
    {
      hint: `Add a route with "screen: ${missing[0]}" to the application of the shell's own pages.`,
    },
  );
};
