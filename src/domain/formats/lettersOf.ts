/** What makes two words or names the same: `E.A.R.L.` and `earl`, `Élevage` and `elevage`. Signs like + or < count. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}\p{Sm}]/gu, "")
    .toLowerCase();
}
