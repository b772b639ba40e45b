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

/** The account of a session that is neither over nor revoked. */
export async function accountOfSession(database: Database, sessionId: string, now: string): Promise<string | undefined> {
  const session = await database
    .selectFrom("sessions")
    .select("account_id")
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return session?.account_id;
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

export type Redeemed = { readonly kind: "redeemed" | "reused"; readonly sessionId: string } | { readonly kind: "unknown" };

/** Uses a refresh token up. Of two callers with the same token exactly one redeems it; the other is a replay. */
export async function redeemRefreshToken(database: Database, token: string, now: string): Promise<Redeemed> {
  const tokenHash = hashToken(token);
  const found = await database.selectFrom("refresh_tokens").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
  if (found === undefined) return { kind: "unknown" };
  const used = await database
    .updateTable("refresh_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return { kind: "reused", sessionId: found.session_id };
  return found.expires_at > now ? { kind: "redeemed", sessionId: found.session_id } : { kind: "unknown" };
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
