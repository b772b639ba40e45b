import { type Dialect, Kysely } from "kysely";
import { embeddedDialect } from "./embeddedDialect";
import { migrate } from "./migrations";
import { postgresDialect } from "./postgresDialect";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;

/** Where the data lives: `:memory:`, a file of the embedded database, or a `postgres://` address. */
export async function openDatabase(address: string): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: dialectOf(address) });
  try {
    await migrate(database.withTables<never>());
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Whether an address is one of PostgreSQL; anything else is a file. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

function dialectOf(address: string): Dialect {
  return isPostgres(address) ? postgresDialect(address) : embeddedDialect(address);
}
