import { finding, relatedTo } from "../diagnostic/finding";
import type { Rule } from "./rule";

/** Days of a special logo come in their order, and no two logos share one. */
export const logoRange: Rule = function* (model) {
  for (const { file, document } of model.documents.settings) {
    const { special } = document.logo;
    const at = (index: number, key: "from" | "to") => model.locate({ file, path: ["logo", "special", index, key] });
    for (const [index, { from, to }] of special.entries()) {
      if (from > to) {
        yield finding(at(index, "from"), "logo-range", `The logo is shown from ${from} to ${to}: its last day is before its first.`, {
          hint: rangeRemedy(from, to),
        });
        continue;
      }
      const other = special.findIndex((one, place) => place < index && one.from <= to && from <= one.to);
      const first = special[other];
      if (first === undefined) continue;
      yield finding(at(index, "from"), "logo-range", `From ${from} to ${to}, another logo is shown too (${first.from} to ${first.to}).`, {
        hint: "Let the days of one begin after the last day of the other: both days count.",
        related: relatedTo(at(other, "from"), "the other one begins here"),
      });
    }
  }
};

/** Days that are in order within one year were meant in the same year; others have been swapped. */
function rangeRemedy(from: string, to: string): string {
  const [year, day] = [to.slice(0, 4), from.slice(4)];
  return day <= to.slice(4)
    ? `Write from: "${year}${day}", or the year ${from.slice(0, 4)} in "to:" as well.`
    : `Write from: "${to}" and to: "${from}".`;
}
