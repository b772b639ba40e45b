import type { Selectable } from "kysely";
import { hashToken } from "../tokens";
import type { Database } from "./openDatabase";
import type { LoginTokenTable } from "./tables";

export type LoginToken = Selectable<LoginTokenTable>;

export interface NewLoginToken {
  readonly token: string;
  readonly sessionId: string;
  readonly accountId: string;
  readonly numCheptel: string | null;
}

export async function storeLoginTokens(database: Database, tokens: readonly NewLoginToken[]): Promise<void> {
  if (tokens.length === 0) return;
  const rows = tokens.map(({ token, sessionId, accountId, numCheptel }) => ({
    token_hash: hashToken(token),
    session_id: sessionId,
    account_id: accountId,
    num_cheptel: numCheptel,
  }));
  await database.insertInto("login_tokens").values(rows).execute();
}

export function findLoginToken(database: Database, token: string): Promise<LoginToken | undefined> {
  return database.selectFrom("login_tokens").selectAll().where("token_hash", "=", hashToken(token)).executeTakeFirst();
}
