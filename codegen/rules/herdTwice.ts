import { finding, relatedTo } from "../diagnostic/finding";
import { repeated } from "./repeated";
import type { Rule } from "./rule";

/** An account follows each herd once. */
export const herdTwice: Rule = function* (model) {
  for (const { file, document } of model.documents.persona) {
    const herds = document.herds.map(({ numCheptel }, index) => ({ numCheptel, path: ["herds", index, "numCheptel"] }));
    for (const { entry, first } of repeated(herds, ({ numCheptel }) => numCheptel)) {
      yield finding(
        model.locate({ file, path: entry.path }),
        "herd-twice",
        `The herd ${entry.numCheptel} stands twice in the account "${document.id}".`,
        {
          hint: "Write the number of the herd that was meant, or remove one of the two.",
          related: relatedTo(model.locate({ file, path: first.path }), "the first one is here"),
        },
      );
    }
  }
};
