import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin, type ViteDevServer } from "vite";
import { registryPlugin } from "./codegen/vite/registryPlugin.ts";

const OUT = "dist/shell";
const FRAME_SOURCE = "src/demo/subapp/index.html";
const ROUTER = fileURLToPath(new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url));
const DEMO_SOURCE = "/src/demo/server/startup/openDemo.ts";

/** The demo sub-application is a page of its own that shares no chunk with the shell; the server knows its document as frame.html. */
function demoSubApplication(): Plugin {
  const named: Plugin = {
    name: "frame-document",
    enforce: "post",
    generateBundle(_, bundle) {
      const document = bundle[FRAME_SOURCE];
      if (document) document.fileName = "frame.html";
    },
  };
  return {
    name: "demo-sub-application",
    apply: "build",
    async closeBundle(error) {
      if (error) return;
      const output = { outDir: OUT, emptyOutDir: false, target: "es2022", rolldownOptions: { input: FRAME_SOURCE } };
      await build({ configFile: false, logLevel: "warn", plugins: [named], build: output });
    },
  };
}

/**
 * React Router is built for servers and data loading too. Its own build for production, with its components marked as free of
 * side effects and without their names for developer tools, lets what is never imported stay out of the page.
 */
function packagesWithoutUnused(): Plugin {
  return {
    name: "packages-without-unused",
    apply: "build",
    enforce: "pre",
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: ROUTER },
          // What React itself has had since version 18.
          { find: "use-sync-external-store/shim", replacement: "react" },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = ".*";$/gm, "")
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}

/** In watch mode the demo server answers the calls and its pages, and every frame base shows the demo sub-application. */
function demoInWatchMode(): Plugin {
  return {
    name: "demo-in-watch-mode",
    apply: "serve",
    configureServer(server) {
      const demo = createDemo(server);
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

function createDemo(server: ViteDevServer): Answer {
  const { root } = server.config;
  // Opened with the first request, once the tables have been generated.
  let opened: Promise<{ site: (request: Request) => Promise<Response>; bases: ReadonlySet<string>; pages: readonly string[] }> | null =
    null;
  const open = async () => {
    const { openDemo } = await server.ssrLoadModule(DEMO_SOURCE);
    const { FRAME_BASES } = await server.ssrLoadModule("/generated/frames.ts");
    const { PRODUCT } = await server.ssrLoadModule("/generated/settings.ts");
    const { site } = await openDemo({ database: ":memory:", shellDir: join(root, OUT) });
    const bases = new Set(Object.keys(FRAME_BASES).map((base) => `${base}/`));
    const { legalNotice, termsDocument, supportSite, orderingPrefix } = PRODUCT;
    return { site, bases, pages: ["/demo/", "/healthz", legalNotice, termsDocument, supportSite, orderingPrefix] };
  };
  return async (request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (path.startsWith("/src/") || path.startsWith("/@") || path.startsWith("/node_modules/")) return false;
    opened ??= open();
    const { site, bases, pages } = await opened;
    if (bases.has(path)) {
      const source = await readFile(join(root, FRAME_SOURCE), "utf8");
      const document = source.replaceAll('src="./', `src="/${FRAME_SOURCE.replace(/[^/]*$/, "")}`);
      response.setHeader("Content-Type", "text/html").end(await server.transformIndexHtml(path, document));
      return true;
    }
    if (!path.includes("/api/") && !pages.some((page) => path.startsWith(page))) return false;
    await getRequestListener(site)(request, response);
    return true;
  };
}

export default defineConfig({
  appType: "spa",
  plugins: [react(), registryPlugin(), packagesWithoutUnused(), demoSubApplication(), demoInWatchMode()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Read by the size check.
    manifest: true,
    rolldownOptions: {
      input: "index.html",
      output: {
        // What every page needs travels as one file, which compresses better than many.
        codeSplitting: { groups: [{ name: "base", test: /node_modules\/(?!penpal)/ }] },
      },
    },
  },
});
