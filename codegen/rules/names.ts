import type { Reference, RegistryModel } from "../link/model";
import type { Vocabulary } from "../schema/reference";

/** The names of a vocabulary that something refers to. */
export function namesOf(model: RegistryModel, vocabulary: Vocabulary): readonly string[] {
  return referencesTo(model, vocabulary).map(({ name }) => name);
}

/** Those of them that nothing declares, which is a finding of its own: what seems forgotten may only be misspelt there. */
export function unknownNames(model: RegistryModel, vocabulary: Vocabulary): readonly string[] {
  return unknownReferences(model, vocabulary).map(({ name }) => name);
}

export function unknownReferences(model: RegistryModel, vocabulary: Vocabulary): readonly Reference[] {
  const known = model.names.get(vocabulary);
  return referencesTo(model, vocabulary).filter(({ name }) => known?.has(name) !== true);
}

function referencesTo({ references }: RegistryModel, vocabulary: Vocabulary): readonly Reference[] {
  return references.filter((one) => one.role === "refers" && one.vocabulary === vocabulary);
}
