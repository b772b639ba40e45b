import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { isPostgres } from "./openDatabase";

const FILE = "clarine.sqlite";

/** The database of the settings; an embedded one is its owner's alone, with what is written beside it. */
export function databaseAddress({ DATABASE_URL = "", DATA_DIR = ".data" }: Readonly<Record<string, string | undefined>>): string {
  if (isPostgres(DATABASE_URL)) return DATABASE_URL;
  if (DATABASE_URL !== "") {
    console.error("DATABASE_URL must be the address of a PostgreSQL database, postgres://…; leave it empty to use the embedded one.");
    process.exit(2);
  }
  const folder = resolve(DATA_DIR);
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const found = readdirSync(folder);
  const own = found.filter((name) => name.startsWith(FILE));
  for (const name of own) closeToOthers(join(folder, name));
  // A folder that holds other things, such as /tmp, is not ours to close.
  if (own.length === found.length) chmodSync(folder, 0o700);
  return join(folder, FILE);
}

/** A journal of another process may be gone again by now. */
function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
