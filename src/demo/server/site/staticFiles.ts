import { readFile, stat } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8",
};

interface KeptFile {
  readonly stamp: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer> | null;
}

/** Answers with a file of the folder, or nothing when there is none of that name. */
export type StaticFiles = (request: Request, path: string, cacheControl: string) => Promise<Response | undefined>;

/** The built files, kept in memory with their compressed form; a rebuilt file is read anew. */
export function createStaticFiles(folder: string): StaticFiles {
  const root = resolve(folder);
  const kept = new Map<string, KeptFile>();
  return async (request, path, cacheControl) => {
    const file = fileWithin(root, path);
    const found = file === undefined ? undefined : await load(kept, file);
    if (file === undefined || found === undefined) return undefined;
    const etag = `"${found.stamp}"`;
    const headers = new Headers({ "Cache-Control": cacheControl, ETag: etag, Vary: "Accept-Encoding" });
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    headers.set("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
    const zipped = acceptsGzip(request) ? found.zipped : null;
    if (zipped !== null) headers.set("Content-Encoding", "gzip");
    return new Response(zipped ?? found.plain, { headers });
  };
}

/** The file of an address, never one outside the folder. */
function fileWithin(root: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A broken escape names no file.
    return undefined;
  }
  if (decoded.includes("\0")) return undefined;
  const file = resolve(join(root, decoded));
  return file.startsWith(root + sep) ? file : undefined;
}

async function load(kept: Map<string, KeptFile>, file: string): Promise<KeptFile | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const stamp = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`;
  const before = kept.get(file);
  if (before?.stamp === stamp) return before;
  const plain = new Uint8Array(await readFile(file));
  const zipped = /^(text|application\/(json|manifest)|image\/svg)/.test(TYPES[extname(file)] ?? "") ? await zip(plain) : null;
  const loaded = { stamp, plain, zipped };
  kept.set(file, loaded);
  return loaded;
}

async function zip(plain: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(gzip)(plain));
}

function acceptsGzip(request: Request): boolean {
  return /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
}
