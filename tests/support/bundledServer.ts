import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { atEndOfFile } from "./endOfFile";

const run = promisify(execFile);

/** The server of the product, or another of its programs, as one file, made once for a test file and gone with it. */
export async function bundledServer(entry = "main.ts"): Promise<string> {
  // Among the packages, so that it finds its own.
  const folder = resolve("node_modules/.cache/clarine", `server-${randomUUID()}`);
  atEndOfFile(async () => rmSync(folder, { recursive: true, force: true }));
  const file = `${folder}/server/main.js`;
  await run(process.execPath, ["tests/support/bundleServer.mjs", file, entry]);
  return file;
}
