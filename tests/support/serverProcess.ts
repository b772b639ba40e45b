import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { atEndOfFile } from "./endOfFile";

export interface ServerProcess {
  /** `http://127.0.0.1:41234` */
  readonly origin: string;
  /** The lines it has written so far. */
  readonly lines: () => readonly string[];
  /** Asks it to end and gives its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut would: nothing is tidied up. */
  readonly kill: () => Promise<void>;
}

/** Starts the server as a process of its own, on a free loopback port, and waits until it listens. */
export async function startServerProcess(file: string, place: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const env = { PATH: process.env.PATH ?? "", PORT: "0", HOST: "127.0.0.1", DEMO: "on", ...place };
  const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  let written = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (written += text));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  // Also after a test that failed half-way.
  atEndOfFile(() => end("SIGKILL"));
  const origin = await announced(child);
  return {
    origin,
    lines: () => written.split("\n"),
    stop: async () => {
      await end("SIGTERM");
      return child.exitCode;
    },
    kill: () => end("SIGKILL"),
  };
}

/** The address it prints once it listens; a failure with what it said when it ends before. */
function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const read = (text: Buffer) => {
      said += text;
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
