/** Letters from which a word has no room in a cell of a phone. */
const LONG = /\p{L}{8,}/gu;
/** What stands between two vowels. */
const BETWEEN = /(?<=[aeiouyàâäéèêëíîïóôöúûüœ])([bcdfghjklmnpqrstvwxzß]+)(?=[aeiouyàâäéèêëíîïóôöúûüœ])/giu;
/** What a syllable begins with: sounds that are not torn apart, or one letter. */
const BEGINS = /(?:sch[lmnrw]?|str|st|pf[lr]?|[cpgt]h|ck|qu|gn|[bcdfgptv]r|[bcfgp]l|.)$/iu;
/** Letters that a part of a word has at least. */
const LEAST = 3;

/** A label whose long words may be parted where one line has no room for them, whatever the browser knows of the language. */
export function breakable(label: string): string {
  return label.replace(LONG, (word) =>
    word.replace(BETWEEN, (between, _, at: number) => {
      const parts = at + between.search(BEGINS);
      return parts < LEAST || word.length - parts < LEAST ? between : between.replace(BEGINS, "\u00ad$&");
    }),
  );
}
