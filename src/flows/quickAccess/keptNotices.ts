import type { PastNotice } from "../../stores/bellStore";

/** Those of a person; what this version cannot read is left out. */
export function keptNotices(kept: unknown, person: string | null): readonly PastNotice[] {
  const { person: of, entries }: Partial<Record<string, unknown>> = { ...Object(kept) };
  return person !== null && of === person && Array.isArray(entries) ? entries.filter(isNotice) : [];
}

/** Written by this tab, maybe by another version of the shell. */
function isNotice(entry: unknown): entry is PastNotice {
  const { kind, lines, at }: Partial<Record<string, unknown>> = { ...Object(entry) };
  return typeof kind === "string" && Array.isArray(lines) && typeof at === "number";
}
