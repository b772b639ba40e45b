import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** A route shows the frame of its application, a page of the shell, or leads elsewhere. */
export const routeWithoutFrame: Rule = function* (model) {
  for (const { name, place, application, document } of model.routes.values()) {
    if (document.screen !== undefined || document.redirect !== undefined) continue;
    if (model.applications.get(application)?.document.frame !== undefined) continue;
    yield finding(
      model.locate(place, "key"),
      "route-without-frame",
      `"${name}" has nothing to show: its application "${application}" has no frame.`,
      {
        hint: 'Add "frame:" with a "base:" to the application, or give the route a "screen:" or a "redirect:".',
      },
    );
  }
};
