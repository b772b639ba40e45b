import type { Selectable } from "kysely";
import { foldLogin } from "../credentials/foldLogin";
import type { Database } from "./openDatabase";
import type { AccountTable, HerdTable } from "./tables";

export type Account = Selectable<AccountTable>;
export type Herd = Selectable<HerdTable>;

export interface SessionQuestion {
  readonly sessionId: string;
  readonly accountId: string;
  /** As stored. */
  readonly now: string;
}

/** The account of a login, which may also be the email; blanks around it and capitals do not matter. */
export function findByLogin(database: Database, login: string): Promise<Account | undefined> {
  const wanted = foldLogin(login);
  return database
    .selectFrom("accounts")
    .selectAll()
    .where((where) => where.or([where("id", "=", wanted), where("email", "=", wanted)]))
    .orderBy("id")
    .executeTakeFirst();
}

export function findByEmail(database: Database, email: string): Promise<Account | undefined> {
  return database.selectFrom("accounts").selectAll().where("email", "=", foldLogin(email)).orderBy("id").executeTakeFirst();
}

export function findAccount(database: Database, id: string): Promise<Account | undefined> {
  return database.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The account that a session was given to, and who opened it; nothing when the session is over or revoked, or another's. */
export function accountInSession(
  database: Database,
  { sessionId, accountId, now }: SessionQuestion,
): Promise<(Account & { readonly by_support: number }) | undefined> {
  return database
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .selectAll("accounts")
    .select("sessions.by_support")
    .where("sessions.id", "=", sessionId)
    .where("sessions.account_id", "=", accountId)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
}

/** Herds of an account, in the order they were given to it. */
export function herdsOf(database: Database, accountId: string): Promise<Herd[]> {
  return database
    .selectFrom("account_herds")
    .innerJoin("herds", "herds.num_cheptel", "account_herds.num_cheptel")
    .selectAll("herds")
    .where("account_herds.account_id", "=", accountId)
    .orderBy("account_herds.position")
    .execute();
}

export function findHerd(database: Database, numCheptel: string): Promise<Herd | undefined> {
  return database.selectFrom("herds").selectAll().where("num_cheptel", "=", numCheptel).executeTakeFirst();
}

export async function holdsHerd(database: Database, accountId: string, numCheptel: string): Promise<boolean> {
  const held = await database
    .selectFrom("account_herds")
    .select("num_cheptel")
    .where("account_id", "=", accountId)
    .where("num_cheptel", "=", numCheptel)
    .executeTakeFirst();
  return held !== undefined;
}

export async function storeTermsDate(database: Database, accountId: string, acceptedAt: Date): Promise<void> {
  await database.updateTable("accounts").set({ date_cgu: acceptedAt.toISOString() }).where("id", "=", accountId).execute();
}

/** Who changes the same account at the same moment waits for the end of the transaction. SQLite, which lets in one at a time, knows no `for update`. */
export async function lockAccount(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .updateTable("accounts")
    .set(({ ref }) => ({ email: ref("email") }))
    .where("id", "=", accountId)
    .execute();
}

export async function storePassword(database: Database, accountId: string, passwordHash: string): Promise<void> {
  await database.updateTable("accounts").set({ password_hash: passwordHash }).where("id", "=", accountId).execute();
}
