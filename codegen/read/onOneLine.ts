export type Block = Readonly<Record<string, unknown>>;

export function isBlock(value: unknown): value is Block {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isWord(value: unknown): value is string {
  return typeof value === "string";
}

export function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isWord);
}

/** Names, and blocks of them, as they are written in brackets and braces. */
export function onOneLine(value: unknown): string {
  if (isNames(value)) return `[${value.join(", ")}]`;
  if (!isBlock(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${onOneLine(one)}`)
    .join(", ")} }`;
}
