import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Where browsers find the web app manifest: beside the page, since its own address is the base of those in it. */
const ADDRESS = "/manifest.webmanifest";
const SOURCE = "generated/manifest.webmanifest";

/** Puts the generated web app manifest into a build, its description into the page, and serves it while Vite runs, as it is at the time. */
export function webAppManifestPlugin(): Plugin {
  let root = "";
  const read = () => readFile(join(root, SOURCE), "utf8");
  return {
    name: "clarine-manifest",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: ADDRESS.slice(1), source: await read() });
    },
    async transformIndexHtml() {
      const { description: content } = JSON.parse(await read());
      return [{ tag: "meta", attrs: { name: "description", content }, injectTo: "head" }];
    },
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_, response, next) => {
        read()
          .then((text) => response.setHeader("Content-Type", "application/manifest+json").end(text))
          .catch(next);
      });
    },
  };
}
