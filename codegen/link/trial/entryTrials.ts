import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { holdsNames } from "./entries";
import { spaces, type Trial } from "./trial";

/** Stands for the id that only its author knows, in a form that any kind of id may have: what is mended is only checked. */
const UNNAMED = "zz";

/** The fact; names that the entry declares are unknown until it is mended. */
export const UNNAMED_ENTRY = 'The line "- id: …" is missing above this one: a new entry of the list begins here.';

/** The same of an entry that begins with its name. */
export const UNNAMED_BLOCK = "The line with the name of this entry is missing above this one.";

/** The first line of an entry, `- id: …`, that is gone: its other lines then seem to belong to the entry above. */
export function* entryTrials(lines: readonly SourceLine[]): Iterable<Trial> {
  const dashes = new Set(lines.filter(isStart).map(({ indent }) => indent));
  for (const [at, line] of lines.entries()) {
    const indent = line.indent - 2;
    if (!dashes.has(indent) || keyIn(line)?.at !== line.indent || !mayBegin(lines, at)) continue;
    yield {
      code: "missing-key",
      changed: new Map([[line.number, `${" ".repeat(indent)}- id: ${UNNAMED}\n${line.text}`]]),
      cost: 1,
      told: () =>
        slipIn(line, line.indent, UNNAMED_ENTRY, `Write "- id: " and its name on a line of its own above it, after ${spaces(indent)}.`),
    };
  }
}

/** The first line of an entry that begins with its name, `card.list:`, which is gone. */
export function* nameTrials(lines: readonly SourceLine[]): Iterable<Trial> {
  const owners = lines.filter(holdsNames);
  for (const [at, line] of lines.entries()) {
    const indent = line.indent - 2;
    const owner = owners.findLast(({ number }) => number < line.number);
    if (owner?.indent !== indent - 2 || keyIn(line)?.at !== line.indent || !mayBegin(lines, at)) continue;
    const above = lines[at - 1];
    if (above?.indent === indent) continue;
    yield {
      code: "missing-key",
      changed: new Map([[line.number, `${" ".repeat(indent)}${UNNAMED}:\n${line.text}`]]),
      cost: 1,
      told: () =>
        slipIn(
          line,
          line.indent,
          UNNAMED_BLOCK,
          `Write the name of the entry and a colon on a line of its own above it, after ${spaces(indent)}.`,
        ),
    };
  }
}

/** Whether an entry may begin at a line: below lines of another depth, or where a key of the entry comes again. */
function mayBegin(lines: readonly SourceLine[], at: number): boolean {
  const { indent } = lines[at] ?? { indent: 0 };
  const above = lines[at - 1];
  if (above === undefined || (isStart(above) && above.indent === indent - 2)) return false;
  if (above.indent !== indent) return true;
  const start = lines.findLastIndex((line, index) => index < at && line.indent < indent);
  const name = keyIn(lines[at] ?? above)?.name;
  return lines.slice(start + 1, at).some((line) => line.indent === indent && keyIn(line)?.name === name);
}

function isStart({ content }: SourceLine): boolean {
  return /^- +id:/.test(content);
}
