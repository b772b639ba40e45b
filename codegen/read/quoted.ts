/** A text in the quotes that fit it. */
export function quoted(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text.replaceAll("\\", "\\\\")}"`;
}
