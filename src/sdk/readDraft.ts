/** What `saveDraft` was given before; null when there is none. */
export function readDraft(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Nothing that this SDK has written: better no draft than half of one.
    return null;
  }
}
