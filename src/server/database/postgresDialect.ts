import { PostgresDialect } from "kysely";

/** Connections of one process. A server has about a hundred for all of them. */
const CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 8000;
/** Of a call, so that a locked row does not use up all connections. */
const CALLS = { lock_timeout: 4000, statement_timeout: 8000, idle_in_transaction_session_timeout: 12_000 };

/** The PostgreSQL dialect of the query builder. The driver is loaded only where it is wanted. */
export function postgresDialect(address: string, waits: "briefly" | "as long as it takes"): PostgresDialect {
  return new PostgresDialect({
    pool: async () => {
      const { Pool } = await import("pg");
      const pool = new Pool({
        connectionString: address,
        max: CONNECTIONS,
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
        ...(waits === "briefly" ? CALLS : {}),
        application_name: "clarine",
        // Statements that do not wait for each other travel together (batch.ts).
        pipeline: true,
      });
      // A connection that breaks fails its call, and the next call gets another; without listeners it would end the process.
      pool.on("error", () => {});
      pool.on("connect", (client) => void client.on("error", () => {}));
      return pool;
    },
  });
}
