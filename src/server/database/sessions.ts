import type { Compilable, Selectable } from "kysely";
import type { Storing } from "./batch";
import type { Database } from "./openDatabase";
import type { SessionTable } from "./tables";

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly now: string;
  readonly expiresAt: string;
  /** Opened with a support link. */
  readonly bySupport?: boolean;
  /** Browser and system in a few words. */
  readonly device?: string | null;
}

export interface SessionOwner {
  readonly sessionId: string;
  readonly accountId: string;
  /** Opened with a support link. */
  readonly bySupport: boolean;
}

export function ownerIn({ id, account_id, by_support }: Pick<Selectable<SessionTable>, "id" | "account_id" | "by_support">): SessionOwner {
  return { sessionId: id, accountId: account_id, bySupport: by_support === 1 };
}

export function storingSession(database: Database, session: NewSession): Storing<"sessions"> {
  return database.insertInto("sessions").values({
    id: session.id,
    account_id: session.accountId,
    created_at: session.now,
    expires_at: session.expiresAt,
    revoked_at: null,
    by_support: session.bySupport ? 1 : 0,
    used_at: session.now,
    device: session.device ?? null,
  });
}

/**
 * Of the open sessions of an account, those not used lately: whoever knows a password could fill the disk with them. Those of support are
 * counted apart, since support must not sign the owner out. Their refresh tokens, which would stay for a month, go first.
 */
export function deletingOldSessions(
  database: Database,
  { accountId, bySupport }: Pick<SessionOwner, "accountId" | "bySupport">,
  kept: number,
): readonly Compilable[] {
  const ofAccount = database
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", accountId)
    .where("by_support", "=", Number(bySupport));
  const newest = ofAccount.orderBy(({ fn }) => fn.coalesce("used_at", "created_at"), "desc").limit(kept);
  const old = ofAccount.where("id", "not in", newest);
  return [database.deleteFrom("refresh_tokens").where("session_id", "in", old), database.deleteFrom("sessions").where("id", "in", old)];
}

export async function prolongSession(database: Database, sessionId: string, now: string, expiresAt: string): Promise<void> {
  await database.updateTable("sessions").set({ expires_at: expiresAt, used_at: now }).where("id", "=", sessionId).execute();
}

/** Ends a session; nothing when it was over already. */
export async function revokeSession(database: Database, sessionId: string, now: string): Promise<SessionOwner | undefined> {
  const revoked = await database
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .returning(["id", "account_id", "by_support"])
    .executeTakeFirst();
  return revoked && ownerIn(revoked);
}

/** The account of a session that is open and came of a support link, of several sessions. */
export async function accountOfSupport(database: Database, sessionIds: readonly string[], now: string): Promise<string | undefined> {
  const found = await database
    .selectFrom("sessions")
    .select("account_id")
    .where("id", "in", sessionIds)
    .where("by_support", "=", 1)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.account_id;
}

export interface OpenSession {
  readonly id: string;
  readonly created_at: string;
  readonly used_at: string | null;
  readonly device: string | null;
  readonly by_support: number;
}

export interface SessionsQuestion {
  readonly accountId: string;
  /** The session that asks. */
  readonly current: string;
  readonly now: string;
  /** A session opened at this instant, or before, is over. */
  readonly openedAfter: string;
  readonly most: number;
}

/** The open sessions of an account: the one that asks, then the one used last. */
export function openSessionsOf(
  database: Database,
  { accountId, current, now, openedAfter, most }: SessionsQuestion,
): Promise<OpenSession[]> {
  return database
    .selectFrom("sessions")
    .select(["id", "created_at", "used_at", "device", "by_support"])
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .where("created_at", ">", openedAfter)
    .orderBy((row) => row.case().when("id", "=", current).then(0).else(1).end())
    .orderBy((row) => row.fn.coalesce("used_at", "created_at"), "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Signs an account out everywhere, or everywhere else. */
export async function revokeSessionsOf(database: Database, accountId: string, now: string, except = ""): Promise<void> {
  await database
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("account_id", "=", accountId)
    .where("id", "!=", except)
    .where("revoked_at", "is", null)
    .execute();
}
