import type { RegistryTables } from "../registry/tables";
import type { GrantDecision } from "./decideGrant";

/** What a user holds of the grants that the routes of an application ask for, each name once. */
export function grantsOfApplication(
  { routes, guards }: Pick<RegistryTables, "routes" | "guards">,
  resolver: { readonly grant: (name: string) => GrantDecision },
  application: string,
): readonly string[] {
  const own = Object.values(routes).filter((route) => route.application === application);
  const names = new Set(own.flatMap(({ guard }) => guards[guard]?.clauses.flat() ?? []));
  return [...names].filter((name) => resolver.grant(name).held);
}
