import { ignoreAccents } from "./ignoreAccents";
import { isSlip } from "./searchEntries";

/** A piece of a text, and whether it is what was typed. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly hit: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** A text in pieces: the beginnings of words that were typed are hits, and whole words that a slip away were typed. */
export function piecesOf(text: string, typed: string): readonly Piece[] {
  const words = wordsOf(typed);
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, hit: boolean) => {
    if (to > end) pieces.push({ at: end, text: text.slice(end, to), hit });
    end = to;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = Math.max(0, ...words.map((one) => lengthOfHit(word, one)));
    if (length === 0) continue;
    add(index, false);
    add(index + length, true);
  }
  add(text.length, false);
  return pieces;
}

/** What was typed with its slips mended by the words of a text; null where there is none. */
export function wordsMeant(text: string, typed: string): string | null {
  const words = text.match(WORD) ?? [];
  const said = wordsOf(typed);
  const meant = said.map((one) => {
    if (words.some((word) => folded(word).includes(one))) return one;
    return words.find((word) => isSlip(one, folded(word)))?.toLowerCase() ?? one;
  });
  return meant.some((word, at) => word !== said[at]) ? meant.join(" ") : null;
}

function lengthOfHit(word: string, typed: string): number {
  if (isSlip(typed, folded(word)) && !folded(word).startsWith(typed)) return word.length;
  for (let length = 1; length <= word.length; length += 1) if (folded(word.slice(0, length)) === typed) return length;
  return 0;
}

function wordsOf(typed: string): readonly string[] {
  return ignoreAccents(typed)
    .split(" ")
    .filter((word) => word !== "");
}

function folded(word: string): string {
  return ignoreAccents(word).trim();
}
