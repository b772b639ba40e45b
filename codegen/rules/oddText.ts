import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { LinkedTile, Place, RegistryModel } from "../link/model";
import { STRAIGHT } from "../read/quoted";
import { below } from "./accessReferences";
import { oddPiece, wordsInQuotes } from "./oddPiece";
import type { Rule } from "./rule";
import { placeOfText, writtenTexts } from "./writtenTexts";

/** Texts are shown letter by letter: markup, quotes around them and what was left over from writing the file would be seen. */
export const oddText: Rule = function* (model) {
  for (const text of writtenTexts(model)) {
    // The names of a list are told in the list.
    const written = text.written ?? text.texts;
    for (const language in written) {
      const words = written[language] ?? "";
      yield* oddFinding(model, `The text "${text.key}" in "${language}"`, words, () => placeOfText(text, language));
    }
  }
  for (const { what, words, place } of namesOfPersonas(model)) yield* oddFinding(model, what, words, () => place);
  for (const tile of model.tiles.values()) yield* quotedValues(model, tile);
};

function* oddFinding(model: RegistryModel, what: string, words: string, place: () => Place): Iterable<Diagnostic> {
  const odd = oddPiece(words);
  if (odd === null) return;
  const message = `${what} is ${JSON.stringify(words)}: ${odd.fact}.`;
  yield finding(model.locate(place()), "odd-text", message, { hint: odd.remedy, severity: "warning" });
}

interface Name {
  readonly what: string;
  readonly words: string;
  readonly place: Place;
}

/** Names of people, farms and places, which are shown too. */
function* namesOfPersonas({ documents }: RegistryModel): Iterable<Name> {
  for (const { file, document } of documents.persona) {
    for (const key of ["nom", "prenom", "emetteur", "offre", "prescripteur"] as const)
      yield { what: `"${key}"`, words: document.profile[key] ?? "", place: { file, path: ["profile", key] } };
    for (const [index, herd] of document.herds.entries())
      for (const key of ["raisonSociale", "nom", "prenom", "ville"] as const)
        yield { what: `"${key}"`, words: herd[key], place: { file, path: ["herds", index, key] } };
  }
}

/** Values of params and query go into the address as they are, with whatever stands around them. */
function* quotedValues(model: RegistryModel, { place, document }: LinkedTile): Iterable<Diagnostic> {
  const targets = [
    { at: place, ...document },
    ...(document.orElse ?? []).map((one, index) => ({ at: below(place, "orElse", index), ...one })),
  ];
  for (const { at, params, query } of targets) {
    for (const [key, values] of [
      ["params", params ?? {}],
      ["query", query ?? {}],
    ] as const) {
      for (const [name, value] of Object.entries(values)) {
        const quoted = [value].flat().find((one) => wordsInQuotes(one) !== null);
        if (quoted === undefined) continue;
        yield finding(
          model.locate(below(at, key, name)),
          "odd-text",
          `The value of "${name}" is ${JSON.stringify(quoted)}: its quotes would stand in the address.`,
          { hint: `${STRAIGHT}: write "${wordsInQuotes(quoted)}".`, severity: "warning" },
        );
      }
    }
  }
}
