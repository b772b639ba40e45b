import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { blockAt, spaces, type Trial } from "./trial";

type Lines = readonly SourceLine[];

/** `- care:` in place of `- id: care`, and `- sante:` above names that stand in it. */
export function* namedTrials(lines: Lines): Iterable<Trial> {
  for (const [at, line] of lines.entries()) {
    const [, dash, name] = /^(- +)?([\w.{}-]+):\s*$/.exec(line.content) ?? [];
    const next = lines[at + 1];
    if (name === undefined || next === undefined || next.indent < line.indent) continue;
    const below = blockAt(lines, at).slice(1);
    if (next.content.startsWith("- ")) yield* joined(line, name, below);
    else if (dash !== undefined) yield* named(line, name, below);
  }
}

function* named(line: SourceLine, name: string, below: Lines): Iterable<Trial> {
  const [next] = below;
  const column = keyIn(line)?.at ?? line.indent;
  if (next === undefined || next.indent < column) return;
  const by = next.indent - column;
  const moved =
    by === 0 ? "" : `, and remove ${spaces(by)} from the start of the lines below it, down to line ${(below.at(-1) ?? next).number + 1}`;
  yield {
    code: "unknown-key",
    changed: new Map([
      [line.number, `${line.text.slice(0, column)}id: ${name}`],
      ...below.map(({ number, text }) => [number, text.slice(by)] as const),
    ]),
    cost: 0,
    told: () =>
      slipIn(
        line,
        column,
        `"${name}" stands in place of a key; it is the name of this entry.`,
        `Write - id: ${name} in place of - ${name}:${moved}.`,
      ),
  };
}

/** Names are written in full, whatever they have in common. */
function* joined(line: SourceLine, name: string, below: Lines): Iterable<Trial> {
  const inner = below.map(({ content }) => /^- +([\w.{}-]+)\s*(?:#.*)?$/.exec(content)?.[1]);
  const [first, last] = [below[0], below.at(-1)];
  if (first === undefined || last === undefined || inner.includes(undefined)) return;
  // Some are written in full already.
  const names = inner.map((one) => (`${one}.`.startsWith(`${name}.`) ? `- ${one}` : `- ${name}.${one}`));
  const place = " ".repeat(line.indent);
  yield {
    code: "unknown-key",
    changed: new Map([[line.number, "#"], ...below.map(({ number }, index) => [number, place + names[index]] as const)]),
    cost: 0,
    told: () =>
      slipIn(
        line,
        line.indent,
        `"${name}:" is the beginning of the names below it, which are written in full.`,
        `In place of the lines ${line.number + 1} to ${last.number + 1} write, after ${spaces(line.indent)}, ${names.join(" and ")}${names.length > 1 ? ", each on a line of its own" : ""}.`,
      ),
  };
}
