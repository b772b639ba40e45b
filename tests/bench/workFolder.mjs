import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writePeerProjects } from "./peerProjects.mjs";
import { syntheticRoutes, writeSyntheticRegistry } from "./syntheticRegistry.mjs";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");
export const BENCH = join(ROOT, "tests/bench");

/** The same place in every run: the tool keeps one manifest for each pair of folders. */
const WORK = join(tmpdir(), `clarine-bench-${process.getuid?.() ?? 0}`);

export function openWorkFolder() {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  return WORK;
}

export function closeWorkFolder() {
  rmSync(WORK, { recursive: true, force: true });
}

/** A registry of so many routes, and a folder to generate it into whose modules find the domain types. */
export function syntheticProject(routes) {
  const home = join(WORK, `registry-${routes}`);
  const project = { registry: join(home, "registry"), out: join(home, "generated"), home };
  if (existsSync(home)) return project;
  mkdirSync(join(home, "src"), { recursive: true });
  symlinkSync(join(ROOT, "src/domain"), join(home, "src/domain"));
  writeSyntheticRegistry(routes, project.registry);
  return project;
}

/** The same routes as the peers take them: one file a route. */
export function peerProjects(routes) {
  const home = join(WORK, `peers-${routes}`);
  if (!existsSync(home)) writePeerProjects(home, syntheticRoutes(routes));
  return { tanstack: join(home, "tanstack"), vueRouter: join(home, "vueRouter") };
}

/** Takes away what the registry tool keeps of the texts it has read. */
export function forgetReads() {
  const cache = join(ROOT, "node_modules/.cache/clarine");
  const tools = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith("tool-")) : [];
  for (const tool of tools) rmSync(join(cache, tool, "reads"), { force: true });
}

/** The command of the registry tool that generates a project. */
export function generateCommand({ registry, out }) {
  return [process.execPath, join(ROOT, "codegen/start.mjs"), "generate", "--registry", registry, "--out", out];
}
