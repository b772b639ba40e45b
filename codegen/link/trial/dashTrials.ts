import { keyIn, type Slip, type SourceLine, slipIn } from "../../read/slip";
import { spaces, type Trial, type Trials } from "./trial";

const DASH = /^- +/;
/** What text programs make of a dash, and the marks of their lists. */
const OTHER_DASH = /^[–—−‐‑•·*+] +/;
/** Lines of one entry, at most. */
const ENTRY = 14;

/** A dash too many, or one that is missing. */
export const dashTrials: Trials = function* (lines, at) {
  const line = lines[at];
  if (line === undefined || line.text.trimStart() !== line.text.slice(line.indent)) return;
  const dash = DASH.exec(line.content)?.[0];
  const other = OTHER_DASH.exec(line.content)?.[0];
  if (other !== undefined) yield dashTyped(line, other);
  else if (STUCK.test(line.content)) yield* dashFreed(line, lines, at);
  else if (dash === undefined) yield* dashAdded(line, lines);
  else {
    yield* dashRemoved(line, dash);
    yield* dashesRemoved(lines, at);
    yield* noDashes(lines, at);
  }
};

/** A name behind the dash, and no negative number. */
const STUCK = /^-(?=[A-Za-z"'{[])/;

function* dashFreed(line: SourceLine, lines: readonly SourceLine[], at: number): Iterable<Trial> {
  const rest = line.content.slice(1);
  const beside = lines.slice(0, at).findLast(({ content }) => DASH.test(content))?.indent ?? line.indent;
  for (const indent of new Set([line.indent, beside])) {
    yield {
      code: "wrong-dash",
      changed: new Map([[line.number, `${" ".repeat(indent)}- ${rest}`]]),
      cost: indent === line.indent ? 0 : 1,
      told: () =>
        slipIn(
          line,
          line.indent,
          "The dash sticks to what follows it, so the line was not read as an entry of its own.",
          `Put a space after the dash${rest.length > 60 ? "." : `: - ${rest}`}${indent === line.indent ? "" : ` (after ${spaces(indent)}, like the dashes above)`}`,
        ),
    };
  }
}

/** Several entries in one file whose dashes stick to them. */
export function* dashesFreed(lines: readonly SourceLine[]): Iterable<Trial> {
  const stuck = lines.filter(({ content }) => STUCK.test(content));
  const [first, second] = stuck;
  if (first === undefined || second === undefined) return;
  yield {
    code: "wrong-dash",
    changed: new Map(stuck.map((line) => [line.number, `${" ".repeat(line.indent)}- ${line.content.slice(1)}`])),
    cost: stuck.length,
    told: () =>
      slipIn(
        first,
        first.indent,
        `The dash sticks to what follows it, here and in line ${second.number + 1}${stuck.length > 2 ? `, and in ${stuck.length - 2} more` : ""}.`,
        `Put a space after each of these dashes: - ${first.content.slice(1, 60)}`,
      ),
  };
}

function dashTyped(line: SourceLine, other: string): Trial {
  return {
    code: "wrong-dash",
    changed: new Map([[line.number, `${" ".repeat(line.indent)}- ${line.content.slice(other.length)}`]]),
    cost: 0,
    told: () =>
      slipIn(
        line,
        line.indent,
        `A ${/^[–—−]/.test(other) ? "long dash " : ""}"${other.trim()}" stands here, which is no dash of a list.`,
        'Type the short dash of the keyboard and a space: "- ".',
        line.indent + 1,
      ),
  };
}

function* dashAdded(line: SourceLine, lines: readonly SourceLine[]): Iterable<Trial> {
  const name = keyIn(line)?.name;
  for (const indent of line.indent >= 2 ? [line.indent - 2, line.indent] : [line.indent]) {
    // Entries of one list begin with the same key.
    const isFirst = lines.some((other) => other.indent === indent && other.content.startsWith("- ") && keyIn(other)?.name === name);
    yield {
      code: "wrong-dash",
      changed: new Map([[line.number, `${" ".repeat(indent)}- ${line.content}`]]),
      cost: isFirst ? 2 : 8,
      told: () =>
        slipIn(
          line,
          line.indent,
          "This line stands among the entries of a list, but has no dash.",
          `A new entry of the list starts with "- ". Write ${entryText(line)} after ${spaces(indent)}.`,
        ),
    };
  }
}

function entryText({ content }: SourceLine): string {
  return content.length > 60 ? '"- " and the rest of the line' : `- ${content}`;
}

function* dashRemoved(line: SourceLine, dash: string): Iterable<Trial> {
  const rest = line.content.slice(dash.length);
  for (const indent of [line.indent + dash.length, line.indent]) {
    yield { code: "wrong-dash", changed: new Map([[line.number, " ".repeat(indent) + rest]]), cost: 2, told: () => noDash(line, indent) };
  }
}

function noDash(line: SourceLine, indent: number): Slip {
  const twice = line.content.startsWith("- - ");
  const name = keyIn(line)?.name ?? "name";
  return slipIn(
    line,
    line.indent,
    twice ? "This line starts with two dashes." : "This line starts with a dash, the lines beside it do not.",
    twice
      ? `One dash is enough, after ${spaces(line.indent)}.`
      : `No dash here: entries are written "${name}:". The line then starts with ${spaces(indent)}.`,
  );
}

/** An entry with a dash on each of its lines: only the first one takes one. */
function* dashesRemoved(lines: readonly SourceLine[], at: number): Iterable<Trial> {
  const first = lines[at];
  if (first === undefined || keyIn(first) === null) return;
  const key = first.indent + (DASH.exec(first.content)?.[0].length ?? 0);
  const changed = new Map<number, string>();
  const seen = new Set([keyIn(first)?.name]);
  for (const line of lines.slice(at + 1, at + ENTRY)) {
    const dash = DASH.exec(line.content)?.[0];
    const name = keyIn(line)?.name;
    if (dash === undefined || (line.indent !== first.indent && line.indent !== key) || seen.has(name)) break;
    seen.add(name);
    changed.set(line.number, " ".repeat(key) + line.content.slice(dash.length));
    const last = line.number + 1;
    yield {
      code: "wrong-dash",
      changed: new Map(changed),
      cost: 2 + changed.size,
      told: () => {
        const next = lines[at + 1] ?? first;
        const which = next.number + 1 === last ? `Line ${last} starts` : `The lines ${next.number + 1} to ${last} start`;
        return slipIn(
          next,
          next.indent,
          `${which} with a dash, but ${next.number + 1 === last ? "belongs" : "belong"} to the entry of line ${first.number + 1}.`,
          `Only the first line of an entry has a dash: let the others start with ${spaces(key)} and no dash.`,
        );
      },
    };
  }
}

/** Keys with a dash on each of their lines, where no list stands at all. */
function* noDashes(lines: readonly SourceLine[], at: number): Iterable<Trial> {
  const [first] = lines.slice(at);
  const changed = new Map<number, string>();
  for (const line of lines.slice(at, at + ENTRY)) {
    const dash = DASH.exec(line.content)?.[0];
    if (first === undefined || dash === undefined || keyIn(line) === null) break;
    changed.set(line.number, " ".repeat(line.indent) + line.content.slice(dash.length));
    if (changed.size === 1) continue;
    const last = line.number + 1;
    yield {
      code: "wrong-dash",
      changed: new Map(changed),
      cost: 3 + changed.size,
      told: () =>
        slipIn(
          first,
          first.indent,
          `The lines ${first.number + 1} to ${last} start with a dash, but there is no list here.`,
          `No dash here: entries are written "${keyIn(first)?.name ?? "name"}:". Remove the dash and the space behind it from each of these lines.`,
        ),
    };
  }
}
