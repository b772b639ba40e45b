import type { Storing } from "./batch";
import type { Database } from "./openDatabase";

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly now: string;
  readonly expiresAt: string;
}

export function storingSession(database: Database, session: NewSession): Storing<"sessions"> {
  return database
    .insertInto("sessions")
    .values({ id: session.id, account_id: session.accountId, created_at: session.now, expires_at: session.expiresAt, revoked_at: null });
}

export async function prolongSession(database: Database, sessionId: string, expiresAt: string): Promise<void> {
  await database.updateTable("sessions").set({ expires_at: expiresAt }).where("id", "=", sessionId).execute();
}

export async function revokeSession(database: Database, sessionId: string, now: string): Promise<void> {
  await database.updateTable("sessions").set({ revoked_at: now }).where("id", "=", sessionId).where("revoked_at", "is", null).execute();
}

/** Signs an account out everywhere. */
export async function revokeSessionsOf(database: Database, accountId: string, now: string): Promise<void> {
  await database
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .execute();
}
