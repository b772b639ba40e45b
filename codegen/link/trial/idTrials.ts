import { type SourceLine, slipIn } from "../../read/slip";
import { holdsNames } from "./entries";
import { spaces, type Trial } from "./trial";

type Lines = readonly SourceLine[];

/** What people write before a name that is the key of its entry itself. */
const ID = /^(- +)?((?:id|key|name|nom|grant|droit|route):) +["']?([\w.{}-]+)["']?\s*(?:#.*)?$/;

/** Places that are told beside the first one, and those that are tried alone. */
const NAMED_PLACES = 3;

interface Named {
  readonly line: SourceLine;
  readonly word: string;
  readonly name: string;
  /** The line as it is to be; null when the name stands above it already. */
  readonly meant: string | null;
}

/** `id: x` or `- id: x` in place of `x:`, below a key whose entries stand by their names; several of them at once. */
export function* idTrials(lines: Lines): Iterable<Trial> {
  const found = [...namedIn(lines)];
  for (const one of found.slice(0, NAMED_PLACES)) yield named([one]);
  if (found.length > 1) yield named(found);
}

function* namedIn(lines: Lines): Iterable<Named> {
  let owner: SourceLine | null = null;
  for (const [at, line] of lines.entries()) {
    if (owner === null || line.indent <= owner.indent) owner = holdsNames(line) ? line : null;
    const [, dash, word = "", name] = ID.exec(line.content) ?? [];
    const column = (owner?.indent ?? 0) + 2;
    if (owner === null || name === undefined || line.indent > column + 2) continue;
    const [above, next] = [lines[at - 1], lines[at + 1]];
    const isBelowName = dash === undefined && above?.indent === column && above.content.trimEnd() === `${name}:`;
    if (isBelowName) yield { line, word: `${word} ${name}`, name, meant: null };
    else if (above !== undefined && next !== undefined && next.indent > column && (dash !== undefined || line.indent <= next.indent))
      yield { line, word: `${dash === undefined ? "" : "- "}${word} ${name}`, name, meant: `${" ".repeat(column)}${name}:` };
  }
}

function named(all: readonly Named[]): Trial {
  const [first, ...others] = all;
  const line = first?.line ?? { number: 0, text: "", indent: 0, content: "" };
  const same = others.map((one) => `line ${one.line.number + 1}${one.meant === null ? "" : ` (${one.name}:)`}`);
  const rest = same.length > NAMED_PLACES ? ` and ${same.length - NAMED_PLACES} more below, each with its own name` : "";
  const more = same.length === 0 ? "" : ` The same goes for ${same.slice(0, NAMED_PLACES).join(" and ")}${rest}.`;
  return {
    code: "unknown-key",
    changed: new Map(all.map((one) => [one.line.number, one.meant ?? "#"])),
    cost: others.length,
    told: () =>
      slipIn(
        line,
        line.indent,
        first?.meant === null
          ? `"${first.name}" stands twice here: the name of an entry is its key, in the line above.`
          : `"${first?.word}" stands here, but the name of an entry is its key.`,
        first?.meant === null
          ? `Remove the line "${first.word}".${more}`
          : `Write ${first?.name}: after ${spaces(first?.meant?.search(/\S/) ?? 0)}, in place of "${first?.word}".${more}`,
      ),
  };
}
