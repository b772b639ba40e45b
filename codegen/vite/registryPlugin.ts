import { join, relative, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { type LoadedTool, loadTool } from "../start.mjs";
import { createPageUpdates } from "./pageUpdates.ts";
import type { Regeneration } from "./regenerate";

/** Message to the page: a `Regeneration`, with findings when they change and once more when they are mended. */
export const REGISTRY_EVENT = "clarine:registry";
/** From a page that is ready to listen: what was sent before would be lost. */
export const ASK_EVENT = "clarine:registry-ask";

/** After the last generation, one more look: by then the page has loaded what has changed. */
const SETTLED_MS = 250;

export interface RegistryPluginOptions {
  /** Below the root of the project. */
  readonly registry?: string;
  readonly out?: string;
}

/**
 * Keeps the generated tables in step with the registry while Vite runs. A build fails with the findings. A server keeps the
 * last good tables, reports to the page what to mend, and lets the ordinary hot update of the changed modules show the rest.
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
    return await regenerate({ root: home, cache, tool: id }, { registry: join(root, registry), out: join(root, out) }, registry);
  } catch (error) {
    // A folder that cannot be read is reported like a finding: the page stays, and the next change tries again.
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}

async function watchRegistry(server: ViteDevServer, folder: string, generate: () => Promise<Regeneration>): Promise<void> {
  const { logger } = server.config;
  const page = createPageUpdates(generate, {
    send: (message) => server.ws.send(REGISTRY_EVENT, message),
    error: (text) => logger.error(text, { timestamp: true }),
    info: (text) => logger.info(text, { timestamp: true }),
  });
  server.watcher.add(folder);
  const lookAgain = setTimeout(() => void page.update(), SETTLED_MS);
  server.watcher.on("all", (_event, path) => {
    if (!isBelow(folder, path) || !/\.ya?ml/i.test(path)) return;
    // The watcher leaves out a change that follows another within 50 ms; when nothing has changed a look costs next to nothing.
    void page.update().then(() => lookAgain.refresh());
  });
  server.ws.on("connection", page.resend);
  server.ws.on(ASK_EVENT, page.resend);
  await page.update();
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && !way.startsWith(`..${sep}`) && way !== "..";
}
