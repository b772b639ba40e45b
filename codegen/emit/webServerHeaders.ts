import { settingsOf } from "../tables/documentOf";
import { frameBasesOf } from "../tables/frameBasesOf";
import { sortedRecord } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { generatedHeader } from "./generatedHeader";
import type { OutputFile } from "./generatedModule";
import { type Headers, type SecurityHeaders, securityHeaders } from "./securityHeaders";

const FROM = "registry/settings, registry/applications";
/** Files that are no page; anything else the shell answers with its page. */
const FILES = ["css", "ico", "js", "json", "pdf", "png", "svg", "txt", "webmanifest", "woff2"];

/** The headers for the web servers that operators use (docs/operations.md). */
export function emitWebServers({ model }: EmitSource): readonly OutputFile[] {
  const headers = securityHeaders(model);
  const documents = Object.keys(frameBasesOf(model)).map((base) => `${base}/`);
  const origins = sortedRecord(Object.entries(settingsOf(model).frames.origins));
  return [
    { path: "web/nginx.conf", text: nginx(headers, documents, origins) },
    { path: "web/Caddyfile", text: caddy(headers, documents, origins) },
  ];
}

type Origins = Readonly<Record<string, string>>;

function nginx(headers: SecurityHeaders, documents: readonly string[], origins: Origins): string {
  const filled = (text: string) => text.replace(/\{([^}]+)\}/g, (_, name: string) => `$${variable(name)}`);
  const policy = (kind: "page" | "frame" | "file") => filled(headers[kind]["Content-Security-Policy"] ?? "");
  const [[hsts = "", seconds = ""] = []] = Object.entries(headers.https);
  return lines([
    `# ${generatedHeader(FROM)}`,
    "# Included in the server { } of the shell, after a file of the operator that sets the variables named below.",
    `# $${variable("shell")}: where the frames may be shown, the origin of the shell: https://herd.example`,
    `# $${variable("inlineScripts")}, $${variable("inlineStyles")}: written by the build into dist/web/nginx-hashes.conf`,
    ...Object.keys(origins).map((name) => `# $${variable(`origin.${name}`)}: https://${name}.example`),
    `set $clarine_policy "${policy("page")}";`,
    `if ($uri ~ "\\.(${FILES.join("|")})$") { set $clarine_policy "${policy("file")}"; }`,
    `if ($uri ~ "^(${documents.join("|")})$") { set $clarine_policy "${policy("frame")}"; }`,
    'set $clarine_https "";',
    `if ($scheme = https) { set $clarine_https "${seconds}"; }`,
    "add_header Content-Security-Policy $clarine_policy always;",
    ...others(headers.page).map(([name, value]) => `add_header ${name} ${nginxValue(filled(value))} always;`),
    `add_header ${hsts} $clarine_https always;`,
  ]);
}

/** In single quotes when the value holds double ones. */
function nginxValue(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

function caddy(headers: SecurityHeaders, documents: readonly string[], origins: Origins): string {
  const filled = (text: string) => text.replace(/\{([^}]+)\}/g, (_, name: string) => `{$${variable(name).toUpperCase()}}`);
  const policy = (kind: "page" | "frame" | "file") =>
    `header @clarine_${kind} Content-Security-Policy "${filled(headers[kind]["Content-Security-Policy"] ?? "")}"`;
  const files = FILES.map((end) => `*.${end}`).join(" ");
  const frames = documents.join(" ");
  return lines([
    `# ${generatedHeader(FROM)}`,
    "# Imported before the site of the shell, which says: import clarine_headers. From the environment:",
    `# ${variable("shell").toUpperCase()}: where the frames may be shown, the origin of the shell: https://herd.example`,
    `# ${variable("inlineScripts").toUpperCase()}, ${variable("inlineStyles").toUpperCase()}: written by the build into dist/web/caddy-hashes.env`,
    ...Object.keys(origins).map((name) => `# ${variable(`origin.${name}`).toUpperCase()}: https://${name}.example`),
    "(clarine_headers) {",
    `\t@clarine_frame path ${frames}`,
    `\t@clarine_file path ${files}`,
    `\t@clarine_page not path ${files} ${frames}`,
    "\t@clarine_https protocol https",
    ...(["page", "frame", "file"] as const).map((kind) => `\t${policy(kind)}`),
    ...others(headers.page).map(([name, value]) => `\theader ${name} ${caddyValue(filled(value))}`),
    ...Object.entries(headers.https).map(([name, value]) => `\theader @clarine_https ${name} "${value}"`),
    "}",
  ]);
}

/** In backquotes when the value holds double quotes. */
function caddyValue(value: string): string {
  return value.includes('"') ? `\`${value}\`` : `"${value}"`;
}

/** Those that are the same for every answer. */
function others(headers: Headers): readonly (readonly [string, string])[] {
  return Object.entries(headers).filter(([name]) => name !== "Content-Security-Policy");
}

/** `clarine_origin_crop_tracker` */
function variable(name: string): string {
  return `clarine_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll(/[.-]/g, "_")}`;
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
