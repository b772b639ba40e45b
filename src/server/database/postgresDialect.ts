import { PostgresDialect } from "kysely";

/** Connections of one process. A server has about a hundred for all of them. */
const CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 10_000;

/** The PostgreSQL dialect of the query builder. The driver is loaded only where it is wanted. */
export function postgresDialect(address: string): PostgresDialect {
  return new PostgresDialect({
    pool: async () => {
      const { Pool } = await import("pg");
      const pool = new Pool({
        connectionString: address,
        max: CONNECTIONS,
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
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
