/** Version of the frame protocol of this shell and this SDK. */
export const PROTOCOL_VERSION = 1;

/** Newest first: N and, from the second version on, N−1. */
export const SUPPORTED_VERSIONS: readonly number[] = [PROTOCOL_VERSION];

/** The newest common version, or null. */
export function negotiateVersion(offered: readonly number[], spoken: readonly number[] = SUPPORTED_VERSIONS): number | null {
  return spoken.find((version) => offered.includes(version)) ?? null;
}
