import { type JoinedKey, joinedKey, joinedSlip } from "../../read/joinedKey";
import { keyIn, type SourceLine } from "../../read/slip";
import type { Keys } from "./keys";
import type { Trial } from "./trial";

/** Likelier than any other change, but less than a value that ends where the second key begins. */
const IN_TEXT = 0.5;

/** `icon: cow size: 2`, `herd.events: label: { … }`: two lines in one, whose second begins with a key of the schema. */
export function* joinedTrials(lines: readonly SourceLine[], { isKey, known }: Keys): Iterable<Trial> {
  for (const [at, line] of lines.entries()) {
    const key = keyIn(line);
    if (key === null) continue;
    const next = lines[at + 1];
    const first = /^([\w-]+): /.exec(line.text.slice(key.value))?.[1];
    if (first !== undefined && known.has(first) && !known.has(key.name))
      yield split(line, key.value, first, next !== undefined && next.indent > key.at ? next.indent : key.at + 2);
    const last = / +([\w-]+)$/.exec(key.name);
    if (last?.[1] !== undefined && known.has(last[1]))
      for (const indent of indentsAbove(lines, at))
        yield split(line, key.at + last.index + last[0].length - last[1].length, last[1], indent);
    const joined = joinedKey(line, key.value);
    const isLanguage = /^[a-z]{2}$/.test(key.name) && !known.has(key.name);
    const found = joined !== null && known.has(joined.name) ? [joined] : keysInText(line, key.value).filter(({ name }) => isKey(name));
    // Behind a language, a key of the schema belongs to a block further out.
    for (const { start, name } of found)
      for (const indent of isLanguage && known.has(name) ? indentsAbove(lines, at) : [key.at, ...indentsAbove(lines, at)])
        yield split(line, start, name, indent, joined === null ? IN_TEXT : 0);
  }
}

/** Where the keys start that a line stands below, the nearest first. */
function indentsAbove(lines: readonly SourceLine[], at: number, column = lines[at]?.indent ?? 0): readonly number[] {
  const startOf = (line: SourceLine) => keyIn(line)?.at ?? line.indent;
  const above = lines.findLastIndex((line, index) => index < at && startOf(line) < column);
  const owner = lines[above];
  return owner === undefined ? [] : [startOf(owner), ...indentsAbove(lines, above, startOf(owner))];
}

/** Words with a colon behind them in a text without quotes. */
function keysInText({ text }: SourceLine, from: number): readonly JoinedKey[] {
  if (/^["'{[|>#&*!]/.test(text.slice(from))) return [];
  return [...text.slice(from).matchAll(/(?<=\S +)([A-Za-z][\w-]*): /g)].map(({ index, 1: name = "" }) => ({ start: from + index, name }));
}

/** A line cut in two; the second half starts with its own spaces. */
function split(line: SourceLine, start: number, name: string, indent: number, cost = 0): Trial {
  return {
    code: "syntax-error",
    changed: new Map([
      [line.number, `${line.text.slice(0, start).replace(/[,;]?\s+$/, "")}\n${" ".repeat(indent)}${line.text.slice(start)}`],
    ]),
    cost,
    told: () => joinedSlip(line, start, name, indent),
  };
}
