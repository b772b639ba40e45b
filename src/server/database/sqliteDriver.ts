import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from "kysely";
import type Libsql from "libsql";
import pLimit from "p-limit";
import { BUSY, retryWhileLocked } from "./retryWhileLocked";

/** Two connections to a file, so that readers never wait; the same one twice for a database in memory. */
export interface SqliteFiles {
  readonly reads: Libsql.Database;
  /** Those who write take turns at it. */
  readonly writes: Libsql.Database;
}

/** Who comes when so many wait to write is told to come again: the others would wait longer than a call may take. */
const MOST_WAITING = 500;

/** Waits for another process that writes without holding this one up. */
export class SqliteFileDriver implements Driver {
  readonly #files: SqliteFiles;
  readonly #turn = pLimit(1);

  constructor(files: SqliteFiles) {
    this.#files = files;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#files, () => this.#nextTurn());
  }

  beginTransaction(connection: EmbeddedConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: EmbeddedConnection): Promise<void> {
    connection.leave();
  }

  async destroy(): Promise<void> {
    for (const file of new Set(Object.values(this.#files))) file.close();
  }

  /** Waits for the turn to write, and gives what hands it on. */
  async #nextTurn(): Promise<() => void> {
    if (this.#turn.pendingCount >= MOST_WAITING) throw Object.assign(new Error("too many wait to write"), { code: BUSY });
    return new Promise((taken) => void this.#turn(() => new Promise<void>((handOn) => taken(handOn))));
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #files: SqliteFiles;
  readonly #nextTurn: () => Promise<() => void>;
  #handOn: (() => void) | null = null;

  constructor(files: SqliteFiles, nextTurn: () => Promise<() => void>) {
    this.#files = files;
    this.#nextTurn = nextTurn;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reads, writes } = this.#files;
    if (this.#handOn) return run<R>(writes, query);
    if (reads !== writes && SelectQueryNode.is(query.query)) return run<R>(reads, query);
    try {
      await this.begin();
      const result = run<R>(writes, query);
      this.commit();
      return result;
    } catch (error) {
      if (this.#handOn) this.rollback();
      throw error;
    } finally {
      this.leave();
    }
  }

  /**
   * Takes the right to write at once: a transaction that reads first and writes later may fail, because another process wrote before. Only
   * this is tried again, since the driver leaves a statement that met a locked file half open.
   */
  async begin(): Promise<void> {
    this.#handOn = await this.#nextTurn();
    await retryWhileLocked(() => this.#files.writes.exec("begin immediate"));
  }

  commit(): void {
    this.#files.writes.exec("commit");
  }

  /** With a full disk SQLite has done so by itself. A file that was closed meanwhile must not be asked: the driver would end the process. */
  rollback(): void {
    const { writes } = this.#files;
    if (writes.open && writes.inTransaction) writes.exec("rollback");
  }

  leave(): void {
    this.#handOn?.();
    this.#handOn = null;
  }

  // biome-ignore lint/correctness/useYield: no call of the server streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("The embedded database does not stream.");
  }
}

function run<R>(file: Libsql.Database, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = file.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
}
