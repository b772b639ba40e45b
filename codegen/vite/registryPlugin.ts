import { join, relative, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { type LoadedTool, loadTool } from "../start.mjs";
import type { Regeneration } from "./regenerate";

/** Message to the page: a `Regeneration`, with findings and once more when they are mended. */
export const REGISTRY_EVENT = "clarine:registry";

const MENDED: Regeneration = { ok: true, text: "", diagnostics: [], changed: [] };

export interface RegistryPluginOptions {
  /** Below the root of the project. */
  readonly registry?: string;
  readonly out?: string;
}

/**
 * Keeps the generated tables in step with the registry while Vite runs. A build fails with the findings. A server keeps the
 * last good tables, tells the page what to mend, and lets the ordinary hot update of the changed modules show the rest.
 */
export function registryPlugin({ registry = "registry", out = "generated" }: RegistryPluginOptions = {}): Plugin {
  let root = "";
  let serving = false;
  const generate = () => generateOnce(root, registry, out);
  return {
    name: "clarine-registry",
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve";
    },
    async buildStart() {
      if (serving) return;
      const made = await generate();
      if (!made.ok) this.error(made.text);
    },
    async configureServer(server) {
      await watchRegistry(server, join(root, registry), generate);
    },
  };
}

let tool: Promise<LoadedTool> | null = null;

async function generateOnce(root: string, registry: string, out: string): Promise<Regeneration> {
  try {
    tool ??= loadTool();
    const { regenerate, cache, id, root: home } = await tool;
    const job = { registry: join(root, registry), out: join(root, out), cache, tool: id };
    return await regenerate({ ...job, root: home, check: false }, registry);
  } catch (error) {
    // A folder that cannot be read is told like a finding: the page stays, and the next change tries again.
    return { ok: false, text: error instanceof Error ? error.message : String(error), diagnostics: [], changed: [] };
  }
}

async function watchRegistry(server: ViteDevServer, folder: string, generate: () => Promise<Regeneration>): Promise<void> {
  let last = MENDED;
  const update = oneAtATime(async () => {
    const before = last;
    last = await generate();
    if (!last.ok) server.config.logger.error(last.text, { timestamp: true });
    else if (!before.ok) server.config.logger.info("the registry is mended", { timestamp: true });
    if (!last.ok || !before.ok) server.ws.send(REGISTRY_EVENT, last);
  });
  server.watcher.add(folder);
  server.watcher.on("all", (_event, path) => {
    if (isBelow(folder, path) && /\.ya?ml$/.test(path)) void update();
  });
  // A page opened while the registry is broken must be told too.
  server.ws.on("connection", () => {
    if (!last.ok) server.ws.send(REGISTRY_EVENT, last);
  });
  await update();
}

/** Runs a job again after the running one when it was asked for meanwhile, never two at once. */
function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await job();
    } while (again);
    running = null;
  };
  return () => {
    if (running === null) running = run();
    else again = true;
    return running;
  };
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && !way.startsWith(`..${sep}`) && way !== "..";
}
