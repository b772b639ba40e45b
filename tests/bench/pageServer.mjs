import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { BENCH } from "./workFolder.mjs";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };
const LUIGI = join(BENCH, "node_modules/@luigi-project/core");

/** Serves the pages the shell is compared with, on a free loopback port, with the menu as data. */
export async function servePages(menu) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    try {
      const body = pathname === "/menu.json" ? menu : readFileSync(fileOf(pathname));
      const type = TYPES[extname(pathname)] ?? "application/octet-stream";
      // Scripts and styles stay in the cache of the browser, as those of the product do.
      const kept = /\.(js|css)$/.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache";
      response.writeHead(200, { "Content-Type": type, "Cache-Control": kept }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function fileOf(pathname) {
  const path = normalize(pathname);
  return path.startsWith("/luigi/") ? join(LUIGI, path.slice("/luigi".length)) : join(BENCH, "pages", path);
}
