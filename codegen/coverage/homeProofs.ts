import { plainHref } from "../../src/domain/address/routeAddress";
import type { RegistryTables } from "../../src/domain/registry/tables";
import type { Resolver } from "../../src/domain/resolver/createResolver";
import { type Said, said } from "../messages/say";
import type { Opening } from "../prove/claim";
import { type Proof, proofOf } from "../prove/proof";
import type { Prover } from "../prove/prover";
import type { Way } from "../prove/ways";
import { ENVIRONMENTS } from "../viewer/environments";

/** Decision REG-20: whoever is signed in lands on a screen that opens; shown for each home value, each origin and any other one. */
export function proveHomes(prover: Prover): readonly Proof[] {
  const { tables, homes } = prover;
  const { values, byOrigin, otherwise } = tables.homes;
  const home = (subject: string, route: string | null, ways: () => Iterable<Way>): Proof => {
    const claim = { kind: "home-opens-route", subject, object: route } as const;
    const failure = failureOf(tables, route);
    if (failure !== null) return { ...claim, world: "open", holds: false, environments: ENVIRONMENTS, because: failure };
    return proofOf(tables, claim, { ways, offered: homeOf, isPartial: false });
  };
  return [
    ...Object.entries(values).map(([value, route]) => home(value, route, () => anyOrigin(value))),
    ...Object.entries(byOrigin).map(([origin, value]) => home(`origin ${origin}`, values[value] ?? null, () => homes.waysOf(null, origin))),
    home("origin *", values[otherwise] ?? null, () => homes.waysOf(null, null)),
  ];

  function* anyOrigin(value: string): Iterable<Way> {
    for (const origin of homes.origins) yield* homes.waysOf(value, origin);
  }
}

/** Where the product lands somebody; nobody for whom nothing opens has a home, and is told so. */
export function homeOf(resolver: Resolver): Opening | null {
  const home = resolver.home();
  return home && { href: home.href, route: null };
}

/** A home without an address of its own is nobody's home. */
function failureOf(tables: RegistryTables, route: string | null): Said | null {
  const record = route !== null && Object.hasOwn(tables.routes, route) ? tables.routes[route] : undefined;
  if (record === undefined) return said("because.no-route", {});
  return plainHref(record) !== null ? null : said("because.no-home-address", { route: record.name });
}
