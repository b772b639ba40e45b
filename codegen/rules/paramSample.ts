import { finding } from "../diagnostic/finding";
import { quoted, STRAIGHT, withoutCurly } from "../read/quoted";
import { wholeValue } from "./paramPatterns";
import type { Rule } from "./rule";

/** The sample of a parameter has the parameter's own shape. */
export const paramSample: Rule = function* (model) {
  for (const { file, document } of model.documents.params) {
    for (const [name, { sample, pattern }] of Object.entries(document.params)) {
      if (pattern === undefined) continue;
      const [bare, quotes] = [withoutCurly(sample), withoutCurly(pattern)];
      if (bare !== null || quotes !== null) {
        const [key, text] = bare === null ? ["pattern", `'${quotes}'`] : ["sample", quoted(bare)];
        yield finding(
          model.locate({ file, path: ["params", name, key] }),
          "param-sample",
          `The ${key} of "${name}" stands in other quotes.`,
          {
            hint: `${STRAIGHT}: write ${text}`,
          },
        );
        continue;
      }
      const whole = wholeValue(pattern);
      const path = ["params", name];
      if (whole === null) {
        yield finding(model.locate({ file, path: [...path, "pattern"] }), "param-sample", `The pattern "${pattern}" cannot be read.`, {
          hint: "Correct it: a bracket or parenthesis may be missing. Ask a developer when in doubt, or remove the line.",
        });
      } else if (!whole.test(sample)) {
        yield finding(
          model.locate({ file, path: [...path, "sample"] }),
          "param-sample",
          `The sample "${sample}" does not match the pattern "${pattern}" of "${name}".`,
          {
            hint: "Correct the sample or the pattern.",
          },
        );
      }
    }
  }
};
