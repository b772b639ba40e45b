import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

const NEEDED = { route: "routes", section: "section" } as const;

/** A tab that opens a route or a section names it, and no other names one. */
export const tabTarget: Rule = function* (model) {
  for (const { file, document } of model.documents.tabs) {
    for (const device of ["desktop", "mobile"] as const) {
      for (const [index, tab] of document[device].entries()) {
        const needed = tab.opens === "route" || tab.opens === "section" ? NEEDED[tab.opens] : null;
        const path = [device, index];
        if (needed !== null && tab[needed] === undefined) {
          yield finding(
            model.locate({ file, path: [...path, "opens"] }),
            "tab-target",
            `The tab "${tab.id}" opens a ${tab.opens}, but "${needed}" is missing.`,
            {
              hint: `Add a line "${needed}: …" to the tab.`,
            },
          );
        }
        for (const key of ["routes", "section", "otherwise"] as const) {
          if (tab[key] === undefined || key === needed || (key === "otherwise" && needed === "routes")) continue;
          yield finding(
            model.locate({ file, path: [...path, key] }, "key"),
            "tab-target",
            `"${key}" of the tab "${tab.id}" has no effect with "opens: ${tab.opens}".`,
            {
              hint: `Remove the line, or change "opens:".`,
            },
          );
        }
      }
    }
  }
};
