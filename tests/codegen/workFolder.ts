import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, vi } from "vitest";
import { run } from "../../codegen/cli/main";
import type { ToolIo } from "../../codegen/request/toolIo";
import { shapesOf } from "../../codegen/write/keptShapes";

const TOOL = "test";

// A whole generation, or a compiler, on a busy machine of two cores.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What the bundle computes once from the sources of the tool; here once a test file. */
let shapes: Promise<string> | null = null;

afterAll(async () => {
  if (shapes !== null) rmSync(await shapes, { recursive: true, force: true });
});

async function computedShapes(): Promise<string> {
  const cache = mkdtempSync(join(tmpdir(), "clarine-shapes-"));
  await shapesOf(cache, TOOL);
  return cache;
}

/** A folder with a copy of the small registry, an empty output folder beside it, and the tool as the command line runs it. */
export interface WorkFolder {
  readonly path: string;
  readonly registry: string;
  readonly out: string;
  readonly cache: string;
  readonly tool: string;
  readonly run: (...args: readonly string[]) => Promise<{ readonly code: number; readonly out: string; readonly err: string }>;
  /** Replaces a piece of text in a file of the registry. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Text of every generated file by its path. */
  readonly generated: () => ReadonlyMap<string, string>;
  readonly remove: () => void;
}

export async function workFolder(registry = "tests/registry/base"): Promise<WorkFolder> {
  const path = mkdtempSync(join(tmpdir(), "clarine-"));
  const folders = { registry: join(path, "registry"), out: join(path, "generated"), cache: join(path, "cache") };
  cpSync(registry, folders.registry, { recursive: true });
  shapes ??= computedShapes();
  cpSync(await shapes, folders.cache, { recursive: true });
  return {
    path,
    ...folders,
    tool: TOOL,
    run: async (...args) => {
      const said = { out: "", err: "" };
      const io: ToolIo = {
        out: (text) => {
          said.out += text;
        },
        err: (text) => {
          said.err += text;
        },
        cwd: path,
        root: process.cwd(),
        cache: folders.cache,
        tool: TOOL,
        env: {},
      };
      const code = await run(args, io);
      return { code, ...said };
    },
    edit: (file, from, to) => {
      const text = readFileSync(join(folders.registry, file), "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(join(folders.registry, file), text.replace(from, to));
    },
    generated: () => readAll(folders.out),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Time of the last writing of every generated file. */
export function writingTimes({ out, generated }: WorkFolder): Readonly<Record<string, number>> {
  return Object.fromEntries([...generated().keys()].map((path) => [path, statSync(join(out, path)).mtimeMs]));
}

function readAll(dir: string, under = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(join(dir, under), { withFileTypes: true })) {
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) for (const [name, text] of readAll(dir, path)) found.set(name, text);
    else found.set(path, readFileSync(join(dir, path), "utf8"));
  }
  return found;
}
