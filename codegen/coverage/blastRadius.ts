import { withShorter } from "../link/references";
import { type Asker, askerOf } from "../viewer/asker";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";

/** Who holds a grant at once, without being given it: through a shorter name that they hold. */
export interface BlastRadius {
  readonly grant: string;
  /** Looked up by its full name only: nobody holds it at once. */
  readonly exact: boolean;
  /** Shorter names that give it to whoever holds them: all accounts, not the personas alone. */
  readonly through: readonly string[];
  /** Personas who hold one of these (closed world). */
  readonly personas: readonly { readonly id: string; readonly through: string }[];
}

export function blastRadius(registry: Registry, grant: string, askers = personaAskers(registry)): BlastRadius {
  const { model, tables } = registry;
  const exact = tables.exactGrants.includes(grant);
  const personas = [...askers].flatMap(([id, { resolver }]) => {
    const decision = resolver.grant(grant);
    return decision.held && decision.by !== "everybody" && decision.matched !== grant ? [{ id, through: decision.matched }] : [];
  });
  const through = exact ? [] : withShorter(grant).filter((name) => name !== grant && model.grants.has(name));
  return { grant, exact, through, personas };
}

/** Every persona after its sign-in, made once for many questions; the herd it looks at gives no grant. */
export function personaAskers(registry: Registry): ReadonlyMap<string, Asker> {
  const askers = [...personasOf(registry)].map(([id, persona]) => {
    return [id, askerOf(registry.tables, personaViewer(persona, { online: true, mode: null }, registry.tables))] as const;
  });
  return new Map(askers);
}
