import { keyIn, type SourceLine } from "../../read/slip";
import { KINDS, type Kind } from "../../schema/kinds";
import { blockNames, keyNames, textNames } from "../schemaKeys";
import { besideTrials } from "./besideTrials";
import { bracketTrials } from "./bracketTrials";
import { colonTrials } from "./colonTrials";
import { dashBesideTrials } from "./dashBesideTrials";
import { dashesFreed, dashTrials } from "./dashTrials";
import { dotTrials } from "./dotTrials";
import { endTrials } from "./endTrials";
import { entryTrials, nameTrials } from "./entryTrials";
import type { Faulty } from "./faulty";
import { foreignTrials } from "./foreignTrials";
import { headerTrials } from "./headerTrials";
import { idTrials } from "./idTrials";
import { innerTrials } from "./innerTrials";
import { joinedTrials } from "./joinedTrials";
import { keysIn } from "./keys";
import { leftOutTrials } from "./leftOutTrials";
import { namedTrials } from "./namedTrials";
import { nestedTrials } from "./nestedTrials";
import { orderTrials } from "./orderTrials";
import { shiftTrials } from "./shiftTrials";
import { signTrials } from "./signTrials";
import { tabTrials } from "./tabTrials";
import type { Trial } from "./trial";
import { wrapTrials } from "./wrapTrials";

/** Source lines above and below the place of an error in which its cause is looked for. */
const ABOVE = 9;
const BELOW = 3;
/** Texts are nested as anybody likes: a place in them is wrong only beside another language. */
export const NESTED: readonly Kind[] = ["labels"];

/** Slips that show far from where they are, or in many lines at once. */
export function* wholeTrials({ kind, scalar }: Faulty, lines: readonly SourceLine[]): Iterable<Trial> {
  yield* namedTrials(lines);
  if (scalar) return;
  const { schema } = KINDS[kind];
  const blocks = blockNames(schema);
  yield* tabTrials(lines);
  yield* signTrials(lines);
  yield* bracketTrials(lines);
  yield* joinedTrials(lines, keysIn(kind, lines));
  yield* dashesFreed(lines);
  yield* orderTrials(lines);
  yield* foreignTrials(kind, lines);
  yield* besideTrials(lines, NESTED.includes(kind), ownersIn(schema));
  if (NESTED.includes(kind)) return;
  // Which block a value of a tile belongs to depends on its route.
  yield* dotTrials(lines, kind === "menu" ? new Set([...blocks].filter((name) => name !== "params" && name !== "query")) : blocks);
  yield* nestedTrials(lines);
  yield* idTrials(lines);
  yield* innerTrials(lines, keyNames(schema));
  yield* entryTrials(lines);
  yield* nameTrials(lines);
}

/** Keys that hold a block of keys and no text, and those that a schema does not know, which are names of entries. */
function ownersIn(schema: unknown): (name: string) => boolean {
  const [known, blocks, texts] = [keyNames(schema), blockNames(schema), textNames(schema)];
  return (name) => !known.has(name) || (blocks.has(name) && !texts.has(name));
}

/** Keys that hold lists or blocks stand on lines of their own, of which one may be gone. */
export function* headersNear({ kind, near }: Faulty, lines: readonly SourceLine[]): Iterable<Trial> {
  const { schema } = KINDS[kind];
  const [keys, known] = [blockNames(schema), keyNames(schema)];
  const places = new Set(near.map((number) => lines.findIndex((line) => line.number >= number)));
  for (const found of places)
    for (let at = Math.max(0, found - 2); at <= Math.min(lines.length - 1, found + 1); at++) yield* headerTrials(lines, at, keys, known);
}

export function* scalarTrials(faulty: Faulty, lines: readonly SourceLine[]): Iterable<Trial> {
  yield* dashesFreed(lines);
  const keys = keysIn(faulty.kind, lines);
  for (const number of faulty.near) {
    const at = lines.findIndex((line) => line.number === number);
    yield* colonTrials(lines, at, keys);
    yield* endTrials(lines, at);
  }
  if (foldedLines(lines).length > 0) yield* trialsNear(faulty, lines);
}

export function* trialsNear(faulty: Faulty, lines: readonly SourceLine[]): Iterable<Trial> {
  const { kind, near, like } = faulty;
  const keys = keysIn(kind, lines);
  const starts = new Set<number>();
  for (const number of [...near, ...foldedLines(lines)]) {
    const found = lines.findIndex((line) => line.number >= number);
    const at = found < 0 ? lines.length - 1 : found;
    for (const above of ownersOf(lines, at)) starts.add(above);
    for (let start = Math.max(0, at - ABOVE); start <= Math.min(lines.length - 1, at + BELOW); start++) starts.add(start);
  }
  for (const at of starts) {
    yield* colonTrials(lines, at, keys);
    yield* leftOutTrials(lines, at, keys);
    yield* dashTrials(lines, at);
    yield* dashBesideTrials(lines, at);
    yield* endTrials(lines, at);
  }
  yield* wrapTrials(lines, keys);
  if (NESTED.includes(kind) && like === null) return;
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
