import { keyIn, type Slip, type SourceLine, slipIn } from "./slip";

/** A block that is open above a line: its lines start at the same column, all with a dash or none. */
interface Block {
  readonly indent: number;
  readonly list: boolean;
  /** The first key of the block, or of its first entry. */
  readonly first: string;
  readonly from: SourceLine;
  /** The keys of one entry of a list, behind its dash. */
  readonly entry: boolean;
}

/** The first line that fits none of the blocks above it, by its spaces or its dash. */
export function indentSlip(lines: readonly SourceLine[]): Slip | null {
  let blocks: readonly Block[] = [];
  let opens = true;
  let textBelow = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    if (line.indent > textBelow) continue;
    textBelow = Number.POSITIVE_INFINITY;
    const begins = opens && beginsBlock(line, blocks);
    const slip = begins ? null : slipAmong(lines, index, blocks);
    if (slip !== null) return slip;
    const key = keyIn(line);
    if (key === null && !isDash(line)) continue;
    blocks = below(line, blocks, begins);
    opens = opensBlock(line, key?.value ?? line.text.length);
    const rest = key === null ? "" : line.text.slice(key.value);
    if (/^[|>]/.test(rest)) textBelow = key?.at ?? line.indent;
    // A collection over several lines follows rules of its own: nothing below it is judged.
    if (/^[{[]/.test(rest) && !/[}\]]\s*(?:#.*)?$/.test(rest)) return null;
  }
  return null;
}

function isDash({ content }: SourceLine): boolean {
  return /^-(?: |$)/.test(content);
}

function beginsBlock(line: SourceLine, blocks: readonly Block[]): boolean {
  const top = blocks.findLast((block) => block.indent <= line.indent);
  const deeper = line.indent > (blocks.at(-1)?.indent ?? -1);
  return deeper || (isDash(line) && top !== undefined && top.indent === line.indent && !top.list);
}

function slipAmong(lines: readonly SourceLine[], index: number, blocks: readonly Block[]): Slip | null {
  const line = lines[index];
  if (line === undefined) return null;
  const here = blocks.filter(({ indent }) => indent === line.indent);
  const dash = isDash(line);
  if (keyIn(line) === null && !dash) return here.some(({ list }) => list) && here.length === 1 ? missingDash(lines, index) : null;
  if (here.length === 0)
    return (
      listBesideValue(lines, index, blocks) ??
      skippedLevel(lines, index, blocks) ??
      misplaced(line, blocks, dash, lines[index + 1]?.indent ?? 0)
    );
  if (here.some(({ list }) => list === dash)) return null;
  return dash ? extraDash(line, blocks) : missingDash(lines, index);
}

/** `droits: planning` above `- mouvement`: one entry stands beside the key, the others below it. */
function listBesideValue(lines: readonly SourceLine[], index: number, blocks: readonly Block[]): Slip | null {
  const [line, above] = [lines[index], lines[index - 1]];
  const key = above === undefined ? null : keyIn(above);
  if (line === undefined || above === undefined || key === null || !isDash(line) || blocks.some(({ list }) => list)) return null;
  const value = above.text.slice(key.value).trim();
  if (value === "" || line.indent <= key.at) return null;
  return slipIn(
    above,
    key.value,
    `"${key.name}:" has a value beside it, and a list below it.`,
    `Leave nothing behind "${key.name}:", and write "- ${value}" below it like the other entries, if it is one of them.`,
  );
}

/** A line less deep than those above it, deeper than what they stand below: their own first line stands too far left. */
function skippedLevel(lines: readonly SourceLine[], index: number, blocks: readonly Block[]): Slip | null {
  const line = lines[index];
  const inner = blocks.find(({ indent }) => indent > (line?.indent ?? 0));
  if (line === undefined || inner === undefined || inner.list || inner.entry) return null;
  const top = lines.indexOf(inner.from);
  const opener = lines[top - 1];
  const opens = keyIn(line)?.value === line.text.length && lines[index + 1]?.indent === inner.indent;
  if (!opens || opener === undefined || opener.indent >= line.indent) return null;
  const beside = lines.slice(0, top - 1).some(({ indent }) => indent === line.indent);
  return beside ? wrongDepth(opener, line.indent, false) : null;
}

/** The blocks that are open below a line. */
function below(line: SourceLine, blocks: readonly Block[], begins: boolean): readonly Block[] {
  const { indent } = line;
  const list = isDash(line);
  const key = keyIn(line);
  const block = { list, first: key?.name ?? "", from: line };
  const kept = blocks.filter((one) => one.indent < indent || (one.indent === indent && (begins || list || !one.list)));
  const outer = begins ? [...kept, { ...block, indent, entry: false }] : kept;
  return key !== null && key.at > indent ? [...outer, { ...block, indent: key.at, list: false, entry: true }] : outer;
}

function opensBlock({ text, content }: SourceLine, value: number): boolean {
  return content.trimEnd() === "-" || text.slice(value).trim() === "" || text.charAt(value) === "#";
}

function misplaced(line: SourceLine, blocks: readonly Block[], dash: boolean, next: number): Slip | null {
  const name = keyIn(line)?.name;
  const bare = blocks.find((block) => dash && !block.list && !block.entry && block.indent > line.indent && block.first === name);
  if (bare !== undefined) return noEntry(bare.from);
  // What opens a block stands less deep than the line below it.
  const above = blocks.filter(({ indent }) => next <= line.indent || indent < next || !opensBlock(line, keyIn(line)?.value ?? 0));
  const alike = above.filter(({ list }) => list === dash);
  const near = (alike.length > 0 ? alike : above).toSorted(
    (a, b) => Math.abs(a.indent - line.indent) - Math.abs(b.indent - line.indent) || b.indent - a.indent,
  )[0];
  return near === undefined ? null : wrongDepth(line, near.indent, dash && near.list);
}

function wrongDepth(line: SourceLine, wanted: number, dash: boolean): Slip {
  const beside = dash ? "the other dashes of the list" : "the lines beside it";
  return slipIn(
    line,
    0,
    `Line ${line.number + 1} starts with ${spaces(line.indent)}, ${beside} with ${wanted === 0 ? "none" : wanted}.`,
    `Let it start with ${spaces(wanted)}, if it belongs to them.`,
    Math.max(1, line.indent),
  );
}

function extraDash(line: SourceLine, blocks: readonly Block[]): Slip {
  const name = keyIn(line)?.name;
  const list = blocks.findLast((block) => block.list && block.first === name);
  return list === undefined ? noDash(line) : wrongDepth(line, list.indent, true);
}

function noDash(line: SourceLine): Slip {
  const name = keyIn(line)?.name;
  return slipIn(
    line,
    line.indent,
    "This line starts with a dash, the lines beside it do not.",
    `No dash here: entries are written "${(name === "id" && /id: *(\S+)$/.exec(line.text)?.[1]) || (name ?? "name")}:".`,
  );
}

/** A key among dashes: whichever is rarer below the same line is the slip. */
function missingDash(lines: readonly SourceLine[], index: number): Slip | null {
  const line = lines[index];
  if (line === undefined) return null;
  const beside = siblings(lines, index);
  const dashes = beside.filter(isDash);
  const [first] = dashes;
  return first !== undefined && dashes.length < beside.length - dashes.length ? noDash(first) : noEntry(line);
}

/** What text programs make of a dash. */
const LONG_DASH = /^[–—−‐‑]/;

function noEntry(line: SourceLine): Slip {
  if (LONG_DASH.test(line.content))
    return slipIn(
      line,
      line.indent,
      `A long dash "${line.content.charAt(0)}" stands here, which is no dash of a list.`,
      'Type the short dash of the keyboard and a space: "- ".',
      line.indent + 1,
    );
  const name = keyIn(line)?.name ?? "";
  const route = /^[\w{}-]+(?:\.[\w{}-]+)+$/.test(name)
    ? ` When "${name}" is a route, its place is below "routes:" in applications/<domain>/<application>.yaml; when it is a grant, below "grants:" in grants/<family>.yaml.`
    : "";
  return slipIn(
    line,
    line.indent,
    "This line stands among the entries of a list, but has no dash.",
    `A new entry of the list starts with "- ".${route}`,
  );
}

function siblings(lines: readonly SourceLine[], index: number): readonly SourceLine[] {
  const indent = lines[index]?.indent ?? 0;
  const from = lines.findLastIndex((line, at) => at < index && line.indent < indent);
  const to = lines.findIndex((line, at) => at > index && line.indent < indent);
  return lines.slice(from + 1, to < 0 ? lines.length : to).filter((line) => line.indent === indent);
}

function spaces(count: number): string {
  return count === 0 ? "no space" : `${count} ${count === 1 ? "space" : "spaces"}`;
}
