import type { CookieFetch } from "./cookieFetch";
import { settle } from "./testClock";

interface Wired {
  readonly wire: CookieFetch;
}

/** Waits until something has come about; hashing and signing take their own time, which no clock of a test moves. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await settle();
}

/** Calls of these paths are never answered, until they are given up; says how many there have been. */
export function neverAnswers({ wire }: Wired, path: RegExp): () => number {
  let asked = 0;
  wire.override(path, () => {
    asked += 1;
    return new Promise<Response>(() => {});
  });
  return () => asked;
}
