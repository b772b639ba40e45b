import { Kysely } from "kysely";
import { migrate } from "./migrations";
import { postgresDialect } from "./postgresDialect";
import { sqliteDialect } from "./sqliteDialect";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;

/** Where the data is stored: `:memory:`, a file of the embedded database, or a `postgres://` address. */
export async function openDatabase(address: string): Promise<Database> {
  if (!isPostgres(address)) return migrated(new Kysely<Tables>({ dialect: await sqliteDialect(address) }));
  // Processes that start together wait for the one that migrates.
  await (await migrated(new Kysely<Tables>({ dialect: postgresDialect(address, "as long as it takes") }))).destroy();
  return new Kysely<Tables>({ dialect: postgresDialect(address, "briefly") });
}

async function migrated(database: Database): Promise<Database> {
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
