import { type JoinedKey, joinedKey, joinedSlip } from "../../read/joinedKey";
import { keyIn, type Slip, type SourceLine, slipIn } from "../../read/slip";
import type { Keys } from "./keys";
import { spaces, type Trial } from "./trial";

/** Likelier than any other change, but less than a value that ends where the second key begins. */
const IN_TEXT = 0.5;

/** `icon: cow size: 2`, `herd.events: label: { … }`: two lines in one, whose second begins with a key of the schema. */
export function* joinedTrials(lines: readonly SourceLine[], { isKey, known }: Keys): Iterable<Trial> {
  for (const [at, line] of lines.entries()) {
    const key = keyIn(line);
    if (key === null) continue;
    yield* entryOnLine(lines, at, known);
    const last = / +([\w-]+)$/.exec(key.name);
    if (last?.[1] !== undefined && known.has(last[1]))
      for (const indent of indentsAbove(lines, at))
        yield split(line, key.at + last.index + last[0].length - last[1].length, last[1], indent);
    const joined = joinedKey(line.text, key.value);
    const isLanguage = /^[a-z]{2}$/.test(key.name) && !known.has(key.name);
    const found = joined !== null && known.has(joined.name) ? [joined] : keysInText(line, key.value).filter(({ name }) => isKey(name));
    // Behind a language, a key of the schema belongs to a block further out.
    for (const { start, name } of found)
      for (const indent of isLanguage && known.has(name) ? indentsAbove(lines, at) : [key.at, ...indentsAbove(lines, at)])
        yield split(line, start, name, indent, joined === null ? IN_TEXT : 0);
  }
}

/** `herd.events: label: { … } opens: { … }`: the keys of an entry beside its name, and a dash before it, perhaps. */
function* entryOnLine(lines: readonly SourceLine[], at: number, known: Keys["known"]): Iterable<Trial> {
  const [line, next] = [lines[at], lines[at + 1]];
  const key = line === undefined ? null : keyIn(line);
  if (line === undefined || key === null || known.has(key.name)) return;
  const found = keysBesideName(line.text, key.value, known);
  const [first, ...others] = found;
  if (first === undefined) return;
  for (const column of new Set([key.at, line.indent])) {
    const indent = next !== undefined && next.indent > column ? next.indent : column + 2;
    const name = " ".repeat(line.indent) + line.text.slice(column === key.at ? line.indent : key.at, key.value).trimEnd();
    const rows = found.map(
      (one, index) => " ".repeat(indent) + line.text.slice(one.start, found[index + 1]?.start).replace(/[,;]?\s*$/, ""),
    );
    const slip = others.length === 0 ? joinedSlip(line, first.start, first.name, indent) : severalSlip(line, found, indent);
    const dash = column === key.at ? "" : ` Write ${key.name}: without the dash, after ${spaces(column)}.`;
    yield {
      code: "syntax-error",
      changed: new Map([[line.number, [name, ...rows].join("\n")]]),
      cost: column === key.at ? 0 : 1,
      told: () => ({ ...slip, hint: slip.hint + dash }),
    };
  }
}

function severalSlip(line: SourceLine, found: readonly JoinedKey[], indent: number): Slip {
  const names = found.map(({ name }) => `"${name}:"`);
  const sign = found.map(({ start }) => /([,;]) *$/.exec(line.text.slice(0, start))?.[1]).find((one) => one !== undefined);
  const more = sign === undefined ? "" : `, and remove each "${sign}" before them`;
  return slipIn(
    line,
    found[0]?.start ?? line.indent,
    `${found.length + 1} lines stand in one here.`,
    `Start a new line before ${names.slice(0, -1).join(", ")} and before ${names.at(-1)}, each with ${spaces(indent)} at its start${more}.`,
  );
}

/** Keys of the schema that follow each other, each with a value that is whole. */
function keysBesideName(text: string, from: number, known: Keys["known"]): readonly JoinedKey[] {
  const name = /^([\w-]+): /.exec(text.slice(from))?.[1];
  if (name === undefined || !known.has(name)) return [];
  const next = joinedKey(text, from + name.length + 2);
  return [{ start: from, name }, ...(next === null ? [] : keysBesideName(text, next.start, known))];
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
