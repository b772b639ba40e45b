import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { getMimeType } from "hono/utils/mime";
import { createCompressedPages } from "./compressedPages";

export interface FileRequest {
  readonly cacheControl: string;
  /** Left out: the path of the request. */
  readonly path?: string;
  /** What is written into a page, or the worker, on its way. */
  readonly write?: (text: string) => string;
}

/** How long a browser keeps what it was sent. */
export const CACHE_CONTROL = { hashedFile: "public, max-age=31536000, immutable", page: "no-cache" } as const;

/** Answers with a file of the folder, or nothing when there is none of that name. */
export type StaticFiles = (request: Request, asked: FileRequest) => Promise<Response | undefined>;

/** The built files. Those that the build has compressed are sent as they lie there (scripts/compress.mjs). */
export function createStaticFiles(folder: string): StaticFiles {
  const app = new Hono<{ Bindings: FileRequest }>();
  const compressed = createCompressedPages();
  app.use(compress(), etag());
  app.use(async (context, next) => {
    await next();
    if (context.res.ok) context.header("Cache-Control", context.env.cacheControl);
  });
  app.get("*", async (context, next) => {
    const { path = context.req.path, write } = context.env;
    if (write === undefined) return next();
    const page = write(await readFile(join(folder, path), "utf8"));
    const type = { "Content-Type": getMimeType(path) ?? "" };
    if (!/\bgzip\b/.test(context.req.header("Accept-Encoding") ?? "")) return context.body(page, 200, type);
    return context.body(compressed(page), 200, { ...type, "Content-Encoding": "gzip", Vary: "Accept-Encoding" });
  });
  app.use(serveStatic({ root: folder, precompressed: true, rewriteRequestPath: (path, { env }) => env.path ?? path }));
  // A page that is not built yet.
  app.onError((_, context) => context.notFound());
  return async (request, asked) => {
    const response = await app.fetch(request, asked);
    return response.status === 404 ? undefined : response;
  };
}

export function notBuilt(): Response {
  return new Response("The shell is not built yet: npm run build\n", { status: 503, headers: { "Content-Type": "text/plain" } });
}
