import { keyIn, type Slip, type SourceLine, slipIn } from "../../read/slip";
import { spaces, type Trial, type Trials } from "./trial";

/** Further than this nobody slips. */
const FARTHEST = 8;
/** Lines that are moved together, besides those that stand deeper than the first. */
const TOGETHER = 8;

/** Lines that start too far left or right. */
export const shiftTrials: Trials = function* (lines, at) {
  const line = lines[at];
  if (line === undefined || !/^ *\S/.test(line.text) || (keyIn(line) === null && !isDash(line))) return;
  for (const last of ends(lines, at)) {
    for (const indent of columns(lines)) {
      const by = indent - line.indent;
      if (by === 0 || Math.abs(by) > FARTHEST) continue;
      const moved = lines.slice(at, last + 1);
      if (moved.some((one) => one.indent + by < 0)) continue;
      yield {
        code: "wrong-indent",
        changed: new Map(moved.map((one) => [one.number, " ".repeat(one.indent + by) + one.content])),
        cost: 3 + moved.length + (isRarer(lines, moved, indent) ? 20 : 0) + Math.abs(by) / 100,
        told: () => told(lines, at, moved, by),
      } satisfies Trial;
    }
  }
};

/** Every column that a line, or what follows its dash, starts at. */
function columns(lines: readonly SourceLine[]): ReadonlySet<number> {
  return new Set(lines.flatMap((line) => [line.indent, keyIn(line)?.at ?? line.indent, line.indent + 2]));
}

/** The line alone, with what stands below it, with the list below it, and with lines beside it. */
function ends(lines: readonly SourceLine[], at: number): ReadonlySet<number> {
  const indent = lines[at]?.indent ?? 0;
  const until = (holds: (line: SourceLine) => boolean) => {
    const found = lines.findIndex((line, index) => index > at && !holds(line));
    return (found < 0 ? lines.length : found) - 1;
  };
  const all = until((line) => line.indent >= indent);
  const below = lines[at + 1]?.indent ?? 0;
  const list = until((line) => line.indent > below || (line.indent === below && isDash(line)));
  const out = new Set([at, until((line) => line.indent > indent), all, Math.max(at, list)]);
  for (let last = at + 1; last <= Math.min(all, at + TOGETHER); last++) out.add(last);
  return out;
}

/** Whether lines of this kind start less often where they would go than where they are: then their neighbours are meant. */
function isRarer(lines: readonly SourceLine[], moved: readonly SourceLine[], indent: number): boolean {
  const [first] = moved;
  if (first === undefined) return false;
  const alike = lines.filter((line) => !moved.includes(line) && isDash(line) === isDash(first));
  const count = (column: number) => alike.filter((line) => line.indent === column).length;
  return count(indent) < count(first.indent);
}

function told(lines: readonly SourceLine[], at: number, moved: readonly SourceLine[], by: number): Slip {
  const [line = { number: 0, text: "", indent: 0, content: "" }] = moved;
  const wanted = line.indent + by;
  const above = lines[at - 1];
  const last = moved.at(-1)?.number ?? line.number;
  const below = above !== undefined && wanted > above.indent && /:\s*(?:#.*)?$/.test(above.content) && keyIn(above) !== null;
  const owner = below ? ` below "${keyIn(above)?.name}:"` : "";
  if (last === line.number) {
    const beside = below ? `the lines${owner}` : isDash(line) ? "the other dashes of the list" : "the lines beside it";
    return slipIn(
      line,
      0,
      `Line ${line.number + 1} starts with ${spaces(line.indent)}, ${beside} with ${wanted === 0 ? "none" : wanted}.`,
      `Let it start with ${spaces(wanted)}.`,
      Math.max(1, line.indent),
    );
  }
  const name = keyIn(line)?.name;
  const which = moved.length === 2 ? `${line.number + 1} and ${last + 1}` : `${line.number + 1} to ${last + 1}`;
  const few = by > 0 ? "few" : "many";
  return slipIn(
    line,
    0,
    `The lines ${which} start with ${spaces(Math.abs(by))} too ${few}.`,
    `${by > 0 ? `Put ${spaces(by)} more at` : `Remove ${spaces(-by)} from`} the start of each of them${name === undefined ? "" : `: "${name}:" then stands${owner} after ${spaces(wanted)}`}.`,
    Math.max(1, line.indent),
  );
}

function isDash({ content }: SourceLine): boolean {
  return /^-(?: |$)/.test(content);
}
