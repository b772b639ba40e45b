import type { Resolver } from "../../src/domain/resolver/createResolver";
import type { Persona, PersonaHerd } from "../../src/domain/session/persona";
import { isEarlierName } from "../link/places";
import { type Asker, askerOf } from "../viewer/asker";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import type { Circumstances } from "../viewer/userFile";

export interface HerdAsker {
  readonly id: string;
  readonly herd: string | null;
  readonly herds: readonly string[];
  readonly asker: Asker;
}

/** Whether it depends on the herd who may pass anywhere. */
export function asksForHerd({ tables }: Pick<Registry, "tables">): boolean {
  return tables.guards.some(({ workshop }) => workshop !== null);
}

/** The routes that somebody may open; a name that a route had before is none of its own. */
export function openedRoutes({ model }: Registry, resolver: Pick<Resolver, "routes">): readonly string[] {
  return resolver.routes().filter((name) => {
    const route = model.routes.get(name);
    return route !== undefined && !isEarlierName(route);
  });
}

/** The persona with each kind of herd it has, its first one first: of herds with the same workshops one stands for all. */
export function herdKinds(persona: Persona): readonly Persona[] {
  const kinds = new Map<string, Persona>();
  for (const { numCheptel, laitier, allaitant } of persona.herds) {
    const kind = JSON.stringify([laitier, allaitant]);
    if (!kinds.has(kind)) kinds.set(kind, { ...persona, profile: { ...persona.profile, numCheptel, laitier, allaitant } });
  }
  return kinds.size === 0 ? [persona] : [...kinds.values()];
}

/**
 * Every persona after its sign-in, with each kind of herd it has where that decides; else `herd` is null.
 * `herds` are those for which the answer counts.
 */
export function herdAskers(registry: Registry, circumstances: Circumstances): readonly HerdAsker[] {
  const { tables } = registry;
  const kindsOf = asksForHerd(registry) ? herdKinds : (persona: Persona) => [persona];
  return [...personasOf(registry)].flatMap(([id, persona]) => {
    const kinds = kindsOf(persona);
    return kinds.map((one) => {
      const { numCheptel, laitier, allaitant } = one.profile;
      const isAlike = (herd: PersonaHerd) => kinds.length === 1 || (herd.laitier === laitier && herd.allaitant === allaitant);
      const herds = persona.herds.filter(isAlike).map((herd) => herd.numCheptel);
      return { id, herd: kinds.length === 1 ? null : numCheptel, herds, asker: askerOf(tables, personaViewer(one, circumstances, tables)) };
    });
  });
}
