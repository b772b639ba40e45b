import { quoted } from "./address";
import type { Gate, Mode, Site } from "./sites";

/** For the `http { }` of nginx: a pool for each program, and a server for each host. */
export function nginx(sites: readonly Site[], mode: Mode): string {
  // Both modes may stand in one nginx.
  const variable = `$clarine_${mode}`;
  const lines = [
    `# Printed by: npm run -s registry -- gateway --format nginx --mode ${mode}. Change the registry or the file of upstreams, not this.`,
    `# Stands in the http { } of nginx, as /etc/nginx/conf.d/clarine-${mode}.conf. The file that each server includes is the operator's:`,
    "# where it listens, its certificate, limits.",
    "",
    ...sites.flatMap(poolsOf),
    "",
    // Only where the application says nothing itself; nginx adds no header without a value.
    `map "${variable}_kind $upstream_http_content_security_policy" ${variable}_policy {`,
    `\t"document " ${variable}_document_policy;`,
    `\t"~^[a-z]+ $" ${variable}_file_policy;`,
    '\tdefault "";',
    "}",
    `map "${variable}_kind $upstream_http_cache_control" ${variable}_cache {`,
    '\t"document " "no-cache";',
    '\t"call " "no-store";',
    '\tdefault "";',
    "}",
    ...sites.flatMap((site) => serverOf(site, variable)),
  ];
  return `${lines.join("\n")}\n`;
}

function poolsOf({ shell, gates }: Site): readonly string[] {
  const pool = (name: string, { host, port }: Gate["upstream"]) => `upstream ${name} { server ${host}:${port}; keepalive 8; }`;
  return [...(shell === null ? [] : [pool("clarine", shell)]), ...gates.map(({ name, upstream }) => pool(`clarine_${name}`, upstream))];
}

function serverOf(site: Site, variable: string): readonly string[] {
  const { origin, shell, own, gates, reached, headers } = site;
  // A header of its own keeps a location from taking those of its server: the server of the shell says its own.
  const toShell = `{ proxy_pass http://clarine; ${header("Strict-Transport-Security", `${variable}_https`)} }`;
  const otherwise = shell === null ? "{ return 404; }" : toShell;
  const to = (kind: string, name: string) => `{ set ${variable}_kind ${kind}; proxy_pass http://clarine_${name}; }`;
  const locations = [
    `/ ${otherwise}`,
    ...own.map(({ path, below }) => `${below ? "^~" : "="} ${path} ${toShell}`),
    ...gates.flatMap(({ base, name }) => [
      `= ${base}/ ${to("document", name)}`,
      ...reached.map((below) => `^~ ${base}${below} ${to(below === "/api/" ? "call" : "file", name)}`),
      // Without these nginx would redirect to the address with a slash; without one it is a page of the shell.
      ...["/", ...reached.filter((below) => below !== "/")].map((below) => `= ${base}${below.slice(0, -1)} ${otherwise}`),
    ]),
  ];
  return [
    "",
    "server {",
    `\tserver_name ${origin.host};`,
    `\tinclude clarine/${origin.host}.conf;`,
    "\tproxy_http_version 1.1;",
    '\tproxy_set_header Connection "";',
    "\tproxy_set_header Host $http_host;",
    "\tproxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
    "\tproxy_set_header X-Forwarded-Proto $scheme;",
    "\t# For what an application answers.",
    `\tset ${variable}_kind "";`,
    `\tset ${variable}_document_policy ${quoted(site.documentPolicy)};`,
    `\tset ${variable}_file_policy ${quoted(site.filePolicy)};`,
    `\tset ${variable}_https ${quoted(site.https)};`,
    `\tadd_header Content-Security-Policy ${variable}_policy always;`,
    `\tadd_header Cache-Control ${variable}_cache always;`,
    ...headers.map(([name, value]) => `\t${header(name, quoted(value))}`),
    `\t${header("Strict-Transport-Security", `${variable}_https`)}`,
    ...locations.map((location) => `\tlocation ${location}`),
    "}",
  ];
}

/** In place of what the program says. */
function header(name: string, value: string): string {
  return `proxy_hide_header ${name}; add_header ${name} ${value} always;`;
}
