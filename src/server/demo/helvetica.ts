/** Widths of the printable ASCII characters in thousandths of the size, from the space on. */
const REGULAR = widths(
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 " +
    "1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 " +
    "333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584",
);
const BOLD = widths(
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 " +
    "975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 " +
    "333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584",
);
const OTHERWISE = 556;

/** Characters of French that stand elsewhere in the encoding of the font than in Unicode. */
const WIN_ANSI: Readonly<Record<string, number>> = { "€": 0x80, "…": 0x85, Œ: 0x8c, "‘": 0x91, "’": 0x92, "–": 0x96, "—": 0x97, œ: 0x9c };

/** Width of a text in points. A letter with an accent is as wide as without. */
export function widthOf(text: string, size: number, bold: boolean): number {
  const table = bold ? BOLD : REGULAR;
  let width = 0;
  for (const character of text.normalize("NFD").replaceAll(/\p{Mn}/gu, "")) width += table.get(character) ?? OTHERWISE;
  return (width * size) / 1000;
}

/** The text with one character a byte of the font's encoding; what the font does not have becomes a question mark. */
export function charactersOf(text: string): string {
  return Array.from(text.normalize("NFC"), (character) => {
    const code = WIN_ANSI[character] ?? character.codePointAt(0) ?? 0;
    const isOfFont = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100) || Object.hasOwn(WIN_ANSI, character);
    return isOfFont ? String.fromCharCode(code) : "?";
  }).join("");
}

function widths(list: string): ReadonlyMap<string, number> {
  return new Map(list.split(" ").map((width, index) => [String.fromCharCode(0x20 + index), Number(width)]));
}
