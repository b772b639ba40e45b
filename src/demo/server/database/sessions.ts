import { hashToken } from "../tokens";
import type { Database } from "./openDatabase";

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly now: string;
  readonly expiresAt: string;
}

export async function storeSession(database: Database, session: NewSession): Promise<void> {
  await database
    .insertInto("sessions")
    .values({ id: session.id, account_id: session.accountId, created_at: session.now, expires_at: session.expiresAt, revoked_at: null })
    .execute();
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

export async function storeRefreshToken(database: Database, token: string, sessionId: string, expiresAt: string): Promise<void> {
  await database
    .insertInto("refresh_tokens")
    .values({ token_hash: hashToken(token), session_id: sessionId, expires_at: expiresAt, used_at: null })
    .execute();
}

export type Redeemed =
  | { readonly kind: "redeemed"; readonly sessionId: string; readonly accountId: string }
  | { readonly kind: "reused"; readonly sessionId: string }
  | { readonly kind: "unknown" };

/**
 * Uses a refresh token up. Of any number of callers with the same token, at whatever process, exactly one redeems it; the others
 * are replays. One statement does it all: the replays may end the session, but not before its winner has found it alive.
 */
export async function redeemRefreshToken(database: Database, token: string, now: string): Promise<Redeemed> {
  const tokenHash = hashToken(token);
  const used = await database
    .updateTable("refresh_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .returning((row) => [
      "session_id",
      "expires_at",
      row
        .selectFrom("sessions")
        .select("sessions.account_id")
        .whereRef("sessions.id", "=", "refresh_tokens.session_id")
        .where("sessions.revoked_at", "is", null)
        .where("sessions.expires_at", ">", now)
        .as("account_id"),
    ])
    .executeTakeFirst();
  if (used === undefined) return replayed(database, tokenHash);
  const { session_id: sessionId, account_id: accountId, expires_at } = used;
  return accountId !== null && expires_at > now ? { kind: "redeemed", sessionId, accountId } : { kind: "unknown" };
}

async function replayed(database: Database, tokenHash: string): Promise<Redeemed> {
  const found = await database.selectFrom("refresh_tokens").select("session_id").where("token_hash", "=", tokenHash).executeTakeFirst();
  return found === undefined ? { kind: "unknown" } : { kind: "reused", sessionId: found.session_id };
}

/** The session a refresh token belongs to, without using the token up. */
export async function sessionOfRefreshToken(database: Database, token: string): Promise<string | undefined> {
  const found = await database
    .selectFrom("refresh_tokens")
    .select("session_id")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return found?.session_id;
}
