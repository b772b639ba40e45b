/** Parameters on the wire: texts and lists of texts; numbers become text, anything else is left out. */
export function plainParams(params: unknown): Record<string, string | string[]> {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(params ?? {});
  const plain: Record<string, string | string[]> = {};
  for (const [name, value] of entries) {
    const text = textOf(value);
    if (text !== null) plain[name] = text;
    else if (Array.isArray(value)) plain[name] = value.flatMap((part: unknown) => textOf(part) ?? []);
  }
  return plain;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : null;
}
