/** Where something stands in a registry file. Lines and columns start at 1; the end is exclusive. */
export interface Range {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function startOf(file: string): Range {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

/** The same for all that begins at a place. */
export function placeKey({ file, line, column }: Range): string {
  return `${file}:${line}:${column}`;
}
