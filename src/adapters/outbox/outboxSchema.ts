import type { DBSchema } from "idb";
import type { QueuedAction } from "../../domain/sync/queuedAction";

export const ACTIONS = "actions";

/** What waits of each user, counted in the same transactions as it changes. */
export type OutboxSizes = Readonly<Record<string, UserSize>>;

export interface OutboxSize {
  readonly actions: number;
  readonly bytes: number;
}

export interface UserSize extends OutboxSize {
  /** A version of the shell that counts users alone leaves it out. */
  readonly applications?: Readonly<Record<string, OutboxSize>>;
}

export interface OutboxSchema extends DBSchema {
  readonly actions: {
    readonly key: number;
    readonly value: QueuedAction | { readonly sizes: OutboxSizes };
    readonly indexes: { readonly key: string; readonly user: string };
  };
}

/** The indexes lead to actions alone: what has no key and no user is in none. */
export function isAction(value: OutboxSchema["actions"]["value"]): value is QueuedAction {
  return "userId" in value;
}
