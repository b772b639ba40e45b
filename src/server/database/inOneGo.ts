import type { Compilable, CompiledQuery, DatabaseConnection, InsertQueryBuilder, InsertResult, QueryResult } from "kysely";
import type { Database } from "./openDatabase";
import type { SendingTogether } from "./sendingTogether";
import type { Tables } from "./tables";

/** A row to be stored: a statement that has not run yet. */
export type Storing<T extends keyof Tables> = InsertQueryBuilder<Tables, T, InsertResult>;

/**
 * Runs statements that do not need each other's answers as one transaction: all of them or none. A power cut of the database may take
 * the last ones back, so it is for counted attempts and sessions that open; what ends or changes access waits for the disk.
 */
export async function inOneGo<R>(database: Database, statements: readonly Compilable<R>[]): Promise<readonly QueryResult<R>[]> {
  const queries = statements.map((statement) => statement.compile());
  const together = await database
    .getExecutor()
    .provideConnection(async (connection) => (isSendingTogether(connection) ? connection.executeTogether(queries) : null));
  return together ?? oneByOne(database, queries);
}

function oneByOne<R>(database: Database, queries: readonly CompiledQuery<R>[]): Promise<readonly QueryResult<R>[]> {
  return database.transaction().execute(async (transaction) => {
    const results: QueryResult<R>[] = [];
    for (const query of queries) results.push(await transaction.executeQuery(query));
    return results;
  });
}

function isSendingTogether(connection: DatabaseConnection): connection is SendingTogether {
  return "executeTogether" in connection;
}
