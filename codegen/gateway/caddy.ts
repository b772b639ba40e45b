import { quoted, type Upstream } from "./address";
import type { Mode, Site } from "./sites";

/** A Caddyfile: a site for each host. Caddy sees to the certificates. */
export function caddy(sites: readonly Site[], mode: Mode): string {
  const lines = [
    `# Printed by: npm run -s registry -- gateway --format caddy --mode ${mode}. Change the registry or the file of upstreams, not this.`,
    "# A Caddyfile of its own, or imported by one.",
    ...sites.flatMap((site, index) => {
      const name = `clarine_${mode}_${index}`;
      return [...snippetsOf(site, name), ...siteOf(site, name)];
    }),
  ];
  return `${lines.join("\n")}\n`;
}

/** The headers of what an application answers: its document, a call, a file. */
function snippetsOf({ headers, https, documentPolicy, filePolicy }: Site, name: string): readonly string[] {
  const always = [...headers, ...(https === "" ? [] : [["Strict-Transport-Security", https] as const])];
  const snippet = (kind: string, policy: string, cache: readonly string[]) => [
    `(${name}_${kind}) {`,
    "\theader {",
    "\t\tdefer",
    ...always.map(([header, value]) => `\t\t${header} ${quoted(value)}`),
    "\t}",
    // Only where the application says nothing itself.
    `\theader ?Content-Security-Policy ${quoted(policy)}`,
    ...cache.map((value) => `\theader ?Cache-Control ${quoted(value)}`),
    "}",
  ];
  return [
    "",
    ...snippet("document", documentPolicy, ["no-cache"]),
    ...snippet("call", filePolicy, ["no-store"]),
    ...snippet("file", filePolicy, []),
  ];
}

function siteOf({ origin, shell, own, gates, reached }: Site, name: string): readonly string[] {
  const otherwise = shell === null ? "respond 404" : to(shell);
  // The first that fits answers: a base below another one comes before it.
  const deepFirst = gates.toSorted((one, other) => other.base.split("/").length - one.base.split("/").length);
  const calls = own.map(({ path, below }) => `${path}${below ? "" : "$"}`).join("|");
  return [
    "",
    `${origin.text} {`,
    ...(calls === "" ? [] : handle("own", `^(${calls})`, [otherwise])),
    ...deepFirst.flatMap((gate) => [
      ...handle(`${gate.name}_document`, `^${gate.base}/$`, [`import ${name}_document`, to(gate.upstream)]),
      ...reached.flatMap((below) => {
        const kind = below === "/api/" ? "call" : "file";
        return handle(`${gate.name}_${kind}`, `^${gate.base}${below}`, [`import ${name}_${kind}`, to(gate.upstream)]);
      }),
    ]),
    "\thandle {",
    `\t\t${otherwise}`,
    "\t}",
    "}",
  ];
}

/** By an expression: Caddy's own matcher of paths takes small letters for capitals. The first that fits answers. */
function handle(name: string, expression: string, inside: readonly string[]): readonly string[] {
  return [`\t@clarine_${name} path_regexp ${expression}`, `\thandle @clarine_${name} {`, ...inside.map((line) => `\t\t${line}`), "\t}"];
}

function to({ host, port }: Upstream): string {
  return `reverse_proxy ${host}:${port}`;
}
