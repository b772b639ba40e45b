import { stringify } from "yaml";
import { said } from "../messages/say";
import { Misuse } from "../request/options";
import type { Upstream } from "./address";
import type { Gate, Mode, Site } from "./sites";

/** Routes of the Gateway API, one for each application, below a Gateway called clarine that is the operator's. */
export function k8s(sites: readonly Site[], mode: Mode): string {
  const routes = sites.flatMap(routesOf).map((route) => stringify(route, { lineWidth: 0 }));
  return `# Printed by: npm run -s registry -- gateway --format k8s --mode ${mode}. Change the registry or the file of upstreams, not this.\n${routes.join("---\n")}`;
}

function routesOf(site: Site): readonly unknown[] {
  const { origin, shell, own, gates, reached } = site;
  const route = (name: string, rules: readonly unknown[]) => ({
    apiVersion: "gateway.networking.k8s.io/v1",
    kind: "HTTPRoute",
    metadata: { name },
    spec: { parentRefs: [{ name: "clarine" }], hostnames: [origin.host], rules },
  });
  const ofShell = (upstream: Upstream) => {
    const calls = own.map(({ path, below }) => (below ? prefix(path) : exact(path)));
    return route("clarine", [{ matches: [prefix("/"), ...calls], backendRefs: [serviceAt("shell.upstream", upstream)] }]);
  };
  const ofGate = ({ base, name, upstream }: Gate) => {
    const backendRefs = [serviceAt(name, upstream)];
    const rule = (matches: readonly unknown[], policy: string) => ({ matches, filters: [headersFilter(site, policy)], backendRefs });
    return route(`clarine-${name}`, [
      rule([exact(`${base}/`)], site.documentPolicy),
      rule(
        reached.map((below) => prefix(`${base}${below}`)),
        site.filePolicy,
      ),
    ]);
  };
  return [...(shell === null ? [] : [ofShell(shell)]), ...gates.map(ofGate)];
}

/** A longer address goes before a shorter one, and a whole one before all. */
const exact = (value: string) => ({ path: { type: "Exact", value } });
const prefix = (value: string) => ({ path: { type: "PathPrefix", value } });

/** A filter cannot see whether the application says something itself: what it says of these is replaced. */
function headersFilter({ headers, https }: Site, policy: string) {
  const set = [...headers, ["Content-Security-Policy", policy], ...(https === "" ? [] : [["Strict-Transport-Security", https]])];
  return { type: "ResponseHeaderModifier", responseHeaderModifier: { set: set.map(([name, value]) => ({ name, value })) } };
}

/** `card` or `card.farm`, as a Service is called. */
function serviceAt(where: string, { host, port }: Upstream) {
  const [, name, namespace] =
    /^([a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.svc)?)?$/.exec(host) ?? [];
  if (name === undefined) throw new Misuse(said("gateway-service", { where, value: `http://${host}:${port}` }));
  return { name, ...(namespace === undefined ? {} : { namespace }), port };
}
