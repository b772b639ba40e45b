/** Effective access after inheritance, with the place each part comes from (for `explain`). */
export interface Access {
  readonly public: boolean;
  /** Any one of these; null: every signed-in user. */
  readonly anyOf: readonly string[] | null;
  readonly multiHerd: boolean;
  readonly workshop: string | null;
  readonly code: string | null;
  /** `route`, `application` or `domain`: which level gave `anyOf`. */
  readonly from: "route" | "application" | "domain";
}
