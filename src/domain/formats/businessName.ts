/** A business name in two parts: `GAEC DU MOULIN BLEU` shows as MOULIN, then BLEU. */
export interface BusinessName {
  readonly lead: string;
  readonly main: string;
}

export interface BusinessNameRules {
  /** Words that never lead, whatever their case and accents. */
  readonly commonWords: readonly string[];
  /** How many words are looked at. */
  readonly words: number;
}

const WORD = /\S+/gu;
/** `l'` of `L'ETANG`, apart from what it belongs to. */
const ELISION = /^(.{1,2}['’ʼ])(.+)$/u;

/**
 * Section 1: the first word that is not a common one leads, all after it is the main part (decision FMT-02). A name of common
 * words only is shown whole as main part.
 */
export function splitBusinessName(name: string, rules: BusinessNameRules): BusinessName {
  const common = new Set(rules.commonWords.map(lettersOf));
  let looked = 0;
  for (const { 0: word, index } of name.matchAll(WORD)) {
    if (looked++ >= rules.words) break;
    const lead = withoutElision(word, common);
    const letters = lettersOf(lead);
    if (letters === "" || common.has(letters)) continue;
    return { lead, main: tidied(name.slice(index + word.length)) };
  }
  return { lead: "", main: tidied(name) };
}

function withoutElision(word: string, common: ReadonlySet<string>): string {
  const [, elided, rest] = ELISION.exec(word) ?? [];
  return elided !== undefined && rest !== undefined && common.has(lettersOf(elided)) ? rest : word;
}

/** What makes two words the same: `E.A.R.L.` and `earl`, `Élevage` and `elevage`. */
function lettersOf(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

function tidied(text: string): string {
  return text.trim().replace(/\s+/gu, " ");
}
