import type { Selectable } from "kysely";
import type { StoredActionsLimit } from "../registry/backendRegistry";
import type { ServerClock } from "../time/clock";
import type { Database } from "./openDatabase";
import type { AppliedActionTable } from "./tables";

export type AppliedAction = Selectable<AppliedActionTable>;

/** An action as a device sent it. */
export interface ReceivedAction {
  readonly accountId: string;
  /** Made by the device; unique for this account. */
  readonly key: string;
  readonly numCheptel: string | null;
  readonly type: string;
  readonly payload: unknown;
  /** When it came in, as stored. */
  readonly receivedAt: string;
  /** Sent in a session that a support link has opened. */
  readonly bySupport?: boolean;
  /** What it changes is held beside it, so that its payload is there twice (valueConflicts.ts). */
  readonly isHeld?: boolean;
}

/**
 * What became of it: applied now; already applied, with the answer of then; or refused, because the same key came with another
 * herd, type or payload, or because the account has as much stored as it may.
 */
export type Application = { readonly kind: "applied" | "repeated"; readonly outcome: unknown } | { readonly kind: "different" | "full" };

/** Undoes the entry of an action for which there is no room. */
class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/**
 * Applies an action once, however often and at whatever moments it is sent. `effect` runs in the same transaction as its entry in
 * the log (through the database it is given, no other): both are there or neither is. What it returns is kept as the answer.
 */
export function applyOnce(
  database: Database,
  clock: ServerClock,
  action: ReceivedAction,
  effect: (transaction: Database) => Promise<unknown>,
  limit: StoredActionsLimit,
): Promise<Application> {
  const applied = database.transaction().execute(async (transaction): Promise<Application> => {
    if (!(await claim(transaction, clock, action))) return recall(transaction, action);
    if (!(await takeRoom(transaction, action, limit))) throw new StorageFull();
    const outcome = await effect(transaction);
    await transaction
      .updateTable("applied_actions")
      .set({ outcome: stored(outcome), applied_at: clock.now().toISOString() })
      .where("account_id", "=", action.accountId)
      .where("idempotency_key", "=", action.key)
      .execute();
    return { kind: "applied", outcome };
  });
  return applied.catch((error: unknown) => {
    if (error instanceof StorageFull) return { kind: "full" };
    throw error;
  });
}

/** The log of an account in the order of application. */
export function appliedActionsOf(database: Database, accountId: string): Promise<AppliedAction[]> {
  return database.selectFrom("applied_actions").selectAll().where("account_id", "=", accountId).orderBy("position").execute();
}

/** Those of a herd that bear such a name in whatever application, in the order in which they were applied. */
export function actionsOfHerd(database: Database, numCheptel: string, name: string): Promise<Pick<AppliedAction, "type" | "payload">[]> {
  return database
    .selectFrom("applied_actions")
    .select(["type", "payload"])
    .where("num_cheptel", "=", numCheptel)
    .where("type", "like", `%.${name}`)
    .orderBy("position")
    .execute();
}

/** The entry comes first: a second sender of the key waits here until the first one is done. */
async function claim(transaction: Database, clock: ServerClock, action: ReceivedAction): Promise<boolean> {
  const inserted = await transaction
    .insertInto("applied_actions")
    .values({
      account_id: action.accountId,
      idempotency_key: action.key,
      num_cheptel: action.numCheptel,
      type: action.type,
      payload: stored(action.payload),
      received_at: action.receivedAt,
      applied_at: clock.now().toISOString(),
      outcome: stored(null),
      by_support: action.bySupport ? 1 : 0,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "idempotency_key"]).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Counts the entry in, unless the account would have more than the limit: one statement, so that many at once stay below it too. */
async function takeRoom(
  transaction: Database,
  { accountId, payload, isHeld }: ReceivedAction,
  limit: StoredActionsLimit,
): Promise<boolean> {
  const size = Buffer.byteLength(stored(payload)) * (isHeld ? 2 : 1);
  if (size > limit.bytes) return false;
  const counted = await transaction
    .insertInto("stored_actions")
    .values({ account_id: accountId, actions: 1, bytes: size })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet((row) => ({
          actions: row("stored_actions.actions", "+", 1),
          bytes: row("stored_actions.bytes", "+", size),
        }))
        .where("stored_actions.actions", "<", limit.actions)
        .where("stored_actions.bytes", "<=", limit.bytes - size),
    )
    .executeTakeFirst();
  return counted.numInsertedOrUpdatedRows === 1n;
}

async function recall(transaction: Database, action: ReceivedAction): Promise<Application> {
  const before = await transaction
    .selectFrom("applied_actions")
    .selectAll()
    .where("account_id", "=", action.accountId)
    .where("idempotency_key", "=", action.key)
    .executeTakeFirstOrThrow();
  const isSame = before.num_cheptel === action.numCheptel && before.type === action.type && before.payload === stored(action.payload);
  return isSame ? { kind: "repeated", outcome: JSON.parse(before.outcome) } : { kind: "different" };
}

/** `undefined` has no JSON: nothing is kept as null. */
function stored(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}
