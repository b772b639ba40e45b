import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { run } from "../../codegen/cli/main";
import type { RegistryFiles } from "../../codegen/read/registryFiles";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What the tests of a file write, gone with them. */
const written = mkdtempSync(join(tmpdir(), "clarine-tool-"));
afterAll(() => rmSync(written, { recursive: true, force: true }));

/** Runs one command of the registry tool from the project's folder. */
export async function runTool(...args: readonly string[]): Promise<Ran> {
  let out = "";
  let err = "";
  const root = process.cwd();
  const code = await run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    cwd: root,
    root,
    cache: null,
    tool: "test",
    env: {},
  });
  return { code, out, err };
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
  const folder = mkdtempSync(join(written, "folder-"));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
