/** What the shell asks the worker about the pages that are kept for use without network. */
export type KeptPagesRequest =
  /** These pages have spoken with the shell for this herd at this time: as they came last they are shown without network. */
  | { readonly pages: "keep"; readonly bases: readonly string[]; readonly herd: string; readonly at: number }
  /** Answered with `KeptPage[]`. */
  | { readonly pages: "list" }
  /** Their user leaves. */
  | { readonly pages: "clear" };

/** The page of a base that is on the device. */
export interface KeptPage {
  readonly base: string;
  /** With its files. */
  readonly bytes: number;
  /** When it was last opened with a network, by herd, in ms: the age of what it shows without one. */
  readonly openedAt: Readonly<Record<string, number>>;
}

/** The cache of the pages under one base: `clarine.frames:/card`. */
export const FRAME_CACHE = "clarine.frames:";

export function frameCache(base: string): string {
  return `${FRAME_CACHE}${base}`;
}

/** Where the page of a base is kept: as it came last, and as it is shown without network. */
export function keptPage(base: string): { readonly fresh: string; readonly shown: string } {
  return { fresh: `${base}/?fresh`, shown: `${base}/` };
}

/** What pages may take: herds and files of one, bytes of one file, pages, bytes of all. */
export const KEPT_LIMITS = { herds: 100, files: 150, fileBytes: 5_000_000, pages: 24, bytes: 60_000_000 };
