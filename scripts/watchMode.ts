import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import { SERVER_ADDRESSES } from "../src/domain/address/serverAddresses.ts";
import { createReopened } from "./reopenOnChange.ts";
import { GENERIC, SUB_APPLICATIONS } from "./subApplications.mjs";

const SERVER_SOURCE = "/src/server/openServer.ts";

/** In watch mode the page learns where its frames are as it does from the demo server: under names of this machine. */
export function originsInWatchModePlugin(): Plugin {
  return {
    name: "origins-in-watch-mode",
    apply: "serve",
    async transformIndexHtml(html, { server }) {
      if (!server) return html;
      const { FRAME_BASES: bases, FRAME_ORIGINS: table } = await server.ssrLoadModule("/generated/frames.ts");
      const { createIsolation } = await server.ssrLoadModule("/src/server/site/isolation.ts");
      const options = { table, bases, given: {}, shell: null, ports: new Map(), headers: { page: {}, frame: {}, file: {}, https: {} } };
      const { arrivedAt, written } = createIsolation(options);
      const here = `localhost:${server.config.server.port}`;
      const inShell = written(arrivedAt(new URL(`http://${here}`)))(html);
      const [name] = Object.keys(table);
      return name === undefined ? inShell : written(arrivedAt(new URL(`http://${here}`), name))(inShell);
    },
  };
}

/** In watch mode the demo server answers the calls and its pages, and every frame base shows its demo sub-application. */
export function demoInWatchModePlugin(shellDir: string): Plugin {
  return {
    name: "demo-in-watch-mode",
    apply: "serve",
    configureServer(server) {
      const demo = createDemo(server, shellDir);
      server.middlewares.use((request, response, next) => {
        demo(request, response)
          .then((answered) => {
            if (!answered) next();
          })
          .catch(next);
      });
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

function createDemo(server: ViteDevServer, shellDir: string): Answer {
  const { root } = server.config;
  // As short-lived as the server, but longer than one opening of the demo, so that nobody is signed out by an edit.
  const data = mkdtempSync(join(tmpdir(), "clarine-dev-"));
  process.once("exit", () => rmSync(data, { recursive: true, force: true }));
  // Opened with the first request, once the tables have been generated, and anew after they have changed.
  const demo = createReopened({
    source: async () => (await server.ssrLoadModule(SERVER_SOURCE)).openServer,
    open: async (openServer) => {
      const { FRAME_BASES } = await server.ssrLoadModule("/generated/frames.ts");
      const { DEMO_PAGES } = await server.ssrLoadModule("/generated/demoPages.ts");
      const { PRODUCT } = await server.ssrLoadModule("/generated/settings.ts");
      const { site, close } = await openServer({ database: join(data, "dev.sqlite"), shellDir: join(root, shellDir), demo: true });
      const sourceAt = (base: string) => SUB_APPLICATIONS[DEMO_PAGES[base] ?? GENERIC] ?? "";
      const frames = new Map(Object.keys(FRAME_BASES).map((base) => [`${base}/`, sourceAt(base)]));
      const { legalNotice, supportSite, orderingPrefix } = PRODUCT;
      const own = [`${SERVER_ADDRESSES.demo}/`, SERVER_ADDRESSES.health, SERVER_ADDRESSES.policyReports];
      return { site, close, frames, pages: [...own, legalNotice, supportSite, orderingPrefix] };
    },
    close: ({ close }) => close(),
  });
  return async (request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (/^\/(@|(src|generated|node_modules)\/)/.test(path)) return false;
    const { site, frames, pages } = await demo();
    const file = frames.get(path);
    if (file !== undefined) {
      const source = await readFile(join(root, file), "utf8");
      const document = source.replaceAll(
        /(src|href)="(\.\.?\/[^"]*)"/g,
        (_, name, to) => `${name}="${new URL(to, `http://x/${file}`).pathname}"`,
      );
      response.setHeader("Content-Type", "text/html").end(await server.transformIndexHtml(path, document));
      return true;
    }
    if (!path.includes(`/${SERVER_ADDRESSES.calls}/`) && !pages.some((page) => path.startsWith(page))) return false;
    await getRequestListener(site)(request, response);
    return true;
  };
}
