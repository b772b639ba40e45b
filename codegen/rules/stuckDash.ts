import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";
import { textsInLists } from "./textsInLists";

/** Two lines that YAML reads as one entry: below `- one`, a line `-two` goes on with it. */
const STUCK = /^(\S.*?) -([A-Za-z]\S*)$/;

/** An entry of a list ends with its line. */
export const stuckDash: Rule = function* (model) {
  for (const { text, place } of textsInLists(model, (written) => STUCK.test(written))) {
    const [, first, second] = STUCK.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    yield finding(
      model.locate(place),
      "stuck-dash",
      `Two entries were read as one, ${JSON.stringify(text)}: a dash sticks to what follows it.`,
      {
        hint: `Put a space after the dash, below the dash above it: - ${second}`,
      },
    );
  }
};
