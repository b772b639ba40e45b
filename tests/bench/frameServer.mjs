import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request as ask, createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { BENCH, ROOT } from "./workFolder.mjs";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };
/** Where files come from, by the beginning of the path. */
const FOLDERS = {
  "/__sdk__/": join(ROOT, "dist/sdk"),
  "/__bench__/luigi/": join(BENCH, "node_modules/@luigi-project/core"),
  "/__bench__/": join(BENCH, "pages"),
};

/**
 * The product, the pages it is compared with and the page in all their frames, on one origin: every contestant is asked for the same
 * bytes by the same way. `answer` may take the place of the page in a frame.
 */
export async function serveFrames(product, bases, answer = () => false) {
  const documents = new Set(bases.map((base) => `${base}/`));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname === "/__bench__/bases.json") return send(response, ".json", JSON.stringify(bases));
    if (documents.has(pathname)) return answer(pathname, response) || send(response, ".html", page);
    const prefix = Object.keys(FOLDERS).find((start) => pathname.startsWith(start));
    if (prefix === undefined) return pass(product, request, response);
    try {
      send(response, extname(pathname), readFileSync(join(FOLDERS[prefix], normalize(pathname.slice(prefix.length)))));
    } catch {
      response.writeHead(404).end();
    }
  });
  const page = readFileSync(join(BENCH, "pages/sub.html"));
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

function send(response, ending, body) {
  response.writeHead(200, { "Content-Type": `${TYPES[ending] ?? "application/octet-stream"}; charset=utf-8` }).end(body);
}

function pass(product, request, response) {
  const { hostname, port } = new URL(product);
  const { method, url: path, headers } = request;
  const onward = ask({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  request.pipe(onward);
}
