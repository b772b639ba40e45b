import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { isOfNames } from "./entries";
import { blockAt, spaces, type Trial } from "./trial";

type Lines = readonly SourceLine[];

/** Names whose levels stand on lines of their own, `alimentation:` above `robot:`, in place of `alimentation.robot:`. */
export function* nestedTrials(lines: Lines): Iterable<Trial> {
  for (const [at, outer] of lines.entries()) {
    if (!opens(outer) || !isOfNames(lines, at)) continue;
    const [, ...below] = blockAt(lines, at);
    const [first] = below;
    if (first === undefined || !opens(first)) continue;
    yield joined(outer, first, below, first.indent - outer.indent);
    // What the second level holds may stand beside it.
    if (below[1]?.indent === first.indent) yield joined(outer, first, below, 0);
  }
}

function opens({ content }: SourceLine): boolean {
  return !content.startsWith("- ") && /^[\w{}-]+:\s*$/.test(content);
}

function joined(outer: SourceLine, first: SourceLine, below: Lines, by: number): Trial {
  const level = keyIn(outer)?.name ?? "";
  const inner = by === 0 ? [first] : below.filter(({ indent }) => indent === first.indent);
  const changed = new Map(
    below.map((line) => {
      const name = inner.includes(line) ? `${level}.` : "";
      return [line.number, `${" ".repeat(Math.max(0, name === "" ? line.indent - by : outer.indent))}${name}${line.content}`] as const;
    }),
  );
  const [name = "", ...others] = inner.map((line) => `${level}.${keyIn(line)?.name}`);
  const last = below.at(-1) ?? first;
  const two = others.length === 0 ? "the two" : `"${level}:" and the line below it`;
  const hint = [
    `Write ${name}: on one line, after ${spaces(outer.indent)}, in place of ${two}`,
    ...others.map((other) => `write ${other}: in place of "${other.slice(level.length + 1)}:"`),
    ...(by === 0 ? [] : [`remove ${spaces(by)} from the start of all lines below it, down to line ${last.number + 1}`]),
  ].join("; ");
  const fact =
    others.length === 0 ? `The name "${name}" stands on two lines.` : `"${level}:" is the beginning of ${others.length + 1} names.`;
  return {
    code: "wrong-indent",
    changed: new Map([[outer.number, "#"], ...changed]),
    cost: 1,
    told: () => slipIn(outer, outer.indent, fact, `${hint}.`),
  };
}
