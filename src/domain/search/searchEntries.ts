import { ignoreAccents, ignoreSpaces } from "./ignoreAccents";

/** What an entry is found by. */
export interface SearchTexts {
  readonly title: string;
  /** Other words it is known by: its section, its town. */
  readonly more?: readonly string[];
  /** A number people type with or without spaces. */
  readonly number?: string;
  /** A sentence about it. */
  readonly purpose?: string;
}

/** An entry folded once, however often it is searched; a space stands before and after each word. */
export interface SearchEntry<Item> {
  readonly item: Item;
  readonly title: string;
  readonly more: string;
  readonly number: string;
  /** Those of the title and the others, one by one. */
  readonly words: readonly string[];
  readonly purpose: readonly string[];
}

export interface SearchResult<Item> {
  /** Best first; of equal ones the earlier entry. */
  readonly items: readonly Item[];
  /** All that match, shown or not. */
  readonly total: number;
  /** Rank of the first one; 0 when nothing matches. */
  readonly bestRank: number;
}

/** How a word that was typed stands in an entry: a whole word before a word start, and that before the inside of a word. */
const RANK = {
  number: 9,
  title: 8,
  numberStart: 7,
  wholeWord: 6,
  titleStart: 5.5,
  wordStart: 5,
  moreWhole: 4,
  moreStart: 3,
  inside: 2,
  moreInside: 1,
  slip: 0.5,
  purpose: 0.2,
  purposeSlip: 0.1,
} as const;

/** With this share of its rank an entry that needs its purpose to be found stands behind all that do without. */
const BEHIND = 0.05;

/** Digits from which the inside of a number is searched: fewer would stand in nearly every one. */
const INSIDE_NUMBER = 3;

/** Letters from which a slip is forgiven: shorter words are one letter apart from too many others. */
const FORGIVEN = /^\p{L}{4,}$/u;

interface TypedWord {
  readonly word: string;
  readonly start: string;
  readonly whole: string;
  /** Whether a slip in it is. */
  readonly forgiven: boolean;
}

export function searchEntryOf<Item>(item: Item, { title, more = [], number = "", purpose = "" }: SearchTexts): SearchEntry<Item> {
  const words = wordsOf(title);
  const others = more.flatMap(wordsOf);
  return {
    item,
    title: spaced(words),
    more: spaced(others),
    number: ignoreSpaces(number),
    words: [...words, ...others],
    purpose: wordsOf(purpose),
  };
}

/**
 * Finds the entries that hold every word typed, in any order, whatever accents and case; `forgiving`, one slip a word as well.
 * Nothing typed finds nothing.
 */
export function searchEntries<Item>(
  entries: readonly SearchEntry<Item>[],
  typed: string,
  limit: number,
  forgiving = false,
): SearchResult<Item> {
  const parts = wordsOf(typed);
  const folded = spaced(parts);
  const words = parts.map(
    (word): TypedWord => ({ word, start: ` ${word}`, whole: ` ${word} `, forgiven: forgiving && FORGIVEN.test(word) }),
  );
  const number = /\d/.test(folded) ? ignoreSpaces(typed) : "";
  const ranked: { readonly entry: SearchEntry<Item>; readonly rank: number; readonly at: number }[] = [];
  if (words.length > 0)
    for (const [at, entry] of entries.entries()) {
      const rank = Math.max(rankOfNumber(entry.number, number), rankOfWords(entry, words, folded));
      if (rank > 0) ranked.push({ entry, rank, at });
    }
  ranked.sort((one, other) => other.rank - one.rank || one.at - other.at);
  return { items: ranked.slice(0, limit).map(({ entry }) => entry.item), total: ranked.length, bestRank: ranked[0]?.rank ?? 0 };
}

function wordsOf(text: string): readonly string[] {
  return ignoreAccents(text).match(/[^ ]+/g) ?? [];
}

/** Joined, since a string put together with + is searched half as fast. */
function spaced(words: readonly string[]): string {
  return ["", ...words, ""].join(" ");
}

function rankOfNumber(number: string, typed: string): number {
  if (typed === "" || number === "") return 0;
  if (number === typed) return RANK.number;
  if (number.startsWith(typed)) return RANK.numberStart;
  return typed.length >= INSIDE_NUMBER && number.includes(typed) ? RANK.inside : 0;
}

/** The mean rank of the words; 0 as soon as one is missing. */
function rankOfWords(entry: SearchEntry<unknown>, words: readonly TypedWord[], folded: string): number {
  let sum = 0;
  let least: number = RANK.title;
  for (const word of words) {
    const rank = rankOfWord(entry, word);
    if (rank === 0) return 0;
    sum += rank;
    least = Math.min(least, rank);
  }
  if (entry.title === folded) return RANK.title;
  return (sum / words.length) * (least > RANK.purpose ? 1 : BEHIND);
}

function rankOfWord({ title, more, words, purpose }: SearchEntry<unknown>, { word, start, whole, forgiven }: TypedWord): number {
  // Most entries do not hold a word at all: that is seen first.
  const inTitle = title.includes(word);
  if (inTitle && title.includes(start)) {
    if (title.includes(whole)) return RANK.wholeWord;
    return title.startsWith(start) ? RANK.titleStart : RANK.wordStart;
  }
  const inMore = more.includes(word);
  if (inMore && more.includes(start)) return more.includes(whole) ? RANK.moreWhole : RANK.moreStart;
  if (inTitle || inMore) return inTitle ? RANK.inside : RANK.moreInside;
  if (forgiven && words.some((other) => isOneSlipFrom(word, other))) return RANK.slip;
  if (purpose.some((other) => other.startsWith(word))) return RANK.purpose;
  return forgiven && purpose.some((other) => isOneSlipFrom(word, other)) ? RANK.purposeSlip : 0;
}

/** Whether a word was typed with one slip that is forgiven. */
export function isSlip(typed: string, word: string): boolean {
  return FORGIVEN.test(typed) && isOneSlipFrom(typed, word);
}

/** Whether what was typed is the start of a word but for one letter: another one, one too many, a missing one, or two that changed places. */
function isOneSlipFrom(typed: string, word: string): boolean {
  if (word.length < typed.length - 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const changedPlaces = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    goesOn(typed, at + 1, word, at + 1) ||
    goesOn(typed, at + 1, word, at) ||
    goesOn(typed, at, word, at + 1) ||
    (changedPlaces && goesOn(typed, at + 2, word, at + 2))
  );
}

/** Whether the rest of what was typed stands at that place of a word. */
function goesOn(typed: string, from: number, word: string, at: number): boolean {
  for (let next = from; next < typed.length; next += 1) if (typed[next] !== word[at + next - from]) return false;
  return true;
}
