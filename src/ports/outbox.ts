import type { Decision, NewAction, Parked, QueuedAction } from "../domain/sync/queuedAction";
import type { Randomness } from "./randomness";

/** How much of one user may wait on the device. */
export interface OutboxLimit {
  readonly mostActions: number;
  readonly mostBytes: number;
  /** Part of both that the actions of one application may be. */
  readonly applicationShare: number;
}

/** The queued actions on the device. Only a confirmation of the server or their user removes one: no logout, no purge, no update. */
export interface Outbox {
  /** Resolves once all of them are on disk; when it rejects none is, with `OutboxFull` where there is no room, none for its application (`OverQuota`). */
  readonly add: (actions: readonly NewAction[]) => Promise<void>;
  /** How much of what may wait of a user does, from 0 to 1; of one application where that is more. */
  readonly filled: (userId: string) => Promise<number>;
  /** All actions of a user, oldest first. */
  readonly list: (userId: string) => Promise<readonly QueuedAction[]>;
  readonly remove: (key: string) => Promise<void>;
  /** Sets an action aside, in its place. */
  readonly park: (key: string, parked: Parked) => Promise<void>;
  /** Carries out a decision about a parked action, in its place in the queue. False: it is not parked (any more). */
  readonly decide: (key: string, decision: Decision) => Promise<boolean>;
}

/** Named locks shared by the tabs of the browser. */
export interface NamedLocks {
  /** Waits for its turn; with `giveUp` only until then: it rejects, and `run` never runs. */
  readonly runExclusive: <Result>(name: string, run: () => Promise<Result>, giveUp?: AbortSignal) => Promise<Result>;
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
export type OpenOutbox = (settings: OutboxLimit & { readonly database: string }) => Promise<OutboxParts>;
