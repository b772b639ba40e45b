import type { Persona } from "../../src/domain/session/persona";
import type { Registry } from "../viewer/registry";

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
