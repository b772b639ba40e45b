import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { holdsNames, idOf, isOfNames } from "./entries";
import { linesOf } from "./orderTrials";
import { blockAt, spaces, type Trial } from "./trial";

type Lines = readonly SourceLine[];

/** Entries written inside another one of their kind, deeper than its keys or in the middle of them: they go to the level of that one. */
export function* innerTrials(lines: Lines, known: ReadonlySet<string>): Iterable<Trial> {
  const isEntry = (line: SourceLine) => beginsEntry(line, known);
  for (const [at, inner] of lines.entries()) {
    const start = isEntry(inner) ? outerOf(lines, at) : -1;
    const outer = lines[start];
    if (outer === undefined || !isEntry(outer) || inner.content.startsWith("- ") !== outer.content.startsWith("- ")) continue;
    const block = blockAt(lines, start);
    const first = at - start;
    const run = entriesFrom(block, first, isEntry);
    // Where its keys are beside those of the outer one, its first line alone has slipped.
    if (run.length > 1 && run[1]?.indent !== block[1]?.indent)
      yield movedOut(outer, run, block.slice(first + run.length), headerOf(lines, at));
  }
}

/** A dash before an id, or a name without a value; two letters are a language. */
function beginsEntry({ content }: SourceLine, known: ReadonlySet<string>): boolean {
  const [, name] = /^([\w.{}-]+):\s*$/.exec(content) ?? [];
  return /^- +id: /.test(content) || (name !== undefined && !/^[a-z]{2}$/.test(name) && !known.has(name));
}

/** The entry in which a line stands; -1 when it stands below a key that holds what is below it. */
function outerOf(lines: Lines, at: number): number {
  const { indent } = lines[at] ?? { indent: 0 };
  const above = lines.findLastIndex((line, index) => index < at && line.indent < indent);
  const owner = lines[above];
  if (owner === undefined || owner.content.startsWith("- ") || isOfNames(lines, above)) return above;
  return owner.content.endsWith(":") && !holdsNames(owner) ? -1 : outerOf(lines, above);
}

/** `routes:` a second time, above the entries that stand inside another one; null when there is none. */
function headerOf(lines: Lines, at: number): SourceLine | null {
  const above = lines[at - 1];
  return above !== undefined && holdsNames(above) && above.indent < (lines[at]?.indent ?? 0) ? above : null;
}

/** Entries that follow each other at one depth. */
function entriesFrom(block: Lines, first: number, isEntry: (line: SourceLine) => boolean): Lines {
  const { indent } = block[first] ?? { indent: 0 };
  const end = block.findIndex((line, index) => index > first && (line.indent < indent || (line.indent === indent && !isEntry(line))));
  return block.slice(first, end < 0 ? block.length : end);
}

function movedOut(outer: SourceLine, run: Lines, rest: Lines, header: SourceLine | null): Trial {
  const [first = outer] = run;
  const by = outer.indent - first.indent;
  const last = run.at(-1) ?? first;
  const moved = run.map(({ text, indent, content }) => (indent + by < 0 ? text : " ".repeat(indent + by) + content));
  const texts = [...rest.map(({ text }) => text), ...moved];
  const changed = new Map([...run, ...rest].map(({ number }, index) => [number, texts[index] ?? ""] as const));
  const end = rest.at(-1);
  const names = [first, outer].map((line) => (keyIn(line)?.name === "id" ? `- id: ${idOf(line)}` : `${idOf(line)}:`));
  const lines = linesOf(first, last);
  const remedy =
    end === undefined
      ? `Remove ${spaces(-by)} from the start of each of ${lines}`
      : `Move ${lines} below line ${end.number + 1}, and remove ${spaces(-by)} from the start of each of them`;
  return {
    code: "wrong-indent",
    changed: header === null ? changed : new Map([[header.number, "#"], ...changed]),
    cost: 0,
    told: () =>
      slipIn(
        first,
        first.indent,
        `${end === undefined ? `${capital(lines)} start with ${spaces(-by)} too many: ` : ""}"${idOf(first)}" stands inside "${idOf(outer)}", beside which it belongs.`,
        `${remedy}: "${names[0]}" then stands after ${spaces(outer.indent)}, like "${names[1]}" in line ${outer.number + 1}.${header === null ? "" : ` Then remove line ${header.number + 1}, "${header.content.trim()}".`}`,
      ),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
