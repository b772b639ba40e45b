import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import type { RegistryModel, Sourced } from "../link/model";
import { repeated } from "./repeated";
import type { Rule } from "./rule";

/** A value of old links means one language, and the chooser names each by a country of its own. */
export const languageTwice: Rule = function* (model) {
  for (const file of model.documents.languages) {
    yield* aliases(model, file);
    yield* countries(model, file);
  }
};

function* aliases(model: RegistryModel, { file, document }: Sourced<"languages">): Iterable<Diagnostic> {
  const ids = document.languages.map(({ id }, index) => ({ id, value: id, path: ["languages", index, "id"] }));
  const others = document.languages.flatMap(({ id, aliases }, index) =>
    (aliases ?? []).map((value, at) => ({ id, value, path: ["languages", index, "aliases", at] })),
  );
  for (const { entry, first } of repeated([...ids, ...others], ({ value }) => value)) {
    // An id that stands twice is told by duplicate-id, an alias that stands twice in its list by duplicate-entry.
    if (entry.path.length === 3 || (entry.id === first.id && first.path.length !== 3)) continue;
    yield finding(
      model.locate({ file, path: entry.path }),
      "language-twice",
      `The alias "${entry.value}" of the language "${entry.id}" already means "${first.id}".`,
      {
        hint: "Write the value that old links carry, or remove it.",
        related: relatedTo(model.locate({ file, path: first.path }), `"${first.value}" is here`),
      },
    );
  }
}

function* countries(model: RegistryModel, { file, document }: Sourced<"languages">): Iterable<Diagnostic> {
  const listed = document.languages.map(({ id, country }, index) => ({ id, country, path: ["languages", index, "country"] }));
  for (const { entry, first } of repeated(listed, ({ country }) => country)) {
    yield finding(
      model.locate({ file, path: entry.path }),
      "language-twice",
      `The languages "${entry.id}" and "${first.id}" both have the country ${entry.country}.`,
      {
        hint: "Write the letters that the chooser is to show before this language.",
        related: relatedTo(model.locate({ file, path: first.path }), `that of "${first.id}" is here`),
        severity: "warning",
      },
    );
  }
}
