import { quoted } from "../../read/quoted";
import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { blockAt, spaces, type Trial } from "./trial";

/** Longer ones are easier to read on lines of their own. */
const LONGEST = 160;

type Lines = readonly SourceLine[];

interface Dotted {
  readonly line: SourceLine;
  /** Where the name stands in it. */
  readonly at: number;
  readonly owner: string;
  readonly inner: string;
  /** What follows the name: its colon and its value. */
  readonly rest: string;
  /** Lines that stand below it. */
  readonly below: Lines;
}

/** `label.fr:` and `label.en:` beside each other, in place of `label:` that holds both. Owners are keys that hold others. */
export function* dotTrials(lines: Lines, owners: ReadonlySet<string>): Iterable<Trial> {
  const dotted = lines.flatMap((_, at) => dottedAt(lines, at) ?? []).filter(({ owner }) => owners.has(owner));
  const runs: Dotted[][] = [];
  for (const one of dotted) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNext = before !== undefined && lines.indexOf(one.line) === lines.indexOf(before.line) + before.below.length + 1;
    if (run !== undefined && before?.owner === one.owner && before.at === one.at && isNext) run.push(one);
    else runs.push([one]);
  }
  for (const run of runs) yield* nested(run);
}

function dottedAt(lines: Lines, index: number): Dotted | null {
  const line = lines[index];
  const key = line === undefined ? null : keyIn(line);
  const [, owner, inner] = /^([A-Za-z]\w*)\.([\w-]+)$/.exec(key?.name ?? "") ?? [];
  if (line === undefined || key === null || owner === undefined || inner === undefined) return null;
  const rest = line.text.slice(key.at + key.name.length).trimEnd();
  return { line, at: key.at, owner, inner, rest, below: blockAt(lines, index).slice(1) };
}

function* nested(run: readonly Dotted[]): Iterable<Trial> {
  const [first] = run;
  if (first === undefined) return;
  const bare = run.every(({ below }) => below.length === 0);
  yield {
    code: "unknown-key",
    changed: bare ? onOneLine(run, first) : onOwnLines(run, first),
    cost: 0,
    told: () => told(run, first, bare),
  };
}

function onOneLine(run: readonly Dotted[], first: Dotted): ReadonlyMap<number, string> {
  const whole = first.line.text.slice(0, first.at) + inBraces(run, first);
  return new Map(run.map((one) => [one.line.number, one === first ? whole : "#"]));
}

function onOwnLines(run: readonly Dotted[], first: Dotted): ReadonlyMap<number, string> {
  const above = `${first.line.text.slice(0, first.at)}${first.owner}:\n`;
  const indent = " ".repeat(first.at + 2);
  const own = run.map((one) => [one.line.number, `${one === first ? above : ""}${indent}${one.inner}${one.rest}`] as const);
  return new Map([...own, ...run.flatMap(({ below }) => below.map(({ number, text }) => [number, `  ${text}`] as const))]);
}

function told(run: readonly Dotted[], first: Dotted, bare: boolean) {
  const { line, at, owner, inner } = first;
  const last = run.at(-1) ?? first;
  const end = (last.below.at(-1) ?? last.line).number + 1;
  const which = end === line.number + 1 ? `line ${end}` : `the lines ${line.number + 1} to ${end}`;
  const others = run.length === 1 ? "" : run.length === 2 ? ` and "${owner}.${last.inner}:"` : ` and ${run.length - 1} more`;
  const fact = `"${owner}.${inner}:"${others} ${run.length > 1 ? "are" : "is"} written with a dot, but ${run.length > 1 ? "stand" : "stands"} below "${owner}:".`;
  const short = inBraces(run, first);
  const hint =
    bare && short.length <= LONGEST
      ? `Write ${short}${run.length > 1 ? ` in place of ${which}` : ""}`
      : `Write "${owner}:" on a line of its own above, after ${spaces(at)}; remove "${owner}." from the start of what is below it, and put 2 spaces more before ${which}.`;
  return slipIn(line, at, fact, hint);
}

function inBraces(run: readonly Dotted[], { owner }: Dotted): string {
  return `${owner}: { ${run.map((one) => `${one.inner}: ${inFlow(one.rest)}`).join(", ")} }`;
}

/** A value as it stands in braces, without the remark behind it. */
function inFlow(rest: string): string {
  const value = rest.replace(/^ *: */, "");
  if (/^["'{[]/.test(value)) return value;
  const bare = value.replace(/ +#.*$/, "");
  return /[,[\]{}]/.test(bare) ? quoted(bare) : bare;
}
