import { keyIn, type SourceLine, slipIn } from "../../read/slip";
import { spaces, type Trial } from "./trial";

/** Spaces that an editor shows for a tab. */
const WIDTHS = [2, 4, 8];

/** Tabs at the start of lines, each as wide as an editor shows it, or as deep as the lines beside them. */
export function* tabTrials(lines: readonly SourceLine[]): Iterable<Trial> {
  const tabbed = lines.filter(({ text }) => /^ *\t|^ *-\t/.test(text));
  const [first] = tabbed;
  if (first === undefined) return;
  const trial = (changed: ReadonlyMap<number, string>, cost: number): Trial => ({
    code: "yaml-tab",
    changed,
    cost,
    told: () => told(tabbed, changed),
  });
  for (const width of WIDTHS) yield trial(new Map(tabbed.map((line) => [line.number, withSpaces(line.text, width)])), width);
  const above = lines[lines.indexOf(first) - 1];
  if (above === undefined) return;
  const start = widthOf(first.text, 2);
  for (const column of [keyIn(above)?.at ?? above.indent, above.indent + 2, above.indent, above.indent - 2, 0]) {
    const moved = tabbed.map((line) => [line.number, Math.max(0, column + widthOf(line.text, 2) - start), line.content] as const);
    yield trial(new Map(moved.map(([number, indent, content]) => [number, " ".repeat(indent) + content.replace(/^-\t/, "- ")])), 10);
  }
}

function withSpaces(text: string, width: number): string {
  const start = /^[ \t]*/.exec(text)?.[0] ?? "";
  return start.replaceAll("\t", " ".repeat(width)) + text.slice(start.length).replace(/^-\t/, "- ");
}

function widthOf(text: string, width: number): number {
  return (/^[ \t]*/.exec(text)?.[0] ?? "").replaceAll("\t", " ".repeat(width)).length;
}

function told(tabbed: readonly SourceLine[], changed: ReadonlyMap<number, string>) {
  const [line = { number: 0, text: "", indent: 0, content: "" }, second] = tabbed;
  const at = line.text.indexOf("\t");
  const mended = changed.get(line.number) ?? "";
  if (/^ *-\t/.test(line.text)) return slipIn(line, at, "A tab stands after the dash.", "Put a space there instead.", at + 1);
  const wanted = spaces(mended.length - mended.trimStart().length);
  const more =
    second === undefined ? "" : ` Line ${second.number + 1}${tabbed.length > 2 ? " and others below start" : " starts"} with one too.`;
  return slipIn(line, 0, "The line is indented with a tab.", `Write ${wanted} at its start instead.${more}`, at + 1);
}
