import type { HerdInfo } from "../session/profile";

/** Section 2.2, herd search: one of the texts contains what was typed, whatever the accents, the case and the spaces. */
export function matchesSearch(texts: readonly string[], typed: string): boolean {
  const wanted = folded(typed);
  return texts.some((text) => folded(text).includes(wanted));
}

/** The fields by which a herd of the list is found. */
export function matchesHerd({ raisonSociale, numCheptel, ville, nom, prenom }: HerdInfo, typed: string): boolean {
  return matchesSearch([raisonSociale, numCheptel, ville, nom, prenom], typed);
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase();
}
