import { PERSONAS } from "../../../generated/personas";
import type { Database } from "../database/openDatabase";

/** A database that a demo was tried out with holds accounts whose password is public: it never becomes that of a product. */
export async function refuseDemoAccounts(database: Database): Promise<void> {
  const emails = new Map(Object.values(PERSONAS).map(({ id, profile }) => [id, profile.email.toLowerCase()]));
  const accounts = await database
    .selectFrom("accounts")
    .select(["id", "email"])
    .where("id", "in", [...emails.keys()])
    .execute();
  const left = accounts.filter(({ id, email }) => emails.get(id) === email);
  if (left.length > 0)
    throw new Error(`It holds ${left.length} demo accounts: start with DEMO=on, or with another DATA_DIR or DATABASE_URL.`);
}
