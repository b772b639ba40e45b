import type { Diagnostic } from "../../diagnostic/diagnostic";
import { finding } from "../../diagnostic/finding";
import { INVISIBLE } from "../../diagnostic/invisible";
import { quickYaml } from "../../read/quickYaml";
import { readFully } from "../../read/readDocument";
import { keyIn, type SourceLine, sourceLines } from "../../read/slip";
import { KINDS, type Kind } from "../../schema/kinds";
import { flatIssues } from "../flatIssues";
import { blockNames, keyNames } from "../schemaKeys";
import { besideTrials } from "./besideTrials";
import { colonTrials } from "./colonTrials";
import { dashesFreed, dashTrials } from "./dashTrials";
import { endTrials } from "./endTrials";
import { entryTrials, nameTrials } from "./entryTrials";
import { foreignTrials } from "./foreignTrials";
import { groupTrials } from "./groupTrials";
import { headerTrials } from "./headerTrials";
import { invisibleTrials } from "./invisibleTrials";
import { nestedTrials } from "./nestedTrials";
import { orderTrials } from "./orderTrials";
import { shiftTrials } from "./shiftTrials";
import { tabTrials } from "./tabTrials";
import type { Trial } from "./trial";

/** A file with one slip mended, and the finding that tells it. */
export interface MendedText {
  readonly text: string;
  readonly finding: Diagnostic;
  /** Numbers of the lines that were changed, from 1. */
  readonly lines: ReadonlySet<number>;
  /** Lines that were put in, and the number of the first; null when none was. */
  readonly inserted: { readonly from: number; readonly count: number } | null;
}

/** Source lines above and below the place of an error in which its cause is looked for. */
const ABOVE = 9;
const BELOW = 3;
/** Changes that are tried with the full parser. */
const SLOWLY = 150;
/** Texts are nested as anybody likes: no place in them is wrong by itself. */
const NESTED: readonly Kind[] = ["labels"];

/** What is to be mended. */
export interface Faulty {
  readonly kind: Kind;
  readonly file: string;
  readonly text: string;
  /** Numbers of lines, from 0, near which faults show. */
  readonly near: readonly number[];
  /** Faults against the schema; null when the file gave no value. */
  readonly faults: readonly string[] | null;
  /** YAML itself cannot read the file. */
  readonly unreadable: boolean;
  /** Only single values are wrong: lines are looked at for what is too much at their end, or for a list that is read as one text. */
  readonly scalar: boolean;
  /** Keys without a value, or written twice, stand in the file. */
  readonly emptied: boolean;
}

interface Best {
  readonly trial: Trial;
  readonly text: string;
  readonly rest: number;
}

/**
 * Looks for the one change of spaces, dashes or colons that leaves fewer faults in a file, near the lines where faults
 * show. Only a change after which the file is read is told, so its remedy works. Called for files that are wrong already.
 */
export function mendedText(faulty: Faulty): MendedText | null {
  const { file, unreadable } = faulty;
  const text = faulty.text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const lines = sourceLines(text);
  const unseen = bestOf(faulty, text, invisibleTrials(lines), quickYaml);
  if (unseen === null && lines.some((line) => INVISIBLE.test(line.text.slice(0, line.indent)))) return null;
  const best =
    unseen ??
    bestOf(faulty, text, faulty.scalar ? [] : wholeTrials(faulty.kind, lines), quickYaml) ??
    bestOf(faulty, text, faulty.scalar ? scalarTrials(faulty, lines) : trialsNear(faulty.kind, lines, faulty.near), quickYaml) ??
    bestOf(faulty, text, faulty.scalar ? [] : headersNear(faulty.kind, lines, faulty.near), quickYaml) ??
    bestOf(faulty, text, faulty.kind === "menu" && !faulty.scalar ? groupTrials(lines) : [], quickYaml) ??
    bestOf(faulty, text, faulty.emptied ? firstOf(trialsNear(faulty.kind, lines, faulty.near), SLOWLY) : [], (changed) =>
      slowly(faulty, changed),
    );
  if (best === null) return null;
  const { trial } = best;
  const { line, start, end, message, hint } = trial.told();
  const count = best.text.split("\n").length - text.split("\n").length;
  const at = { file, line: line + 1, column: start + 1, endLine: line + 1, endColumn: end + 1 };
  return {
    text: best.text,
    finding: finding(at, unreadable && trial.code !== "yaml-tab" ? "syntax-error" : trial.code, message, { hint }),
    inserted: count > 0 ? { from: line + 1, count } : null,
    lines: new Set([...trial.changed.keys()].map((number) => number + 1)),
  };
}

function bestOf({ kind, faults }: Faulty, text: string, trials: Iterable<Trial>, read: (text: string) => unknown): Best | null {
  const rows = text.split("\n");
  const lines = sourceLines(text);
  let best: Best | null = null;
  for (const trial of trials) {
    if (best !== null && best.rest === 0 && best.trial.cost <= trial.cost) continue;
    const changed = rows.map((row, number) => trial.changed.get(number) ?? row).join("\n");
    const left = faultsOf(kind, read(changed));
    if (left === null || !isBetter(left, faults, isBelowKey(lines, trial)) || absorbs(kind, lines, trial)) continue;
    if (best === null || left.length < best.rest || (left.length === best.rest && trial.cost < best.trial.cost))
      best = { trial, text: changed, rest: left.length };
  }
  return best;
}

