import type { Persona } from "../../domain/session/persona";
import type { Database } from "./openDatabase";

/** An account that is to be stored, and one beside it that is stored already and has the same id or mail; both by their ids. */
export interface TakenName {
  readonly account: string;
  readonly stored: string;
}

/** What an account answers to: either is a login, and the mail is where a new password is asked for. */
export function namesOf({ id, profile }: { readonly id: string; readonly profile: { readonly email: string } }): readonly string[] {
  return [...new Set([id, profile.email.toLowerCase()])];
}

/** Which names of accounts belong to others in the database. What is stored of the accounts themselves gives way to them. */
export async function takenNames(database: Database, accounts: readonly Pick<Persona, "id" | "profile">[]): Promise<readonly TakenName[]> {
  const own = new Set(accounts.map(({ id }) => id));
  const owners = new Map(accounts.flatMap((account) => namesOf(account).map((name) => [name, account.id] as const)));
  const stored = await database.selectFrom("accounts").select(["id", "email"]).orderBy("id").execute();
  return stored.flatMap(({ id, email }) => {
    const account = own.has(id) ? undefined : (owners.get(id) ?? owners.get(email));
    return account === undefined ? [] : [{ account, stored: id }];
  });
}
