import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";

/** The tables with one more guard, so that the resolver itself decides about access that no route has. */
export function withGuard(tables: RegistryTables, guard: Guard): { readonly tables: RegistryTables; readonly index: number } {
  return { tables: { ...tables, guards: [...tables.guards, guard] }, index: tables.guards.length };
}
