import type { RegistryTables } from "../../src/domain/registry/tables";
import { createResolver, type Resolver } from "../../src/domain/resolver/createResolver";
import type { Viewer } from "../../src/domain/resolver/scope";

/** Somebody with the resolver that decides for them. */
export interface Asker {
  readonly viewer: Viewer;
  readonly resolver: Resolver;
}

export function askerOf(tables: RegistryTables, viewer: Viewer): Asker {
  return { viewer, resolver: createResolver(tables, viewer) };
}
