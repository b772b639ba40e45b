import { keyIn, type SourceLine } from "../../read/slip";

/** Keys below which entries stand by their names. */
const OF_NAMES: readonly string[] = ["calls", "grants", "params", "routes"];

/** Whether what stands below a line are entries with names. */
export function holdsNames(line: SourceLine): boolean {
  return OF_NAMES.includes(keyIn(line)?.name ?? "");
}

/** Whether a line is the name of an entry that stands below such a key. */
export function isOfNames(lines: readonly SourceLine[], at: number): boolean {
  const { indent } = lines[at] ?? { indent: 0 };
  const owner = lines.slice(0, at).findLast((line) => line.indent < indent);
  return owner !== undefined && holdsNames(owner);
}

/** The name of an entry: that of its first key, or its id. */
export function idOf(line: SourceLine): string {
  const key = keyIn(line);
  return key === null || key.name !== "id" ? (key?.name ?? "") : line.text.slice(key.value).trim();
}
