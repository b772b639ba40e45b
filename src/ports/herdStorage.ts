/** Whose storage it is: one application, one herd. */
export interface HerdStoragePlace {
  readonly numCheptel: string;
  readonly application: string;
}

/** Indexed storage of sub-applications, keyed by herd number (section 7.2). */
export interface HerdStorage {
  /** null: nothing is stored. */
  readonly read: (place: HerdStoragePlace, index: string) => Promise<unknown>;
  /** null removes the entry. False: the limit is reached. */
  readonly store: (place: HerdStoragePlace, index: string, value: unknown) => Promise<boolean>;
}
