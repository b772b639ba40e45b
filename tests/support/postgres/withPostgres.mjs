// node tests/support/postgres/withPostgres.mjs COMMAND…: runs a command beside a PostgreSQL server of its own, named in TEST_POSTGRES.
import { spawn } from "node:child_process";
import { startPostgres } from "./startPostgres.mjs";

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error("Usage: node tests/support/postgres/withPostgres.mjs COMMAND…");
  process.exit(2);
}
const postgres = await startPostgres();
if (postgres.why !== undefined) {
  console.error(`There is no PostgreSQL: ${postgres.why}.`);
  process.exit(2);
}
const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, TEST_POSTGRES: postgres.address } });
process.exitCode = await new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
await postgres.stop();
