import type { Finding } from "../diagnostic/finding";

/** Findings that were not there before, wherever their lines stand by now. */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  const key = ({ code, file, params }: Finding) => JSON.stringify([code, file, params]);
  const known = new Set(before.map(key));
  return after.filter((one) => !known.has(key(one)));
}
