import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

/** A connection over which several statements go there and back at once, as one transaction that does not wait for the disk. */
export interface SendingTogether extends DatabaseConnection {
  readonly executeTogether: <R>(queries: readonly CompiledQuery<R>[]) => Promise<readonly QueryResult<R>[]>;
}
