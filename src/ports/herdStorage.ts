import type { StoredHerd } from "../domain/offline/storedHerd";

/** Whose storage it is: one application, one herd, one user. */
export interface HerdStoragePlace {
  readonly userId: string;
  readonly numCheptel: string;
  readonly application: string;
}

/** Why a value is not stored: the application has too much of this herd, or of all, or there is no room on the device. */
export type NotStored = "too-many" | "over-quota" | "storage-full";

/** Indexed storage of sub-applications on the device, keyed by herd number (section 7.2). It rejects when the browser blocks storage. */
export interface HerdStorage {
  /** null: nothing is stored. */
  readonly read: (place: HerdStoragePlace, index: string) => Promise<unknown>;
  /** null as a value removes the entry. Answers null once the value is on disk. */
  readonly store: (place: HerdStoragePlace, index: string, value: unknown) => Promise<NotStored | null>;
  /** What each application has stored of each herd. */
  readonly sizes: (userId: string) => Promise<readonly StoredHerd[]>;
  /** Removes everything of every user. */
  readonly clear: () => Promise<void>;
}
