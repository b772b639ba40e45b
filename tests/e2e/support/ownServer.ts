import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where no other test is: for what changes an account for good. */
export interface OwnServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
  /** Stops it, to be started again at the same address with all it had, and with another environment where one is given. */
  readonly pause: () => Promise<void>;
  readonly resume: (more?: Readonly<Record<string, string>>) => Promise<void>;
}

/** The built demo on a free port with accounts of its own; `root` is the folder of another build. */
export async function startOwnServer(more: Readonly<Record<string, string>> = {}, root = process.cwd()): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "clarine-own-"));
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, DEMO: "on", ...more };
  const main = join(root, "dist/server/main.js");
  let { server, address } = await launch(main, env);
  const pause = async () => {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  };
  return {
    address,
    pause,
    resume: async (changed = {}) => {
      ({ server, address } = await launch(main, { ...env, ...changed, PORT: new URL(address).port }));
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await pause();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(main: string, env: NodeJS.ProcessEnv): Promise<{ readonly server: ChildProcess; readonly address: string }> {
  const server = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [announced] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (announced !== undefined) resolve(announced);
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.once("exit", () => reject(new Error(`the server ended: ${said}`)));
  });
  return { server, address };
}
