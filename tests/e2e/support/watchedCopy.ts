import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "./projectCopy";

/** A copy of the project served in watch mode, so that a test may edit its registry as a product owner does. */
export interface WatchedCopy {
  readonly address: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly stop: () => Promise<void>;
}

export async function watchedCopy(port: number): Promise<WatchedCopy> {
  const folder = copyProject("watch");
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, ".data") };
  const server = spawn(process.execPath, ["scripts/dev.mjs"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  await ready(server);
  return {
    address: `http://127.0.0.1:${port}`,
    read: (file) => readFileSync(join(folder, file), "utf8"),
    write: (file, text) => writeFileSync(join(folder, file), text),
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server has printed its address; what it said before it ended is the error otherwise. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("http://")) resolve();
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", () => reject(new Error(`the watching server ended: ${said}`)));
  });
}
