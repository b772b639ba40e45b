import type { RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import { listed, one, type Reference, unknownNames } from "./unknownNames";

/** Origins of users must be declared, those without a service check like all others. */
export const unknownOrigin: Rule = (model) =>
  unknownNames(model, references(model), {
    code: "unknown-origin",
    what: "declared origin",
    known: new Set(model.documents.entities.flatMap(({ document }) => document.origins)),
    hint: 'Write one of the "origins:" of entities.yaml, or add it there.',
  });

function* references({ documents }: RegistryModel): Iterable<Reference> {
  for (const { file, document } of documents.homes) {
    for (const name of Object.keys(document.byOrigin)) yield { name, place: { file, path: ["byOrigin", name] }, key: true };
  }
  for (const { file, document } of documents.menu) yield* listed(document.reverseFor, file, ["reverseFor"]);
  for (const { file, document } of documents.application)
    yield* listed(document.login?.suffix?.notFor, file, ["login", "suffix", "notFor"]);
  for (const { file, document } of documents.shops) yield* listed(document.offerLabelFor, file, ["offerLabelFor"]);
  for (const { file, document } of documents.persona) yield { name: document.profile.origin, place: { file, path: ["profile", "origin"] } };
  for (const { file, document } of documents.settings)
    yield* listed(document.signIn.serviceCheckNotFor, file, ["signIn", "serviceCheckNotFor"]);
  for (const { file, document } of documents.entities) {
    for (const [index, { origin }] of document.accountLevels.entries()) yield* one(origin, file, ["accountLevels", index, "origin"]);
  }
}
