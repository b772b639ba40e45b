import type { Path } from "../read/locator";
import type { AccessDocument } from "../schema/common";

/** Effective access after inheritance, with the place each part comes from (for `explain`). */
export interface Access {
  readonly public: boolean;
  /** Any one of these; null: every signed-in user. */
  readonly anyOf: readonly string[] | null;
  readonly multiHerd: boolean;
  readonly workshop: string | null;
  readonly code: string | null;
  /** `route`, `application` or `domain`: which level gave `anyOf`, and where it says so. */
  readonly from: "route" | "application" | "domain";
  readonly at: At;
}

type At = { readonly file: string; readonly path: Path };
export type Level = readonly [Access["from"], AccessDocument | undefined, At?];

/** An empty list of grants lets nobody pass: what a chain without any access comes to. */
const NOBODY: readonly string[] = [];

/**
 * Effective access after inheritance, nearest level first (section 6): the first level that says who may pass decides that,
 * while multi-herd adds up, the workshop is that of the farthest level, and the application code stays.
 */
export function accessOf(levels: readonly Level[], code: string | null): Access {
  const decisive = levels.find(([, access]) => decides(access));
  const conditions = levels.flatMap(([, access]) => (typeof access === "object" ? [access] : []));
  const [from, access, at = { file: "domains.yaml", path: [] }] = decisive ?? ["domain", undefined];
  return {
    public: access === "public",
    anyOf: access === undefined ? NOBODY : typeof access === "object" ? (access.anyOf ?? NOBODY) : null,
    multiHerd: conditions.some(({ multiHerd }) => multiHerd === true),
    workshop: conditions.findLast(({ workshop }) => workshop !== undefined)?.workshop ?? null,
    code,
    from,
    at,
  };
}

/** Whether a level of the chain says who may pass. */
export function decides(access: AccessDocument | undefined): boolean {
  return access === "public" || access === "signedIn" || (typeof access === "object" && access.anyOf !== undefined);
}

/** Whether nothing in the chain says who may pass. */
export function isUnguarded(access: Access): boolean {
  return access.anyOf !== null && access.anyOf.length === 0;
}
