import { type DialectAdapter, type Driver, SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from "kysely";
import { openSqliteFile } from "./openSqliteFile";
import { SqliteFileDriver, type SqliteFiles } from "./sqliteDriver";

const IN_MEMORY = ":memory:";

/** The SQLite dialect of the query builder over an embedded file, safe for several processes on one file. */
export async function sqliteDialect(file: string): Promise<SqliteDialect> {
  const writes = await openSqliteFile(file, "driver");
  // A database in memory is that of one connection.
  return new SqliteFileDialect({ database: writes }, { writes, reads: file === IN_MEMORY ? writes : await openSqliteFile(file, "sqlite") });
}

class SqliteFileDialect extends SqliteDialect {
  readonly #files: SqliteFiles;

  constructor(config: SqliteDialectConfig, files: SqliteFiles) {
    super(config);
    this.#files = files;
  }

  override createDriver(): Driver {
    return new SqliteFileDriver(this.#files);
  }

  override createAdapter(): DialectAdapter {
    return new EmbeddedAdapter();
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /** SQLite can undo changes of the schema: a migration cut off half-way leaves nothing behind, and two at once wait for each other. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
