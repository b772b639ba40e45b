import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { committedRegistry } from "../../support/committedRegistry";

/** The studio on a free port over a copy of the registry, committed in a git of its own. */
export interface OpenStudio {
  readonly address: string;
  readonly read: (file: string) => string;
  /** As an editor does it. */
  readonly write: (file: string, text: string) => void;
  readonly stop: () => Promise<void>;
}

export async function openStudio(): Promise<OpenStudio> {
  const folder = committedRegistry();
  const env = { ...process.env, PORT: "0" };
  const server = spawn(process.execPath, ["scripts/studio.mjs", folder], { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(server, "exit");
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [announced] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? [];
      if (announced !== undefined) resolve(announced);
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.once("exit", () => reject(new Error(`the studio ended: ${said}`)));
  });
  return {
    address,
    read: (file) => readFileSync(join(folder, "registry", file), "utf8"),
    write: (file, text) => writeFileSync(join(folder, "registry", file), text),
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
