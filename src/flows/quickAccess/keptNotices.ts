import { STORAGE } from "../../../generated/settings";
import type { PastNotice } from "../../stores/bellStore";

/** Of the tab: messages that were said before it was loaded anew. */
export const NOTICES_KEY = `${STORAGE.sessionKey}.notices`;

/** Those of a person; what this version cannot read is left out. */
export function readNotices(kept: unknown, person: string | null): readonly PastNotice[] {
  const { person: of, entries }: Partial<Record<string, unknown>> = { ...Object(kept) };
  return person !== null && of === person && Array.isArray(entries) ? entries.filter(isNotice) : [];
}

function isNotice(entry: unknown): entry is PastNotice {
  const { kind, lines, values, at, seen }: Partial<Record<string, unknown>> = { ...Object(entry) };
  const isText = (value: unknown) => typeof value === "string";
  return (
    (kind === "positive" || kind === "negative" || kind === "info") &&
    Array.isArray(lines) &&
    lines.every(isText) &&
    Object.values(Object(values)).every(isText) &&
    typeof at === "number" &&
    typeof seen === "boolean"
  );
}
