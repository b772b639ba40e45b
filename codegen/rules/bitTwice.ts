import { finding, relatedTo } from "../diagnostic/finding";
import { repeated } from "./repeated";
import type { Rule } from "./rule";

/** One bit of an animal's state says one thing. */
export const bitTwice: Rule = function* (model) {
  for (const { file, document } of model.documents.entities) {
    const values = document.lifeCycle.flatMap(({ part, values }, p) =>
      values.map(({ id, bit }, v) => ({ name: `${part}.${id}`, bit, path: ["lifeCycle", p, "values", v, "bit"] })),
    );
    const taken = new Set(values.map(({ bit }) => bit));
    for (const { entry, first } of repeated(values, ({ bit }) => bit)) {
      yield finding(
        model.locate({ file, path: entry.path }),
        "bit-twice",
        `"${entry.name}" has the bit ${entry.bit} of "${first.name}": animals would be read wrongly.`,
        {
          hint: `Write the bit that was meant; the first that is free is ${freeBit(taken)}.`,
          related: relatedTo(model.locate({ file, path: first.path }), `the bit of "${first.name}" is here`),
        },
      );
    }
  }
};

function freeBit(taken: ReadonlySet<number>): number {
  let bit = 0;
  while (taken.has(bit)) bit++;
  return bit;
}
