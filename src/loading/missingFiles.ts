/** Told when the server has not got a file of this page any more: another version has been deployed since the page was loaded. */
type Listener = () => void;

const listeners = new Set<Listener>();
let isMissing = false;

export function reportMissing(): void {
  isMissing = true;
  for (const listener of listeners) listener();
}

export function isFileMissing(): boolean {
  return isMissing;
}

/** At once where a file has been missing before. */
export function onMissingFile(listener: Listener): () => void {
  listeners.add(listener);
  if (isMissing) listener();
  return () => listeners.delete(listener);
}
