import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { type Block, isBlock, isNames, isWord, onOneLine } from "./onOneLine";

/** A key that its block has already: what is told, and the value of both together. */
export interface KeyTwice {
  readonly finding: Diagnostic;
  readonly value: unknown;
}

interface Places {
  readonly at: Range;
  readonly before: Range;
}

/** Two values of one key, in a block that may lack languages which other texts of the file have. Blocks and lists add up; of other values the first one counts. */
export function keyTwice(name: string, first: unknown, second: unknown, places: Places, lacking: readonly string[] = []): KeyTwice {
  const tell = (hint: string) => duplicateKey(name, hint, places);
  if (first !== null && JSON.stringify(first) === JSON.stringify(second))
    return { finding: tell("Remove one of the two: they say the same."), value: first };
  if (isNothing(first) !== isNothing(second)) {
    const [line, value] = isNothing(first) ? [places.before.line, second] : [places.at.line, first];
    const where = places.before.line === places.at.line ? "the one without a value" : `line ${line}, which has no value`;
    return { finding: tell(`Remove ${where}.`), value };
  }
  const entries = bothEntries(first, second);
  if (entries !== null) return { finding: blockTwice(name, places), value: entries };
  const together = bothNames(first, second);
  if (together !== null) return { finding: tell(`Write both in one: ${name}: ${onOneLine(together)}`), value: together };
  if (isBlock(first) !== isBlock(second) && isWord(first) !== isWord(second)) {
    const { at, before } = places;
    const [word, line, value] = isWord(first) ? [first, before.line, second] : [second, at.line, first];
    return { finding: tell(`Remove "${name}: ${word}" (line ${line}): beside it stands in full what is meant.`), value };
  }
  // One of two texts in a language is that of the language that the text lacks.
  const [other, ...others] = lacking;
  if (/^[a-z]{2}$/.test(name) && other !== undefined && others.length === 0)
    return { finding: tell(`Write "${other}:" in place of one of the two "${name}:", whichever holds that text.`), value: first };
  // Two entries are hardly ever one too many: of one of them the name is not as it was meant.
  const isEntry = [first, second].every((value) => isBlock(value) && "label" in value);
  const hint = isEntry ? "Give the second a name of its own." : "Keep one of the two, or give the second another name.";
  return { finding: tell(hint), value: first };
}

function isNothing(value: unknown): boolean {
  return value === null || value === "" || (isBlock(value) && Object.keys(value).length === 0);
}

/** Two blocks, or two lists, of one name with entries of their own, as one; null when they are anything else. */
function bothEntries(first: unknown, second: unknown): Block | readonly unknown[] | null {
  if (Array.isArray(first) && Array.isArray(second)) return first.some((one) => typeof one === "object") ? [...first, ...second] : null;
  if (!isBlock(first) || !isBlock(second) || Object.keys(second).some((key) => Object.hasOwn(first, key))) return null;
  const texts = [...Object.keys(first), ...Object.keys(second)].every((key) => /^[a-z]{2}$/.test(key));
  return texts ? null : { ...first, ...second };
}

/** Two lists of names as one, or two blocks that differ in such lists alone. */
function bothNames(first: unknown, second: unknown): Block | readonly string[] | null {
  if (isNames(first) && isNames(second)) return [...new Set([...first, ...second])];
  if (isNames(first) && isWord(second)) return bothNames(first, [second]);
  if (isWord(first) && isNames(second)) return bothNames([first], second);
  if (!isBlock(first) || !isBlock(second)) return null;
  const shared = Object.keys(second).filter((key) => Object.hasOwn(first, key));
  const lists = shared.map((key) => [key, bothNames(first[key], second[key])] as const);
  return lists.every(([, value]) => Array.isArray(value)) ? { ...first, ...second, ...Object.fromEntries(lists) } : null;
}

function blockTwice(name: string, { at, before }: Places): Diagnostic {
  return finding(
    at,
    "duplicate-key",
    `"${name}:" stands a second time; what is below it belongs below the first one, in line ${before.line}.`,
    {
      hint: `Remove this line and put the entries below it to those of the first "${name}:".`,
      related: relatedTo(before, "the first one is here"),
    },
  );
}

function duplicateKey(name: string, hint: string, { at, before }: Places): Diagnostic {
  return finding(at, "duplicate-key", `"${name}" is written twice in the same block.`, {
    hint,
    related: relatedTo(before, "the first one is here"),
  });
}
