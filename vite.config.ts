import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type ViteDevServer } from "vite";
import { firstLookPlugin } from "./codegen/vite/firstLookPlugin.ts";
import { manifestPlugin } from "./codegen/vite/manifestPlugin.ts";
import { registryPlugin } from "./codegen/vite/registryPlugin.ts";
import { createReopened } from "./codegen/vite/reopened.ts";
import { textKeysPlugin } from "./codegen/vite/textKeys.ts";
import { buildSubApplications, GENERIC, SUB_APPLICATIONS } from "./scripts/subApplications.mjs";
import { SERVER_ADDRESSES } from "./src/domain/address/serverAddresses.ts";
import { inlineHashes } from "./src/server/site/inlineHashes.ts";

const OUT = "dist/shell";
const ROUTER = fileURLToPath(new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url));
/** Packages every page needs; others come with what imports them. */
const BASE_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|mobx|mobx-react-lite|i18next|react-i18next|zod)\//;
/** Views of a few lines that nearly every part uses: a file of its own costs each of them more than it holds. */
const BASE_VIEWS = /\/src\/views\/(parts\/(backStep|Glyph|TranslationProvider|useTranslation)|publicPages\/publicForms\.module)\./;
/** Small parts that pages of the account and the home screen share. */
const ACCOUNT_PARTS =
  /\/generated\/(workSettings|shops|text\/(shell|welcome)Keys)\.ts|\/src\/(domain\/(labels\/labelKey|formats\/(numbers|businessName)|shops\/shopStates)|flows\/session\/logoutContexts|views\/formats\/BusinessName)\./;
// Of a name in a list of files its hash alone cannot be compressed; shorter ones the bundler refuses.
const SCRIPT_NAMES = "assets/[name]-[hash:7].js";
const ASSET_NAMES = "assets/[name]-[hash:7][extname]";
const SERVER_SOURCE = "/src/server/openServer.ts";

/** The demo sub-applications are pages of their own that share no chunk with the shell. */
function demoSubApplications(): Plugin {
  let root = "";
  return {
    name: "demo-sub-applications",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    async closeBundle(error) {
      if (!error) await buildSubApplications(root, OUT);
    },
  };
}

/**
 * React Router is built for servers and data loading too. Its own build for production, with its components marked as free of
 * side effects and without their names for developer tools, lets what is never imported stay out of the page. So does React without
 * the root that takes over a page drawn by a server, without hints on what to load and without forms that are sent by themselves.
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
      filter: { id: /react-router\/dist\/production\/|react-dom(-client)?\.production\./ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = ".*";$/gm, "")
          .replace(/^(exports\.hydrateRoot|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration) =.*?^};$/gms, "")
          .replace(/^exports\.(pre\w+|requestFormReset|useForm\w+) = .*?^};$/gms, "")
          .replace(/ReactDOMHydrationRoot\.prototype\.\w+ =/g, "")
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}

/** Every `import()` of the build brings all files of its part first, in place of Vite's own preload. */
function wholeParts(): Plugin {
  const ofThePage = new Set<string>();
  return {
    name: "whole-parts",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === "js" ? [...new Set([file, ...files])].filter((one) => !ofThePage.has(one)) : files,
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { bringFiles as __vitePreload } from "/src/adapters/bringFiles.ts";`,
    },
    generateBundle: {
      order: "pre",
      // What the page itself names is there before any part is asked for.
      handler: (_, bundle) => {
        const add = (file: string) => {
          const chunk = bundle[file];
          if (chunk?.type !== "chunk" || ofThePage.has(file)) return;
          ofThePage.add(file);
          for (const imported of chunk.imports) add(imported);
        };
        for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && chunk.isEntry) add(chunk.fileName);
      },
    },
  };
}

/** What a policy of a web server must know of the built page, in the words of nginx and of Caddy (docs/operations.md). */
function hashesForWebServers(): Plugin {
  const folder = "dist/web";
  return {
    name: "hashes-for-web-servers",
    apply: "build",
    async writeBundle() {
      const { scripts, styles } = inlineHashes(await readFile(`${OUT}/index.html`, "utf8"));
      await mkdir(folder, { recursive: true });
      await writeFile(
        `${folder}/nginx-hashes.conf`,
        `set $clarine_inline_scripts "${scripts}";\nset $clarine_inline_styles "${styles}";\n`,
      );
      await writeFile(`${folder}/caddy-hashes.env`, `CLARINE_INLINE_SCRIPTS="${scripts}"\nCLARINE_INLINE_STYLES="${styles}"\n`);
    },
  };
}

/** In watch mode the page learns where its frames are as it does from the demo server: under names of this machine. */
function originsInWatchMode(): Plugin {
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
      const inShell = written(arrivedAt(new URL(`http://${here}`))).write(html);
      const [name] = Object.keys(table);
      return name === undefined ? inShell : written(arrivedAt(new URL(`http://${here}`), name)).write(inShell);
    },
  };
}

/** In watch mode the demo server answers the calls and its pages, and every frame base shows its demo sub-application. */
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
      const { site, close } = await openServer({ database: join(data, "dev.sqlite"), shellDir: join(root, OUT) });
      const sourceAt = (base: string) => SUB_APPLICATIONS[DEMO_PAGES[base] ?? GENERIC] ?? "";
      const frames = new Map(Object.keys(FRAME_BASES).map((base) => [`${base}/`, sourceAt(base)]));
      const { legalNotice, termsDocument, supportSite, orderingPrefix } = PRODUCT;
      const own = [`${SERVER_ADDRESSES.demo}/`, SERVER_ADDRESSES.health];
      return { site, close, frames, pages: [...own, legalNotice, termsDocument, supportSite, orderingPrefix] };
    },
    close: ({ close }) => close(),
  });
  return async (request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (path.startsWith("/src/") || path.startsWith("/@") || path.startsWith("/node_modules/")) return false;
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

export default defineConfig({
  appType: "spa",
  plugins: [
    // The map of lots is drawn by Vue.
    react({ exclude: /\/src\/examples\/lots\// }),
    registryPlugin(),
    manifestPlugin(),
    textKeysPlugin(),
    packagesWithoutUnused(),
    wholeParts(),
    firstLookPlugin({ plugins: () => [react()], workFolder: "dist/firstLook", assetFileNames: ASSET_NAMES }),
    demoSubApplications(),
    hashesForWebServers(),
    originsInWatchMode(),
    demoInWatchMode(),
  ],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    // Read by the size check.
    manifest: true,
    rolldownOptions: {
      input: "index.html",
      checks: { pluginTimings: false },
      output: {
        entryFileNames: SCRIPT_NAMES,
        chunkFileNames: SCRIPT_NAMES,
        assetFileNames: ASSET_NAMES,
        // What every page needs travels as one file, which compresses better than many.
        codeSplitting: {
          groups: [
            { name: "base", test: (id) => BASE_PACKAGES.test(id) || BASE_VIEWS.test(id) },
            { name: "account", test: ACCOUNT_PARTS },
            // What has React begin, which takes long enough for a task of its own.
            { name: "react", test: /\/src\/views\/parts\/createRoot\./ },
          ],
        },
      },
    },
  },
});