/** Some values only the full parser reads: keys without a value, which another slip may have left. */
function slowly({ kind, file }: Faulty, text: string): unknown {
  const { document, diagnostics } = readFully(kind, file, text);
  return diagnostics.some(({ code }) => code !== "duplicate-key") ? undefined : document.value;
}

/** The cheapest ones, when each costs some milliseconds. */
function firstOf(trials: Iterable<Trial>, count: number): readonly Trial[] {
  return [...trials].sort((a, b) => a.cost - b.cost).slice(0, count);
}

/** Faults of a value against the schema of its kind, as texts that can be compared; null when there is no value. */
export function faultsOf(kind: Kind, value: unknown): readonly string[] | null {
  if (value === undefined) return null;
  const parsed = KINDS[kind].schema.safeParse(value);
  return parsed.success ? [] : flatIssues(parsed.error.issues, value).map((fault) => JSON.stringify(fault));
}

/** A file that could not be read has to be without fault then; one that could, with fewer faults and no new one. */
function isBetter(left: readonly string[], before: readonly string[] | null, below: boolean): boolean {
  if (before === null) return left.length === 0;
  if (left.length === 0) return before.length > 0;
  // Some faults stay: only lines that come below a key without a value can be told from lines that hide among other faults.
  return below && left.length < before.length && left.every((fault) => before.includes(fault));
}

/** Slips that show far from where they are, or in many lines at once. */
function* wholeTrials(kind: Kind, lines: readonly SourceLine[]): Iterable<Trial> {
  yield* tabTrials(lines);
  yield* dashesFreed(lines);
  yield* orderTrials(lines);
  yield* foreignTrials(kind, lines);
  yield* besideTrials(lines, NESTED.includes(kind));
  if (NESTED.includes(kind)) return;
  yield* nestedTrials(lines);
  yield* entryTrials(lines);
  yield* nameTrials(lines);
}

/** Keys that hold lists or blocks stand on lines of their own, of which one may be gone. */
function* headersNear(kind: Kind, lines: readonly SourceLine[], near: readonly number[]): Iterable<Trial> {
  const keys = blockNames(KINDS[kind].schema);
  const [number = 0] = near;
  const found = lines.findIndex((line) => line.number >= number);
  for (let at = Math.max(1, found - 2); at <= Math.min(lines.length - 1, found + 1); at++) yield* headerTrials(lines, at, keys);
}

function* scalarTrials({ kind, near }: Faulty, lines: readonly SourceLine[]): Iterable<Trial> {
  yield* dashesFreed(lines);
  for (const number of near) {
    const at = lines.findIndex((line) => line.number === number);
    yield* colonTrials(lines, at);
    yield* endTrials(lines, at);
  }
  if (foldedLines(lines).length > 0) yield* trialsNear(kind, lines, near);
}

function* trialsNear(kind: Kind, lines: readonly SourceLine[], near: readonly number[]): Iterable<Trial> {
  const starts = new Set<number>();
  for (const number of [...near, ...foldedLines(lines)]) {
    const found = lines.findIndex((line) => line.number >= number);
    const at = found < 0 ? lines.length - 1 : found;
    for (const above of ownersOf(lines, at)) starts.add(above);
    for (let start = Math.max(0, at - ABOVE); start <= Math.min(lines.length - 1, at + BELOW); start++) starts.add(start);
  }
  for (const at of starts) {
    yield* colonTrials(lines, at);
    yield* dashTrials(lines, at);
    yield* endTrials(lines, at);
  }
  if (NESTED.includes(kind)) return;
  for (const at of starts) yield* shiftTrials(lines, at);
}

/** The lines below which a line stands by its spaces, however far above: the nearest that starts further left, and so on. */
function ownersOf(lines: readonly SourceLine[], at: number): readonly number[] {
  const indent = lines[at]?.indent ?? 0;
  const above = lines.findLastIndex((line, index) => index < at && line.indent < indent);
  return above < 0 ? [] : [above, ...ownersOf(lines, above)];
}

/** Entries of a list that YAML reads as one text, since one of them stands deeper or has no dash. */
function foldedLines(lines: readonly SourceLine[]): readonly number[] {
  const isPlain = (line: SourceLine) => keyIn(line) === null && !/^(?:- +)?["'{[|>]/.test(line.content);
  const isDash = (line: SourceLine) => line.content.startsWith("- ");
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || !isPlain(line) || !isPlain(next) || !isDash(next)) return [];
    return !isDash(line) || next.indent > line.indent ? [next.number] : [];
  });
}

function isBelowKey(lines: readonly SourceLine[], { code, changed }: Trial): boolean {
  const index = lines.findIndex(({ number }) => changed.has(number));
  if (code === "wrong-comma") return true;
  return code === "wrong-indent" && /:\s*$/.test(lines[index - 1]?.content ?? "");
}

/** A line with a key that the schema knows nowhere is no better for standing among values, where any key is taken. */
function absorbs(kind: Kind, lines: readonly SourceLine[], { code, changed }: Trial): boolean {
  const index = lines.findIndex(({ number }) => changed.has(number));
  const line = lines[index];
  if (code !== "wrong-indent" || line === undefined || /:\s*$/.test(lines[index - 1]?.content ?? "")) return false;
  const [, name, value] = /^([\w-]+): *(.*)$/.exec(line.content) ?? [];
  // Two letters are a language, which stands among the texts only.
  return (
    name !== undefined && !/^[a-z]{2}$/.test(name) && value !== "" && !value?.startsWith("{") && !keyNames(KINDS[kind].schema).has(name)
  );
}
