import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { run } from "../../codegen/cli/main";
import type { RegistryFiles } from "../../codegen/read/registryFiles";
import type { ToolIo } from "../../codegen/request/toolIo";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What the tests of a file write, gone with them. */
const written = mkdtempSync(join(tmpdir(), "clarine-tool-"));
afterAll(() => rmSync(written, { recursive: true, force: true }));

/** A folder that is gone with the tests of the file. */
export function temporaryFolder(): string {
  return mkdtempSync(join(written, "folder-"));
}

/** Runs one command of the registry tool; what is not said of its surroundings is as in the project's folder. */
export async function runToolWith(surroundings: Partial<ToolIo>, ...args: readonly string[]): Promise<Ran> {
  const said = { out: "", err: "" };
  const write = (stream: keyof typeof said) => (text: string) => {
    said[stream] += text;
  };
  const root = process.cwd();
  const usual = { out: write("out"), err: write("err"), cwd: root, root, cache: null, tool: "test", env: {} };
  return { code: await run(args, { ...usual, ...surroundings }), ...said };
}

/** Runs one command from the project's folder. */
export function runTool(...args: readonly string[]): Promise<Ran> {
  return runToolWith({}, ...args);
}

/** The document a command prints as JSON, with its exit code. */
export async function askTool(...args: readonly string[]) {
  const { code, out } = await runTool(...args, "--format", "json");
  return { code, answer: JSON.parse(out) };
}

/** Writes a user file into a folder of its own and gives its path. */
export function userFile(content: unknown): string {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return join(registryFolder(new Map([["user.json", text]])), "user.json");
}

/** Writes a registry into a folder of its own and gives its path. */
export function registryFolder(files: RegistryFiles): string {
  const folder = temporaryFolder();
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
