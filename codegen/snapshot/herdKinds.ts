import type { Persona } from "../../src/domain/session/persona";
import { askerOf } from "../viewer/asker";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import type { Circumstances } from "../viewer/userFile";

/** Whether it depends on the herd who may pass anywhere. */
export function asksForHerd({ tables }: Pick<Registry, "tables">): boolean {
  return tables.guards.some(({ workshop }) => workshop !== null);
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

/** Every persona after its sign-in, with each kind of herd it has where that decides; else, and before one is chosen, `herd` is null. */
export function herdAskers(registry: Registry, circumstances: Circumstances) {
  const { tables } = registry;
  const kindsOf = asksForHerd(registry) ? herdKinds : (persona: Persona) => [persona];
  return [...personasOf(registry)].flatMap(([id, persona]) => {
    const askers = kindsOf(persona).map((one) => askerOf(tables, personaViewer(one, circumstances, tables)));
    const isOne = askers.length === 1 || askers[0]?.viewer.numCheptel === null;
    return (isOne ? askers.slice(0, 1) : askers).map((asker) => ({ id, herd: isOne ? null : asker.viewer.numCheptel, asker }));
  });
}
