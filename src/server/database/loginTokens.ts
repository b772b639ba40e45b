import type { Selectable } from "kysely";
import { hashToken } from "../credentials/tokens";
import { holdsHerd } from "./accounts";
import type { Storing } from "./batch";
import type { Database } from "./openDatabase";
import { ownerIn, type SessionOwner } from "./sessions";
import type { LoginTokenTable } from "./tables";

export type LoginToken = Selectable<LoginTokenTable>;

export interface NewLoginToken {
  readonly token: string;
  readonly sessionId: string;
  readonly accountId: string;
  readonly numCheptel: string | null;
}

export function storingLoginToken(database: Database, { token, sessionId, accountId, numCheptel }: NewLoginToken): Storing<"login_tokens"> {
  const row = { token_hash: hashToken(token), session_id: sessionId, account_id: accountId, num_cheptel: numCheptel };
  return database.insertInto("login_tokens").values(row);
}

/**
 * The token for one herd of a session: its login token with the herd behind it. One is stored for all, since an adviser has thousands of
 * herds; the herd opens nothing by itself, for whether the account holds it is looked up each time.
 */
export function tokenOfHerd(token: string, numCheptel: string): string {
  return `${token}.${Buffer.from(numCheptel).toString("base64url")}`;
}

/** The stored token, and the herd that stands behind it. */
export function partsOfToken(token: string): { readonly stored: string; readonly herd: string | null } {
  const [stored = "", herd] = token.split(".", 2);
  return { stored, herd: herd === undefined ? null : Buffer.from(herd, "base64url").toString() };
}

/** With its herd as long as the account holds it: one that was taken away leaves a token without a herd, a token for it alone is none. */
export async function findLoginToken(database: Database, token: string): Promise<LoginToken | undefined> {
  const { stored, herd } = partsOfToken(token);
  const found = await database.selectFrom("login_tokens").selectAll().where("token_hash", "=", hashToken(stored)).executeTakeFirst();
  const numCheptel = herd ?? found?.num_cheptel ?? null;
  if (found === undefined || numCheptel === null) return found;
  // Anybody may write one behind the token, and no database takes this.
  if (numCheptel.includes("\0")) return undefined;
  if (await holdsHerd(database, found.account_id, numCheptel)) return { ...found, num_cheptel: numCheptel };
  return herd === null ? { ...found, num_cheptel: null } : undefined;
}

/** Whose session a token is of, over or not. */
export async function sessionOfLoginToken(database: Database, token: string): Promise<SessionOwner | undefined> {
  const found = await database
    .selectFrom("login_tokens")
    .innerJoin("sessions", "sessions.id", "login_tokens.session_id")
    .select(["sessions.id", "sessions.account_id", "sessions.by_support"])
    .where("login_tokens.token_hash", "=", hashToken(partsOfToken(token).stored))
    .executeTakeFirst();
  return found && ownerIn(found);
}

/** The tokens that are stored for a session, by their hash, and the herd of each. */
export async function loginTokensOf(database: Database, sessionId: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await database.selectFrom("login_tokens").selectAll().where("session_id", "=", sessionId).execute();
  return new Map(rows.map(({ token_hash, num_cheptel }) => [token_hash, num_cheptel]));
}
