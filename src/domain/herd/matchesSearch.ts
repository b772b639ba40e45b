import { ignoreSpaces } from "../search/ignoreAccents";
import type { HerdInfo } from "../session/profile";

/** Section 2.2, herd search: one of the texts contains what was typed, whatever the accents, the case and the spaces. */
export function matchesSearch(texts: readonly string[], typed: string): boolean {
  const wanted = ignoreSpaces(typed);
  return texts.some((text) => ignoreSpaces(text).includes(wanted));
}

/** The fields by which a herd of the list is found. */
export function matchesHerd({ raisonSociale, numCheptel, ville, nom, prenom }: HerdInfo, typed: string): boolean {
  return matchesSearch([raisonSociale, numCheptel, ville, nom, prenom], typed);
}
