import { SERVER_ADDRESSES } from "../../../domain/address/serverAddresses";
import { jsonResponse, refusalResponse } from "../answer";
import type { BackendRegistry } from "../backendRegistry";
import type { Backend } from "../createBackend";
import type { Connection } from "../identity/connection";
import type { Page } from "./demoPages";
import { legalNotice, orderPage, supportPage, termsDocument } from "./documents";
import { createStaticFiles, type StaticFiles } from "./staticFiles";

/** Addresses and names of the product that the site serves. */
export interface SiteProduct {
  readonly name: string;
  readonly termsUpdated: string;
  readonly termsDocument: string;
  readonly legalNotice: string;
  readonly supportSite: string;
  readonly orderingPrefix: string;
  readonly chatScript: string;
  /** `{lang}` stands for the language asked for. */
  readonly translationsAddress: string;
}

export interface DemoSiteOptions {
  readonly backend: Backend;
  readonly registry: Pick<BackendRegistry, "calls" | "applications" | "frameBases" | "translations">;
  readonly product: SiteProduct;
  /** Folder of the built shell, with `index.html` and hashed files under `assets/`. */
  readonly shellDir: string;
  /** Document of the demo sub-application, in that folder. */
  readonly frameDocument: string;
  /** Pages by method and path, `GET /demo/mails`. */
  readonly pages: Readonly<Record<string, Page>>;
  /** Rejects when the server cannot work. */
  readonly isHealthy: () => Promise<void>;
  /** Who may show pages of this site in a frame. */
  readonly frameAncestors: readonly string[];
}

export type Site = (request: Request, connection?: Connection) => Promise<Response>;

/** The built widget, in the folder of the shell. */
const CHAT_SCRIPT = "chat-widget.js";

const HASHED = "public, max-age=31536000, immutable";
const FRESH = "no-cache";

/**
 * The whole demo environment as one function. Calls live under `/api/` of their base, the document of a frame only at its base
 * with a slash at the end; every other address is the shell's (decision ADR-06).
 */
export function createDemoSite(options: DemoSiteOptions): Site {
  const files = createStaticFiles(options.shellDir);
  const calls = callPrefixes(options.registry);
  const frames = new Set(options.registry.frameBases.map((base) => `${base}/`));
  const pages = allPages(options);
  return async (request, connection) => {
    const path = new URL(request.url).pathname;
    const method = request.method === "HEAD" ? "GET" : request.method;
    const page = pages.get(`${method} ${path}`);
    const response = isCall(calls, path)
      ? await options.backend(request, connection)
      : await (page?.(request) ?? staticPage(options, files, frames, request, path));
    return secured(response, request.method === "HEAD", options.frameAncestors);
  };
}

async function staticPage(
  { product, registry, frameDocument }: DemoSiteOptions,
  files: StaticFiles,
  frames: ReadonlySet<string>,
  request: Request,
  path: string,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return jsonResponse(405, { error: "wrong-method" }, { Allow: "GET, HEAD" });
  if (frames.has(path)) return (await files(request, frameDocument, FRESH)) ?? notBuilt();
  if (path === product.chatScript) return (await files(request, CHAT_SCRIPT, FRESH)) ?? notBuilt();
  if (path.startsWith(`${product.orderingPrefix}/`)) return orderPage(path);
  const translations = translationsAt(product.translationsAddress, registry.translations, path);
  if (translations !== undefined) return jsonResponse(200, translations);
  if (path.startsWith(`${SERVER_ADDRESSES.assets}/`))
    return (await files(request, path, HASHED)) ?? refusalResponse({ code: "unknown-call", headers: {} });
  return (await files(request, path, FRESH)) ?? (await files(request, "index.html", FRESH)) ?? notBuilt();
}

function allPages({ pages, product, isHealthy }: DemoSiteOptions): ReadonlyMap<string, Page> {
  return new Map<string, Page>([
    [`GET ${SERVER_ADDRESSES.health}`, () => health(isHealthy)],
    [`GET ${product.termsDocument}`, (request) => termsDocument(product.name, product.termsUpdated, request)],
    [`GET ${product.legalNotice}`, () => legalNotice(product.name)],
    [`GET ${product.supportSite}`, () => supportPage(product.name)],
    [`GET ${product.orderingPrefix}`, () => orderPage("")],
    ...Object.entries(pages),
  ]);
}

async function health(isHealthy: () => Promise<void>): Promise<Response> {
  try {
    await isHealthy();
    return jsonResponse(200, { status: "ok" });
  } catch {
    // What is wrong is in the log of the server; whoever asks only needs to know that it is not ready.
    return jsonResponse(503, { status: "failing" });
  }
}

/** `/card/api/`: the start of every address under which calls are answered. */
function callPrefixes({ calls, applications, frameBases }: DemoSiteOptions["registry"]): ReadonlySet<string> {
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

function secured(response: Response, headOnly: boolean, frameAncestors: readonly string[]): Response {
  // In place: a new answer around the old one would be sent as a stream, at twice the cost.
  const { headers } = response;
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Content-Security-Policy", `frame-ancestors ${frameAncestors.join(" ")}; base-uri 'self'; form-action 'self'`);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Origin-Agent-Cluster", "?1");
  return headOnly ? new Response(null, { status: response.status, headers }) : response;
}

function notBuilt(): Response {
  return new Response("The shell is not built yet: npm run build\n", { status: 503, headers: { "Content-Type": "text/plain" } });
}
