const SOFT_HYPHEN = "\u00AD";
const WORD = /\p{L}+/gu;

/** Where the long words of a language may be broken: each word in lower case, with the same word in parts. */
export type WordBreaks = ReadonlyMap<string, readonly string[]>;

/** Reads words (`tiles.breaks` of the labels) that bear a hyphen at every place where they may be broken, with a space between them. */
export function readWordBreaks(list: string): WordBreaks {
  return new Map(list.split(/\s+/).map((word) => [word.replaceAll("-", "").toLowerCase(), word.split("-")]));
}

/** The label with soft hyphens in those of its words that have breaks; its letters stay as they are. */
export function withSoftHyphens(label: string, breaks: WordBreaks): string {
  return label.replace(WORD, (word) => {
    let at = 0;
    const parts = breaks.get(word.toLowerCase())?.map(({ length }) => {
      at += length;
      return word.slice(at - length, at);
    });
    return parts?.join(SOFT_HYPHEN) ?? word;
  });
}
