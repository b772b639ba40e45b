import { cpSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { Shapes } from "../../codegen/emit/emitSource";
import { shapesOf } from "../../codegen/emit/shapes";
import { type Kept, keptIn } from "../../codegen/kept/kept";
import { listFiles } from "../../codegen/read/registryFiles";
import { type Ran, runToolWith, temporaryFolder } from "../support/runTool";
import { replacedIn } from "./registryFixture";

const TOOL = "test";

// A whole generation, or a compiler, on a busy machine of two cores.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What the bundle computes once from the sources of the tool; here once a test file. */
let shapes: Promise<Shapes> | undefined;

/** A folder with a copy of the small registry, an empty output folder beside it, and the tool as the command line runs it. */
export interface WorkFolder {
  readonly path: string;
  readonly registry: string;
  readonly out: string;
  readonly cache: string;
  readonly tool: string;
  readonly kept: Kept;
  readonly run: (...args: readonly string[]) => Promise<Ran>;
  /** Replaces a piece of text in a file of the registry. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Text of every generated file by its path. */
  readonly generated: () => ReadonlyMap<string, string>;
}

export async function workFolder(registry = "tests/registry/base"): Promise<WorkFolder> {
  const path = temporaryFolder();
  const folders = { registry: join(path, "registry"), out: join(path, "generated"), cache: join(path, "cache") };
  cpSync(registry, folders.registry, { recursive: true });
  const kept = keptIn(folders.cache, TOOL);
  shapes ??= shapesOf(keptIn(null, TOOL));
  kept.keep("shapes", await shapes);
  return {
    path,
    ...folders,
    tool: TOOL,
    kept,
    run: (...args) => runToolWith({ cwd: path, cache: folders.cache, tool: TOOL }, ...args),
    edit: (file, from, to) => {
      const text = readFileSync(join(folders.registry, file), "utf8");
      writeFileSync(join(folders.registry, file), replacedIn(text, from, to));
    },
    generated: () => new Map(listFiles(folders.out).map((file) => [file, readFileSync(join(folders.out, file), "utf8")])),
  };
}

/** Time of the last writing of every generated file. */
export function writingTimes({ out, generated }: WorkFolder): Readonly<Record<string, number>> {
  return Object.fromEntries([...generated().keys()].map((path) => [path, statSync(join(out, path)).mtimeMs]));
}
