import type { DBSchema } from "idb";
import type { QueuedAction } from "../../domain/sync/queuedAction";

export const ACTIONS = "actions";

/** Earlier versions have kept a record of sizes at 0, which no index sees. */
export interface OutboxSchema extends DBSchema {
  readonly actions: {
    readonly key: number;
    readonly value: QueuedAction;
    readonly indexes: { readonly key: string; readonly user: string };
  };
}
