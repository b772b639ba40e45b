export type SyncStateName = "WIP" | "DRAFT" | "SUCCESS" | "ERROR" | "WARNING";

/** How the synchronisation of one herd stands. */
export interface SyncHerd {
  readonly numCheptel: string;
  readonly name: string;
  readonly state: SyncStateName;
  /** From 0 to 1. */
  readonly progress: number;
  readonly waiting: number;
  /** Refused by the server. */
  readonly parked: number;
}

/** An action of the user. Instants are ISO 8601. */
export interface SyncItem {
  readonly key: string;
  readonly numCheptel: string;
  /** Name of the application, in the language of the user. */
  readonly application: string;
  /** What was done, in words of that application; null when it gave none. */
  readonly label: string | null;
  readonly at: string;
  /** Why the server refused it; null while it waits, and once it has been sent. */
  readonly refusal: { readonly status: number; readonly reason: string } | null;
  /** Somebody else has changed the same meanwhile: what the server holds; null when it is too long. */
  readonly conflict: { readonly held: unknown } | null;
  /** Of a refused action, so that it can be corrected; null when it is too long for that. */
  readonly payload: unknown;
  /** Of a discarded one, when it was discarded. */
  readonly sentAt: string | null;
}

/** The sync state of the user (section 3). */
export interface SyncOverview {
  readonly loading: boolean;
  readonly purge: boolean;
  readonly herds: readonly SyncHerd[];
  /** When the oldest action still here was done. */
  readonly oldestAt: string | null;
  /** How full the room for entries on this device is, from 80 % on; null below. */
  readonly nearlyFull: number | null;
  /** The first of the refused, the waiting, the sent, and those the user has discarded. */
  readonly parked: readonly SyncItem[];
  readonly waiting: readonly SyncItem[];
  readonly sent: readonly SyncItem[];
  readonly discarded: readonly SyncItem[];
}
