import type { RegistryModel } from "../link/model";
import { accessReferences, below } from "./accessReferences";
import type { Rule } from "./rule";
import { listed, one, type Reference, unknownNames } from "./unknownNames";

const HINT = "Correct the name, or declare the grant in grants/<family>.yaml with a label and a sentence on what it opens.";

/** Grants that are asked for or given must be declared. */
export const unknownGrant: Rule = function* (model) {
  const everybody = model.documents.settings.map(({ document }) => document.access.everybody);
  const declared = new Set([...model.grants.keys(), ...everybody]);
  const vocabulary = { code: "unknown-grant", what: "declared grant", hint: HINT };
  yield* unknownNames(model, asked(model), { ...vocabulary, known: declared });
  yield* unknownNames(model, given(model), { ...vocabulary, known: holdable(model, declared) });
};

function* asked(model: RegistryModel): Iterable<Reference> {
  for (const { access, place } of accessReferences(model)) yield* listed(access.anyOf, place.file, below(place, "anyOf").path);
  for (const { file, document } of model.documents.application) yield* one(document.login?.grant, file, ["login", "grant"]);
  for (const { file, document } of model.documents.settings) {
    const { candidate: _prefix, ...features } = document.features;
    for (const [feature, name] of Object.entries(features)) yield { name, place: { file, path: ["features", feature] } };
  }
}

function* given(model: RegistryModel): Iterable<Reference> {
  for (const { file, document } of model.documents.settings)
    yield { name: document.features.candidate, place: { file, path: ["features", "candidate"] } };
  for (const { file, document } of model.documents.persona) {
    const { droits, authorizes } = document.profile;
    yield* listed(droits, file, ["profile", "droits"]);
    for (const name of Object.keys(authorizes)) yield { name, place: { file, path: ["profile", "authorizes", name] }, key: true };
  }
}

/** Users may also hold a shorter name, which gives all below it, and the candidate toggle of an application. */
function holdable(model: RegistryModel, declared: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set(declared);
  for (const name of declared)
    for (let dot = name.lastIndexOf("."); dot > 0; dot = name.lastIndexOf(".", dot - 1)) names.add(name.slice(0, dot));
  for (const { document } of model.documents.settings) {
    names.add(document.features.candidate);
    for (const id of model.applications.keys()) names.add(`${document.features.candidate}.${id}`);
  }
  return names;
}
