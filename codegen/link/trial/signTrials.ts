import { keyIn, type Slip, type SourceLine, slipIn } from "../../read/slip";
import { spaces, type Trial } from "./trial";

/** Dots and other signs before a key or a dash, with or without spaces between them. */
const SIGNS = /^([\s._·•…~+*|/\\>–—-]+?)((?:(?<![–—-])- +)?["']?[A-Za-z][\w.{}-]*["']?:(?: .*|$))/;

/** A line that starts with signs, as it may be meant. */
interface Signed {
  readonly line: SourceLine;
  readonly signs: string;
  readonly rest: string;
}

/** `......icon: bed`: signs where the spaces of a line belong, each line alone and all of them. */
export function* signTrials(lines: readonly SourceLine[]): Iterable<Trial> {
  const found = lines.flatMap((line): Signed[] => {
    const [, signs = "", rest = ""] = SIGNS.exec(line.text) ?? [];
    // One dash alone is that of a list.
    return ["", "-"].includes(signs.trim()) ? [] : [{ line, rest, signs }];
  });
  const [first, ...more] = found;
  if (first === undefined) return;
  yield replaced(first, first.signs.length, more);
  for (const indent of new Set(lines.flatMap((line) => [line.indent, keyIn(line)?.at ?? line.indent]))) yield replaced(first, indent, more);
}

/** The first line starts at a column; the others keep their distance from it. */
function replaced(first: Signed, indent: number, more: readonly Signed[]): Trial {
  const by = indent - first.signs.length;
  const indentOf = ({ signs }: Signed) => Math.max(0, signs.length + by);
  return {
    code: "unknown-key",
    changed: new Map([first, ...more].map((one) => [one.line.number, " ".repeat(indentOf(one)) + one.rest])),
    cost: 1 + Math.abs(by) / 100,
    told: () => told(first, more, indentOf),
  };
}

function told({ line, signs, rest }: Signed, more: readonly Signed[], indentOf: (one: Signed) => number): Slip {
  const others = more.map((one) => `; ${spaces(indentOf(one))} before "${nameOf(one)}" in line ${one.line.number + 1}`).join("");
  const name = nameOf({ line, signs, rest });
  return slipIn(
    line,
    signs.length - signs.trimStart().length,
    `"${signs.trim()}" stands before "${name}", where a line has nothing but spaces.`,
    `Write ${spaces(indentOf({ line, signs, rest }))}, and nothing else, before "${name}"${others}.`,
    signs.trimEnd().length,
  );
}

function nameOf({ rest }: Signed): string {
  return rest.slice(0, rest.indexOf(":") + 1);
}
