import { type DialectAdapter, type Driver, SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from "kysely";
import { EmbeddedDriver, type EmbeddedFiles } from "./embeddedDriver";
import { openFile } from "./openFile";

const IN_MEMORY = ":memory:";

/** The SQLite dialect of the query builder over an embedded file, safe for several processes on one file. */
export function embeddedDialect(file: string): SqliteDialect {
  const writes = openFile(file, "driver");
  // A database in memory is that of one connection.
  return new EmbeddedDialect({ database: writes }, { writes, reads: file === IN_MEMORY ? writes : openFile(file, "sqlite") });
}

class EmbeddedDialect extends SqliteDialect {
  readonly #files: EmbeddedFiles;

  constructor(config: SqliteDialectConfig, files: EmbeddedFiles) {
    super(config);
    this.#files = files;
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#files);
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
