import type { Selectable } from "kysely";
import { hashToken } from "../credentials/tokens";
import type { Storing } from "./batch";
import type { Database } from "./openDatabase";
import type { LoginTokenTable } from "./tables";

export type LoginToken = Selectable<LoginTokenTable>;

export interface NewLoginToken {
  readonly token: string;
  readonly sessionId: string;
  readonly accountId: string;
  readonly numCheptel: string | null;
}

/** Of at least one token. */
export function storingLoginTokens(database: Database, tokens: readonly NewLoginToken[]): Storing<"login_tokens"> {
  const rows = tokens.map(({ token, sessionId, accountId, numCheptel }) => ({
    token_hash: hashToken(token),
    session_id: sessionId,
    account_id: accountId,
    num_cheptel: numCheptel,
  }));
  return database.insertInto("login_tokens").values(rows);
}

export function findLoginToken(database: Database, token: string): Promise<LoginToken | undefined> {
  return database.selectFrom("login_tokens").selectAll().where("token_hash", "=", hashToken(token)).executeTakeFirst();
}
