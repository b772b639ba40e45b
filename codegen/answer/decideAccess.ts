import type { GuardDecision } from "../../src/domain/grants/decideGuard";
import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Asker } from "../viewer/asker";

/** Asks the resolver itself, also about access that no route has: most guards are in the tables, those of applications without routes are not. */
export function decideAccess(tables: RegistryTables, { viewer, resolver }: Asker, guard: Guard): GuardDecision {
  const index = tables.guards.indexOf(guard);
  if (index >= 0) return resolver.guard(index);
  return createResolver({ ...tables, guards: [...tables.guards, guard] }, viewer).guard(tables.guards.length);
}
