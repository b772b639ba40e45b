import { createHash } from "node:crypto";
import { CompiledQuery, type Driver, PostgresDialect, type QueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import type { SendingTogether } from "./sendingTogether";

/** Connections of one process. A server has about a hundred for all of them. */
const CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 10_000;
const STATEMENTS_NAMED = 200;
/** Without a disk to wait for, nobody who counts at the same row waits for it either. */
const BEGIN_HASTY = CompiledQuery.raw("begin; set local synchronous_commit to off");
const COMMIT = CompiledQuery.raw("commit");
const CHANGING = new Set(["INSERT", "UPDATE", "DELETE"]);

/** The PostgreSQL dialect of the query builder. */
export function postgresDialect(address: string): PostgresDialect {
  return new PooledDialect(() => openPool(address));
}

/** The driver is loaded only where it is wanted. */
async function openPool(address: string): Promise<Pool> {
  const { Pool } = await import("pg");
  const pool = new Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: "clarine",
    pipeline: true,
  });
  // A connection that breaks fails its call, and the next call gets another; without listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

class PooledDialect extends PostgresDialect {
  readonly #open: () => Promise<Pool>;

  constructor(open: () => Promise<Pool>) {
    super({ pool: open });
    this.#open = open;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#open);
  }
}

class PooledDriver implements Driver {
  readonly #open: () => Promise<Pool>;
  #pool: Pool | null = null;

  constructor(open: () => Promise<Pool>) {
    this.#open = open;
  }

  async init(): Promise<void> {
    this.#pool = await this.#open();
  }

  async acquireConnection(): Promise<PooledConnection> {
    if (this.#pool === null) throw new Error("The database is closed.");
    return new PooledConnection(await this.#pool.connect());
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.client.release();
  }

  async beginTransaction(connection: PooledConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin"));
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    await connection.executeQuery(COMMIT);
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    const pool = this.#pool;
    this.#pool = null;
    await pool?.end();
  }
}

/** Statements with parameters get a name, so that the server reads and plans each of them once a connection. */
class PooledConnection implements SendingTogether {
  readonly client: PoolClient;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const name = parameters.length > 0 ? nameOf(sql) : undefined;
    const text = { text: sql, values: parameters.map(storable) };
    const { command, rowCount, rows } = await this.client.query(name === undefined ? text : { ...text, name });
    return CHANGING.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  /** Sent without waiting in between. After a statement that fails, the server takes the commit for a rollback. */
  async executeTogether<R>(queries: readonly CompiledQuery<R>[]): Promise<readonly QueryResult<R>[]> {
    const begun = this.executeQuery(BEGIN_HASTY);
    const sent = queries.map((query) => this.executeQuery<R>(query));
    const ends = await Promise.allSettled([begun, ...sent, this.executeQuery(COMMIT)]);
    const failed = ends.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
    return Promise.all(sent);
  }

  streamQuery(): never {
    throw new Error("Rows are read all at once.");
  }
}

const names = new Map<string, string>();

/** None for statements beyond the usual ones: lists of changing length must not fill the memory of the server. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= STATEMENTS_NAMED) return known;
  const name = createHash("sha256").update(sql).digest("base64url");
  names.set(sql, name);
  return name;
}

/** PostgreSQL keeps no NUL in a text; it becomes what any other character does that cannot be written. */
function storable(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value;
}
