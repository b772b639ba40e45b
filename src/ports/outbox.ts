import type { Randomness } from "./randomness";

/** Why the server would not take an action; it waits for its user to see to it. */
export interface Parked {
  readonly status: number;
  readonly reason: string;
}

/** Something done on the device that the server has not confirmed yet. It belongs to one user and one herd for good. */
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

/** The actions kept on the device. Nothing but a confirmation of the server or their user takes one away: no logout, no purge, no update. */
export interface Outbox {
  /** Resolves once all of them are safe on the disk; when it rejects none is. */
  readonly add: (actions: readonly NewAction[]) => Promise<void>;
  /** All actions of a user, oldest first. */
  readonly list: (userId: string) => Promise<readonly QueuedAction[]>;
  readonly remove: (key: string) => Promise<void>;
  /** Sets an action aside, or with null takes it up again. */
  readonly park: (key: string, parked: Parked | null) => Promise<void>;
}

/** What only one tab of the browser may do at a time, by name. */
export interface NamedLocks {
  readonly runExclusive: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
}

/** All that the queue of actions needs of the browser. */
export interface OutboxParts {
  readonly outbox: Outbox;
  readonly locks: NamedLocks;
  readonly randomness: Randomness;
  /** A key no other action has. */
  readonly randomKey: () => string;
  /** Clears what this origin keeps on the device beside the outbox: workers, databases, caches and both storages. */
  readonly clearOthers: () => Promise<void>;
}

/** Fetches them, which the first page does without; the database by its name. */
export type OpenOutbox = (database: string) => Promise<OutboxParts>;
