import type { Randomness } from "./randomness";

/** Why the server refused an action; it waits for a decision of its user. */
export interface Parked {
  readonly status: number;
  readonly reason: string;
}

/** An action the server has not confirmed yet. It belongs to one user and one herd. */
export interface QueuedAction {
  /** Sent with every attempt, so that the server applies it once. */
  readonly key: string;
  readonly userId: string;
  readonly numCheptel: string;
  readonly type: string;
  readonly payload: unknown;
  /** When it was done. */
  readonly at: Date;
  readonly parked: Parked | null;
}

export type NewAction = Omit<QueuedAction, "parked">;

/** The queued actions on the device. Only a confirmation of the server or their user removes one: no logout, no purge, no update. */
export interface Outbox {
  /** Resolves once all of them are on disk; when it rejects none is. */
  readonly add: (actions: readonly NewAction[]) => Promise<void>;
  /** All actions of a user, oldest first. */
  readonly list: (userId: string) => Promise<readonly QueuedAction[]>;
  readonly remove: (key: string) => Promise<void>;
  /** Parks an action, or with null unparks it. */
  readonly park: (key: string, parked: Parked | null) => Promise<void>;
}

/** Named locks shared by the tabs of the browser. */
export interface NamedLocks {
  readonly runExclusive: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
}

/** The browser parts of the action queue. */
export interface OutboxParts {
  readonly outbox: Outbox;
  readonly locks: NamedLocks;
  readonly randomness: Randomness;
  /** A key no other action has. */
  readonly randomKey: () => string;
  /** Clears all other storage of this origin: workers, databases, caches, local and session storage. */
  readonly clearOthers: () => Promise<void>;
}

/** Loads them; `database` is the name of the database. */
export type OpenOutbox = (database: string) => Promise<OutboxParts>;
