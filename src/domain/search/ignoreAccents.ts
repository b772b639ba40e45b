const ASCII = /^[\0-\x7f]*$/;
/** Letters that do not come apart into a base letter and a mark. */
const JOINED: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/**
 * A text as it is compared: small letters and digits without accents, each word led by one space, so that `" par"` is the start of
 * a word. `"L’Étable n° 2"` gives `" l etable n 2"`.
 */
export function ignoreAccents(text: string): string {
  const small = text.toLowerCase();
  // Most texts of a long list are plain, and the plain way is many times faster.
  const words = (ASCII.test(small) ? small.replace(/[^a-z0-9]+/g, " ") : withoutMarks(small).replace(/[^\p{L}\p{N}]+/gu, " ")).trim();
  return words === "" ? "" : ` ${words}`;
}

/** Folded text as a number is compared, whatever the spaces in it: `"FR 12 345"` gives `"fr12345"`. */
export function ignoreSpaces(text: string): string {
  return ignoreAccents(text).replaceAll(" ", "");
}

function withoutMarks(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[œæßøł]/g, (letter) => JOINED[letter] ?? letter);
}
