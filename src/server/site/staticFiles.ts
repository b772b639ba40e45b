import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { keepRecent } from "../credentials/keepRecent";

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
  readonly file: string;
  readonly stamp: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer> | null;
}

/** What is written into a text file on its way; `key` tells one writing from another. */
export interface Written {
  readonly key: string;
  readonly write: (text: string) => string;
}

/** Answers with a file of the folder, or nothing when there is none of that name. */
export type StaticFiles = (request: Request, path: string, cacheControl: string, written?: Written) => Promise<Response | undefined>;

/** A page is written for the few addresses under which this server is known. */
const WRITINGS = 64;

/** The built files, kept in memory with their compressed form; a rebuilt file is read anew. */
export function createStaticFiles(folder: string): StaticFiles {
  const root = resolve(folder);
  const kept = new Map<string, KeptFile>();
  const rewritten = keepRecent<KeptFile>(WRITINGS);
  return async (request, path, cacheControl, written) => {
    const file = fileWithin(root, path);
    const loaded = file === undefined ? undefined : await load(kept, file);
    if (file === undefined || loaded === undefined) return undefined;
    const found = written === undefined ? loaded : await rewrite(rewritten, loaded, written);
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
  const loaded = { file, stamp, plain, zipped };
  kept.set(file, loaded);
  return loaded;
}

async function rewrite(rewritten: ReturnType<typeof keepRecent<KeptFile>>, file: KeptFile, { key, write }: Written): Promise<KeptFile> {
  const whole = `${file.file} ${file.stamp} ${key}`;
  const before = rewritten.get(whole);
  if (before !== undefined) return before;
  const plain = new TextEncoder().encode(write(new TextDecoder().decode(file.plain)));
  const stamp = `${file.stamp}-${createHash("sha256").update(key).digest("base64url").slice(0, 12)}`;
  return rewritten.set(whole, { file: file.file, stamp, plain, zipped: file.zipped === null ? null : await zip(plain) });
}

async function zip(plain: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }));
}

function acceptsGzip(request: Request): boolean {
  return /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
}

export function notBuilt(): Response {
  return new Response("The shell is not built yet: npm run build\n", { status: 503, headers: { "Content-Type": "text/plain" } });
}
