/** Reads a draft of entries by name, as the shell kept it; what has any other shape is left out. */
export function readEntries<Entry extends object>(draft: unknown, isEntry: (value: object) => value is Entry): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const pair of Array.isArray(draft) ? draft : []) {
    const [name, value]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    if (typeof name === "string" && typeof value === "object" && value !== null && isEntry(value)) entries.set(name, value);
  }
  return entries;
}
