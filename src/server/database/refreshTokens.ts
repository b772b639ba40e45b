import { hashToken } from "../credentials/tokens";
import type { Storing } from "./batch";
import type { Database } from "./openDatabase";
import { ownerIn, prolongSession, revokeSession, type SessionOwner } from "./sessions";

export function storingRefreshToken(database: Database, token: string, sessionId: string, expiresAt: string): Storing<"refresh_tokens"> {
  return database
    .insertInto("refresh_tokens")
    .values({ token_hash: hashToken(token), session_id: sessionId, expires_at: expiresAt, used_at: null, successor_hash: null });
}

/** A refresh token that came, and the one to take its place. Instants as stored. */
export interface Rotation {
  readonly token: string;
  readonly next: string;
  readonly now: string;
  /** New end of the session and of its next token, unless the session has been going on for too long or is one of support. */
  readonly expiresAt: string;
  /** A session opened at this instant, or before, is over. */
  readonly openedAfter: string;
  /** The answer to a token used up later than this may still have been lost on its way. */
  readonly leewayFrom: string;
}

export type Rotated =
  | { readonly kind: "rotated"; readonly sessionId: string; readonly accountId: string }
  /** The token is a copy, and its session is over. */
  | { readonly kind: "reused"; readonly accountId: string }
  | { readonly kind: "unknown" };

/**
 * Rotates a refresh token: uses it up and hands out the next. A weak network may lose the answer: then the token comes back, and
 * uses up its successor in that one's stead. That works once, for a short time, and only while the successor is unused; any
 * other return means a copy and ends the session. Each step is one update of one row, so of any number of callers, at whatever
 * process, exactly one does it, and a replay ends the session only after the winner has found it open.
 */
export function rotateRefreshToken(database: Database, rotation: Rotation): Promise<Rotated> {
  const { token, next, now, expiresAt } = rotation;
  return database.transaction().execute(async (transaction) => {
    const used = (await spend(transaction, rotation)) ?? (await spendSuccessor(transaction, rotation));
    if (used === undefined) return endReplayed(transaction, token, now);
    const { session_id: sessionId, account_id: accountId, by_support, expires_at } = used;
    if (accountId === null || expires_at <= now) return { kind: "unknown" };
    const endsAt = by_support === 1 ? expires_at : expiresAt;
    await storingRefreshToken(transaction, next, sessionId, endsAt).execute();
    await prolongSession(transaction, sessionId, now, endsAt);
    return { kind: "rotated", sessionId, accountId };
  });
}

/** A refresh token whose session is stored. */
export interface OwnedToken extends SessionOwner {
  readonly token: string;
}

/** Whose sessions refresh tokens belong to, without using one up. */
export async function ownersOfRefreshTokens(database: Database, tokens: readonly string[]): Promise<readonly OwnedToken[]> {
  const hashes = new Map(tokens.map((token) => [hashToken(token), token]));
  if (hashes.size === 0) return [];
  const rows = await database
    .selectFrom("refresh_tokens")
    .innerJoin("sessions", "sessions.id", "refresh_tokens.session_id")
    .select(["refresh_tokens.token_hash", "sessions.id", "sessions.account_id", "sessions.by_support"])
    .where("refresh_tokens.token_hash", "in", [...hashes.keys()])
    .execute();
  return rows.map((row) => ({ token: hashes.get(row.token_hash) ?? "", ...ownerIn(row) }));
}

function spend(database: Database, rotation: Rotation) {
  const { token, next, now } = rotation;
  return spending(database, rotation)
    .set({ used_at: now, successor_hash: hashToken(next) })
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
}

/** It gets no successor of its own: a request with it after this comes from a copy. */
function spendSuccessor(database: Database, rotation: Rotation) {
  const { token, now, leewayFrom } = rotation;
  return spending(database, rotation)
    .set({ used_at: now })
    .where("token_hash", "=", (row) =>
      row
        .selectFrom("refresh_tokens as replaced")
        .select("replaced.successor_hash")
        .where("replaced.token_hash", "=", hashToken(token))
        .where("replaced.used_at", ">", leewayFrom),
    )
    .executeTakeFirst();
}

/** An update of unused tokens that returns their owner while the session is open. */
function spending(database: Database, { now, openedAfter }: Rotation) {
  return database
    .updateTable("refresh_tokens")
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
        .where("sessions.created_at", ">", openedAfter)
        .as("account_id"),
      row.selectFrom("sessions").select("sessions.by_support").whereRef("sessions.id", "=", "refresh_tokens.session_id").as("by_support"),
    ]);
}

async function endReplayed(database: Database, token: string, now: string): Promise<Rotated> {
  const [owner] = await ownersOfRefreshTokens(database, [token]);
  if (owner === undefined) return { kind: "unknown" };
  const ended = await revokeSession(database, owner.sessionId, now);
  return ended === undefined ? { kind: "unknown" } : { kind: "reused", accountId: ended.accountId };
}
