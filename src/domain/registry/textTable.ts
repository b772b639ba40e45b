/**
 * A large table as one text, an entry a line with its fields separated by spaces. A compiler reads it as one string, where
 * thousands of objects cost it more than all else together.
 */
export function textTable(lines: readonly string[]): string {
  return `\n${lines.map((line) => `${line}\n`).join("")}`;
}

/** The fields of every entry. */
export function entriesOf(table: string): readonly (readonly string[])[] {
  return table.split("\n").flatMap((line) => (line === "" ? [] : [line.split(" ")]));
}
