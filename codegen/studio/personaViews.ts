import { labelOf } from "../answer/labelOf";
import { applyChange } from "../explain/viewerChange";
import { type Asker, askerOf } from "../viewer/asker";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import type { Look } from "./requests";

/** Language in which the studio names things; the menu itself is shown in the one that is looked at. */
export const FRENCH = "fr";

/** Somebody as whom the registry is looked at; null when there is no such persona. */
export function askerOfLook(registry: Registry, { persona, online, mode, changes }: Look): Asker | null {
  const record = personasOf(registry).get(persona);
  if (record === undefined) return null;
  const viewer = personaViewer(record, { online, mode }, registry.tables);
  return askerOf(registry.tables, changes.reduce(applyChange, viewer));
}

export interface Named {
  readonly id: string;
  readonly label: string;
}

export interface PersonaView extends Named {
  /** How a person of it is called; its label where it has no name. */
  readonly name: string;
  readonly description: string;
}

export function personaViews(registry: Registry): readonly PersonaView[] {
  return [...personasOf(registry)].map(([id, { profile }]) => {
    const label = labelOf(registry, `persona.${id}`, FRENCH) ?? id;
    return { id, label, name: profile.prenom || label, description: labelOf(registry, `persona.${id}.description`, FRENCH) ?? "" };
  });
}
