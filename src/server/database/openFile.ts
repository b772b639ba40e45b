import Libsql from "libsql";

/** Where SQLite itself waits for a lock it holds the whole process up; readers hardly ever meet one. */
export function openFile(file: string, waits: "driver" | "sqlite"): Libsql.Database {
  const embedded = new Libsql(file);
  // Several processes may start on the file at once, and setting the rest needs the wait already.
  embedded.pragma("busy_timeout = 5000");
  // Readers do not wait for the writer, and what was written is either whole or not there after a crash.
  embedded.pragma("journal_mode = WAL");
  // The last moments may be lost in a power cut, never its consistency.
  embedded.pragma("synchronous = NORMAL");
  if (waits === "driver") embedded.pragma("busy_timeout = 0");
  return embedded;
}
