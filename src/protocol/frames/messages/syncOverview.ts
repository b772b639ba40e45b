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
  /** Why it was set aside, and by whom: the server, something on the way to it, or another version of the shell; null: it was not. */
  readonly refusal: { readonly status: number; readonly reason: string; readonly by: "server" | "line" | "version" } | null;
  /** Somebody else has changed the same meanwhile: what the server holds; null when it is too long. */
  readonly conflict: { readonly held: unknown } | null;
  /** Of a refused action; null when it is too long to be shown: `syncEntries` has it whole. */
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
  /** When what waits is tried again; null: not before there is a network, or it is tried now. */
  readonly nextTryAt: string | null;
  /** How full the room for entries on this device is, from 80 % on; null below. */
  readonly nearlyFull: number | null;
  /** The first of the refused, the waiting, the sent, and those the user has discarded. */
  readonly parked: readonly SyncItem[];
  readonly waiting: readonly SyncItem[];
  readonly sent: readonly SyncItem[];
  readonly discarded: readonly SyncItem[];
}

/** A page of what is on the device. */
export interface SyncEntries {
  /** JSON of a list of actions; text, since they may be larger than a message may be in values. */
  readonly text: string;
  /** The action with which the next page begins. */
  readonly next: string | null;
}
