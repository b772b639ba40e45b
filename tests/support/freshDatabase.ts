import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished, TestRunner } from "vitest";
import { type Database, openDatabase } from "../../src/server/database/openDatabase";
import { atEndOfFile } from "./endOfFile";
import { databaseAt, onServer } from "./postgres/postgresServer";

/** Empty databases of this file that an earlier test has done with: emptying one is far quicker than making one. */
const free: string[] = [];

const EMPTY = `do $$ begin execute (
  select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
  from pg_tables where schemaname = 'public' and tablename not like 'kysely%') ; end $$`;

/** A database of its own for the running test, on the server the tests run on. */
export async function freshDatabase(): Promise<Database> {
  const database = await openDatabase(await freshAddress());
  atEnd(() => database.destroy());
  return database;
}

/** Where an up-to-date, empty database lies: in memory, unless the tests run on PostgreSQL, where several may open it. */
export async function freshAddress(): Promise<string> {
  const postgres = inject("postgres");
  if (postgres === undefined) return ":memory:";
  const address = free.pop() ?? (await copyOf(postgres.server, postgres.template));
  atEnd(async () => {
    await onServer(address, EMPTY);
    free.push(address);
  });
  return address;
}

/** Settings of a server process with a place of its own in which nothing is prepared yet; several processes may share it. */
export async function unpreparedPlace(): Promise<Readonly<Record<string, string>>> {
  const postgres = inject("postgres");
  if (postgres !== undefined) return { DATABASE_URL: await copyOf(postgres.server, "template0") };
  const folder = mkdtempSync(join(tmpdir(), "clarine-data-"));
  atEndOfFile(async () => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder };
}

/** The database of such a place. */
export function addressOf(place: Readonly<Record<string, string>>): string {
  return place.DATABASE_URL ?? join(place.DATA_DIR ?? "", "clarine.sqlite");
}

async function copyOf(server: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} template ${template}`);
  atEndOfFile(() => onServer(server, `drop database ${name} with (force)`));
  return databaseAt(server, name);
}

/** What a hook before the tests opened stays for all of them. */
function atEnd(close: () => Promise<void>): void {
  if (TestRunner.getCurrentTest() === undefined) atEndOfFile(close);
  else onTestFinished(close);
}
