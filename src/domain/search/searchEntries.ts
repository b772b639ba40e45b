import { ignoreAccents, ignoreSpaces } from "./ignoreAccents";

/** What an entry is found by. */
export interface SearchTexts {
  readonly title: string;
  /** Other words it is known by: its section, its town. */
  readonly more?: readonly string[];
  /** A number people type with or without spaces. */
  readonly number?: string;
}

/** An entry folded once, however often it is searched. */
export interface SearchEntry<Item> {
  readonly item: Item;
  readonly title: string;
  readonly more: string;
  readonly number: string;
}

export interface SearchResult<Item> {
  /** Best first; of equal ones the earlier entry. */
  readonly items: readonly Item[];
  /** All that match, shown or not. */
  readonly total: number;
  /** Rank of the first one; 0 when nothing matches. */
  readonly bestRank: number;
}

/** How a word that was typed stands in an entry: a whole word before a word start, and that before the inside of a word, wherever they stand. */
const RANK = {
  number: 9,
  titleStart: 8,
  numberStart: 7,
  wholeWord: 6,
  wordStart: 5,
  moreWhole: 4,
  moreStart: 3,
  inside: 2,
  moreInside: 1,
  slip: 0.5,
} as const;

/** Digits from which the inside of a number is searched: fewer would stand in nearly every one. */
const INSIDE_NUMBER = 3;

/** Letters from which a slip is forgiven: shorter words are one letter apart from too many others. */
const FORGIVEN = /^\p{L}{4,}$/u;

export function searchEntryOf<Item>(item: Item, { title, more = [], number = "" }: SearchTexts): SearchEntry<Item> {
  return { item, title: ignoreAccents(title), more: ignoreAccents(more.join(" ")), number: ignoreSpaces(number) };
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
  const folded = ignoreAccents(typed);
  const words = folded.split(" ").filter((word) => word !== "");
  const number = /\d/.test(folded) ? folded.replaceAll(" ", "") : "";
  const ranked: { readonly entry: SearchEntry<Item>; readonly rank: number; readonly at: number }[] = [];
  if (words.length > 0)
    for (const [at, entry] of entries.entries()) {
      const rank = Math.max(rankOfNumber(entry.number, number), rankOfWords(entry, words, folded, forgiving));
      if (rank > 0) ranked.push({ entry, rank, at });
    }
  ranked.sort((one, other) => other.rank - one.rank || one.at - other.at);
  return { items: ranked.slice(0, limit).map(({ entry }) => entry.item), total: ranked.length, bestRank: ranked[0]?.rank ?? 0 };
}

function rankOfNumber(number: string, typed: string): number {
  if (typed === "" || number === "") return 0;
  if (number === typed) return RANK.number;
  if (number.startsWith(typed)) return RANK.numberStart;
  return typed.length >= INSIDE_NUMBER && number.includes(typed) ? RANK.inside : 0;
}

/** The mean rank of the words; 0 as soon as one is missing. */
function rankOfWords(entry: SearchEntry<unknown>, words: readonly string[], folded: string, forgiving: boolean): number {
  let sum = 0;
  for (const word of words) {
    const rank = rankOfWord(entry, word) || (forgiving && isNearWord(entry, word) ? RANK.slip : 0);
    if (rank === 0) return 0;
    sum += rank;
  }
  return entry.title.startsWith(folded) ? RANK.titleStart : sum / words.length;
}

function rankOfWord({ title, more }: SearchEntry<unknown>, word: string): number {
  const start = ` ${word}`;
  if (`${title} `.includes(`${start} `)) return RANK.wholeWord;
  if (title.includes(start)) return RANK.wordStart;
  if (more.includes(start)) return `${more} `.includes(`${start} `) ? RANK.moreWhole : RANK.moreStart;
  if (title.includes(word)) return RANK.inside;
  return more.includes(word) ? RANK.moreInside : 0;
}

function isNearWord({ title, more }: SearchEntry<unknown>, word: string): boolean {
  return FORGIVEN.test(word) && `${title}${more}`.split(" ").some((other) => isOneSlipFrom(word, other));
}

/** Whether a word was typed with one slip that is forgiven. */
export function isSlip(typed: string, word: string): boolean {
  return FORGIVEN.test(typed) && isOneSlipFrom(typed, word);
}

/** Whether what was typed is the start of a word but for one letter: another one, one too many, a missing one, or two that changed places. */
function isOneSlipFrom(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const after = typed.slice(at + 1);
  const changedPlaces = typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2);
  return changedPlaces || word.startsWith(after, at + 1) || word.startsWith(after, at) || word.startsWith(typed.slice(at), at + 1);
}
