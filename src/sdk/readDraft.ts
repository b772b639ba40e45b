/** What `saveDraft` was given before; null when there is none. */
export function readDraft(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not written by this SDK: better no draft than a broken one.
    return null;
  }
}
