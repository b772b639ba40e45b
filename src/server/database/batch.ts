import {
  type Compilable,
  CompiledQuery,
  type DatabaseConnection,
  type InsertQueryBuilder,
  type InsertResult,
  PostgresAdapter,
  type QueryResult,
} from "kysely";
import type { Database } from "./openDatabase";
import type { Tables } from "./tables";

/** A row to be stored: a statement that has not run yet. */
export type Storing<T extends keyof Tables> = InsertQueryBuilder<Tables, T, InsertResult>;

/** No wait for the disk, so requests that count in the same row do not wait for each other's. */
const BEGIN = CompiledQuery.raw("begin; set local synchronous_commit to off");
const COMMIT = CompiledQuery.raw("commit");

/**
 * Runs statements that do not need each other's answers as one transaction: all of them or none. A power cut of the database may take
 * the last ones back, so it is for counted attempts and sessions that open; what ends or changes access waits for the disk.
 */
export function batch<R>(database: Database, statements: readonly Compilable<R>[]): Promise<readonly QueryResult<R>[]> {
  const queries = statements.map((statement) => statement.compile());
  const executor = database.getExecutor();
  if (executor.adapter instanceof PostgresAdapter) return executor.provideConnection((connection) => together(connection, queries));
  return database.transaction().execute(async (transaction) => {
    const results: QueryResult<R>[] = [];
    for (const query of queries) results.push(await transaction.executeQuery(query));
    return results;
  });
}

/** Sent without waiting in between. After a statement that fails, PostgreSQL takes the commit for a rollback. */
async function together<R>(connection: DatabaseConnection, queries: readonly CompiledQuery<R>[]): Promise<readonly QueryResult<R>[]> {
  const begun = connection.executeQuery(BEGIN);
  const sent = queries.map((query) => connection.executeQuery<R>(query));
  const ends = await Promise.allSettled([begun, ...sent, connection.executeQuery(COMMIT)]);
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return Promise.all(sent);
}
