import Libsql from "libsql";
import { retryWhileLocked } from "./retryWhileLocked";

/** Where SQLite itself waits for a lock it holds the whole process up; readers hardly ever meet one. */
export async function openSqliteFile(file: string, waits: "driver" | "sqlite"): Promise<Libsql.Database> {
  const database = new Libsql(file);
  // Several processes may start on the file at once, and setting the rest needs the wait already.
  database.pragma("busy_timeout = 5000");
  // Readers do not wait for the writer, and what was written is either whole or not there after a crash. SQLite refuses at once, whatever
  // the wait, while another process makes the same change.
  await retryWhileLocked(() => database.pragma("journal_mode = WAL"));
  // The last moments may be lost in a power cut, never its consistency.
  database.pragma("synchronous = NORMAL");
  if (waits === "driver") database.pragma("busy_timeout = 0");
  return database;
}
