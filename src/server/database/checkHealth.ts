import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { type Database, isPostgres } from "./openDatabase";

const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Rejects when the database cannot be written. On a full disk a small change may still fit into what the embedded one has already
 * taken, so its disk is asked too.
 */
export async function checkHealth(database: Database, freeBytes: () => Promise<number>): Promise<void> {
  const free = await freeBytes();
  if (free < LEAST_FREE_BYTES) throw new Error(`The disk of the database is full: ${free} bytes are free.`);
  await database
    .insertInto("secrets")
    .values({ name: "health", value: "" })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: "" }))
    .execute();
}

/** Of the disk on which an embedded database lies; that of a database server is the business of its operator. */
export async function freeBytesAt(address: string): Promise<number> {
  if (isPostgres(address) || address === ":memory:") return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = await statfs(dirname(address));
  return bavail * bsize;
}
