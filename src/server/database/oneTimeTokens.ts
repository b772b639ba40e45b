import { hashToken } from "../credentials/tokens";
import type { Database } from "./openDatabase";

/** What a one-time token lets its bearer do. */
export type Purpose = "renew" | "support";

export interface NewOneTimeToken {
  readonly token: string;
  readonly purpose: Purpose;
  readonly accountId: string;
  readonly expiresAt: string;
}

export async function storeOneTimeToken(database: Database, { token, purpose, accountId, expiresAt }: NewOneTimeToken): Promise<void> {
  await database
    .insertInto("one_time_tokens")
    .values({ token_hash: hashToken(token), purpose, account_id: accountId, expires_at: expiresAt, used_at: null })
    .execute();
}

export async function deleteOneTimeToken(database: Database, token: string): Promise<void> {
  await database.deleteFrom("one_time_tokens").where("token_hash", "=", hashToken(token)).execute();
}

/** Earlier tokens of the same purpose stop working, so that only the newest mail counts. */
export async function spendOneTimeTokens(database: Database, accountId: string, purpose: Purpose, now: string): Promise<void> {
  await database
    .updateTable("one_time_tokens")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
}

/** So that only the one that was used is known to have been. */
export async function deleteUnusedTokens(database: Database, accountId: string, purpose: Purpose): Promise<void> {
  await database
    .deleteFrom("one_time_tokens")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
}

/** Whether a token of this purpose has been used; of one that was deleted at its end nothing is known. */
export async function isUsedUp(database: Database, { token, purpose }: { token: string; purpose: Purpose }): Promise<boolean> {
  return (await findUsedToken(database, { token, purpose, usedAfter: "" })) !== undefined;
}

/** Names the account of a token that was used after an instant. */
export async function findUsedToken(
  database: Database,
  { token, purpose, usedAfter }: { token: string; purpose: Purpose; usedAfter: string },
): Promise<string | undefined> {
  const used = await database
    .selectFrom("one_time_tokens")
    .select("account_id")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("used_at", ">", usedAfter)
    .executeTakeFirst();
  return used?.account_id;
}

interface Presented {
  readonly token: string;
  readonly purpose: Purpose;
  /** As stored. */
  readonly now: string;
  readonly accountId?: string;
}

/** Names the account of a token; nothing when it is unknown, for another purpose or account, spent or too old. */
export async function findOneTimeToken(database: Database, { token, purpose, now, accountId }: Presented): Promise<string | undefined> {
  const found = await database
    .selectFrom("one_time_tokens")
    .select("account_id")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return accountId === undefined || found?.account_id === accountId ? found?.account_id : undefined;
}

/** The same, and uses the token up. Of two who come at once one gets it. */
export async function redeemOneTimeToken(database: Database, presented: Presented): Promise<string | undefined> {
  const accountId = await findOneTimeToken(database, presented);
  if (accountId === undefined) return undefined;
  const spent = await database
    .updateTable("one_time_tokens")
    .set({ used_at: presented.now })
    .where("token_hash", "=", hashToken(presented.token))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n ? accountId : undefined;
}
