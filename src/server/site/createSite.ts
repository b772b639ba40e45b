import { join } from "node:path";
import { SERVER_ADDRESSES } from "../../domain/address/serverAddresses";
import { SHELL_WORKER } from "../../domain/offline/workerMessages";
import { jsonResponse, refusalResponse } from "../http/answer";
import type { Backend, Connection } from "../http/callerAddress";
import type { BackendRegistry } from "../registry/backendRegistry";
import type { Answered } from "./fillHeaders";
import type { RequestOrigins } from "./frameOrigins";
import { healthResponse } from "./health";
import { createPageHashes } from "./inlineHashes";
import type { Isolation } from "./isolation";
import { CACHE_CONTROL, createStaticFiles, notBuilt, type StaticFiles } from "./staticFiles";
import { setTermsHeaders, type Terms } from "./terms";

export type Page = (request: Request, connection?: Connection) => Response | Promise<Response>;

/** What answers a method at a path, if it is one of these pages. */
export type Pages = (method: string, path: string) => Page | undefined;

export interface SiteOptions {
  readonly backend: Backend;
  readonly registry: Pick<BackendRegistry, "calls" | "applications" | "frameBases" | "translations">;
  /** Where the texts of a language are fetched: `{lang}` stands for it. */
  readonly translationsAddress: string;
  readonly terms: Terms;
  /** Folder of the built shell, with `index.html` and hashed files under `assets/`. */
  readonly shellDir: string;
  /** Document of every frame that has no page of its own, in that folder. */
  readonly frameDocument: string;
  /** Bases whose application has a page of its own, and the name of its document without `.html`. */
  readonly framePages: Readonly<Record<string, string>>;
  /** Pages beside those of the shell. */
  readonly pages: Pages;
  /** Rejects when the server cannot work. */
  readonly isHealthy: () => Promise<void>;
  readonly isolation: Isolation;
  /** How the addresses of pages begin that are opened with a token in them. */
  readonly tokenPaths: readonly string[];
}

/** `port` names the origin a request is for when it came in on a port of its own. */
export type Site = (request: Request, connection?: Connection, port?: string) => Promise<Response>;

/** The page of the shell. */
const PAGE = "index.html";

/**
 * Shell, frames and calls as one function. On the host of an origin of its own nothing is answered but the documents of its
 * applications and their files: no call, so no session. Calls stand under `/api/` of their base, the document of a frame only at its base
 * with a slash at the end; every other address is the shell's (decision ADR-06).
 */
export function createSite(options: SiteOptions): Site {
  const files = createStaticFiles(options.shellDir);
  const calls = callPrefixes(options.registry);
  const { isolation } = options;
  const pageHashes = createPageHashes(join(options.shellDir, PAGE));
  return async (request, connection, port) => {
    const url = new URL(request.url);
    const path = url.pathname;
    const arrived = isolation.arrivedAt(url, port);
    const method = request.method === "HEAD" ? "GET" : request.method;
    const page = arrived.owner === null ? pageAt(options, method, path) : undefined;
    const response =
      arrived.owner === null && isCall(calls, path)
        ? await options.backend(request, connection)
        : await (page?.(request, connection) ?? staticPage(options, files, request, path, arrived));
    const answered = answeredAs(response, isolation.isFrame(path, arrived));
    isolation.secure(response, answered, arrived, await pageHashes(), url.protocol === "https:");
    // What the page fetches would name its address, also to whoever keeps the log of a proxy.
    if (options.tokenPaths.some((start) => path.startsWith(start))) response.headers.set("Referrer-Policy", "no-referrer");
    return request.method === "HEAD" ? new Response(null, { status: response.status, headers: response.headers }) : response;
  };
}

/** By what it is rather than by its address: any address may show the page of the shell. A page not sent again has no type. */
function answeredAs(response: Response, isFrame: boolean): Answered {
  if (isFrame) return "frame";
  const type = response.headers.get("content-type");
  return type?.startsWith("text/html") || (type === null && response.headers.get("cache-control") === CACHE_CONTROL.page) ? "page" : "file";
}

async function staticPage(
  { translationsAddress, terms, registry, frameDocument, framePages, isolation }: SiteOptions,
  files: StaticFiles,
  request: Request,
  path: string,
  arrived: RequestOrigins,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return jsonResponse(405, { error: "wrong-method" }, { Allow: "GET, HEAD" });
  if (isolation.isFrame(path, arrived)) {
    const base = path.slice(0, -1);
    const document = Object.hasOwn(framePages, base) ? `${framePages[base]}.html` : frameDocument;
    return (await files(request, { path: document, cacheControl: CACHE_CONTROL.page, write: isolation.written(arrived) })) ?? notBuilt();
  }
  if (arrived.owner !== null && !path.startsWith(`${SERVER_ADDRESSES.assets}/`))
    return refusalResponse({ code: "unknown-call", headers: {} });
  const translations = translationsAt(translationsAddress, registry.translations, path);
  if (translations !== undefined) return jsonResponse(200, translations);
  if (path.startsWith(`${SERVER_ADDRESSES.assets}/`))
    return (await files(request, { cacheControl: CACHE_CONTROL.hashedFile })) ?? refusalResponse({ code: "unknown-call", headers: {} });
  const shell = { cacheControl: CACHE_CONTROL.page, write: isolation.written(arrived) };
  // As a file the page would come without what is written into it; the worker would know of no other origins.
  const asked = path === SHELL_WORKER.address ? shell : { cacheControl: CACHE_CONTROL.page };
  const file = path === "/" || path === `/${PAGE}` ? undefined : await files(request, asked);
  if (file) setTermsHeaders(file, terms, new URL(request.url));
  return file ?? (await files(request, { ...shell, path: PAGE })) ?? notBuilt();
}

function pageAt({ pages, isHealthy }: SiteOptions, method: string, path: string): Page | undefined {
  return method === "GET" && path === SERVER_ADDRESSES.health ? () => healthResponse(isHealthy) : pages(method, path);
}

/** `/card/api/`: the start of every address under which calls are answered. */
function callPrefixes({ calls, applications, frameBases }: SiteOptions["registry"]): ReadonlySet<string> {
  const logins = Object.values(applications).flatMap(({ login }) => (login === null ? [] : [login.path]));
  const paths = [
    ...Object.values(calls).map(({ path }) => path),
    ...logins,
    ...frameBases.map((base) => `${base}/${SERVER_ADDRESSES.calls}/`),
  ];
  return new Set(paths.map(prefixOf).filter((prefix) => prefix !== undefined));
}

function isCall(prefixes: ReadonlySet<string>, path: string): boolean {
  const prefix = prefixOf(path);
  return prefix !== undefined && prefixes.has(prefix);
}

function prefixOf(path: string): string | undefined {
  const mark = `/${SERVER_ADDRESSES.calls}/`;
  const at = path.indexOf(mark);
  return at > 0 ? path.slice(0, at + mark.length) : undefined;
}

function translationsAt(address: string, translations: BackendRegistry["translations"], path: string) {
  const [before = "", after = ""] = address.split("{lang}");
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const language = path.slice(before.length, path.length - after.length);
  return Object.hasOwn(translations, language) ? translations[language] : undefined;
}
