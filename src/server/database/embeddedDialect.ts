import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import Libsql from "libsql";

/** The SQLite dialect of the query builder over an embedded file, safe for several processes on one file. */
export function embeddedDialect(file: string): SqliteDialect {
  return new EmbeddedDialect({ database: async () => openFile(file) });
}

class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#config);
  }

  override createAdapter(): DialectAdapter {
    return new EmbeddedAdapter();
  }
}

class EmbeddedDriver extends SqliteDriver {
  /** Takes the right to write at once: whoever reads first and writes later may find that another process was quicker, and fails. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /** SQLite can undo changes of the schema: a migration cut off half-way leaves nothing behind, and two at once wait for each other. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(file: string): Libsql.Database {
  const embedded = new Libsql(file);
  // Several processes may share the file. The wait comes first: setting the rest needs it already.
  embedded.pragma("busy_timeout = 5000");
  // Readers do not wait for the writer, and what was written is either whole or not there after a crash.
  embedded.pragma("journal_mode = WAL");
  // A demo may lose the last moments in a power cut, never its consistency.
  embedded.pragma("synchronous = NORMAL");
  return embedded;
}
