import { type Dialect, Kysely, SqliteDialect } from "kysely";
import Libsql from "libsql";
import { migrate } from "./migrations";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;

/** Where the data lives: `:memory:`, a file of the embedded database, or a `postgres://` address. */
export async function openDatabase(address: string): Promise<Database> {
  const dialect = dialectOf(address);
  const database = new Kysely<Tables>({ dialect });
  try {
    await migrate(database.withTables<never>());
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

function dialectOf(address: string): Dialect {
  if (/^postgres(ql)?:/.test(address))
    throw new Error("This build has no PostgreSQL driver; leave DATABASE_URL empty to use the embedded one.");
  return new SqliteDialect({ database: async () => openEmbedded(address) });
}

function openEmbedded(file: string) {
  const embedded = new Libsql(file);
  // Several processes may share the file: readers do not wait for the writer, a second writer waits a little.
  embedded.pragma("journal_mode = WAL");
  embedded.pragma("busy_timeout = 5000");
  // A demo may lose the last moments in a power cut, never its consistency.
  embedded.pragma("synchronous = NORMAL");
  return {
    close: () => void embedded.close(),
    prepare: (sql: string) => embedded.prepare<unknown[]>(sql),
  };
}
