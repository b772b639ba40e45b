import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isForHere, mayAsk, type RequestHead } from "./mayAsk";
import type { Studio } from "./studioAnswers";

/** Files of the page by their address. */
export type Page = ReadonlyMap<string, string | Uint8Array>;

export const TOKEN_HEADER = "x-studio-token";
const CALLS = "/call/";
const DOCUMENT = "/src/studio/index.html";
const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};
const MOST_BYTES = 1_000_000;

/** No other page frames it, reads it or learns its address. */
const HEADERS = {
  "Content-Security-Policy":
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cache-Control": "no-store",
};

/** The studio on this machine alone. The page gets the token with its document; whoever asks without it is refused. */
export function createStudioServer(studio: Pick<Studio, "answer">, token: string, page: Page): Server {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const head = headOf(request);
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    if (!isForHere(head, port)) return end(response, 421);
    const url = request.url ?? "/";
    if (!url.startsWith(CALLS)) return show(response, page, url, token);
    if (!mayAsk(head, port, token)) return end(response, 403);
    readBody(request)
      .then((body) => {
        if (body === undefined) return end(response, 413);
        const answer = studio.answer(url.slice(CALLS.length), body);
        if (answer === undefined) return end(response, 400);
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(answer));
      })
      .catch((error: unknown) => {
        console.error(error);
        end(response, 500);
      });
  });
  return server;
}

/** A file of the page; its document has the token. */
function show(response: ServerResponse, page: Page, url: string, token: string): unknown {
  const [path = ""] = url.split("?");
  const file = page.get(path === "/" ? DOCUMENT : path);
  if (file === undefined) return end(response, 404);
  response.setHeader("Content-Type", TYPES[path === "/" ? "html" : (path.split(".").at(-1) ?? "")] ?? "application/octet-stream");
  response.end(path === "/" ? Buffer.from(file).toString("utf8").replace("{token}", token) : file);
}

function headOf({ method = "", headers }: IncomingMessage): RequestHead {
  const one = (name: string) => {
    const value = headers[name];
    return typeof value === "string" ? value : undefined;
  };
  return {
    method,
    host: headers.host,
    origin: headers.origin,
    site: one("sec-fetch-site"),
    token: one(TOKEN_HEADER),
    contentType: headers["content-type"],
  };
}

/** Undefined when it is larger than anything the page sends, or no JSON. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    return undefined;
  }
}

function end(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}
