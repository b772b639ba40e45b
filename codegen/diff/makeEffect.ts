import { createHash } from "node:crypto";
import type { Reach } from "../snapshot/reach";
import type { Effect } from "./effect";
import type { PersonaChange } from "./personaChanges";

const ID_LENGTH = 8;

/** An effect with its id; what is left out is not known or does not apply. */
export function makeEffect(
  effect: Pick<Effect, "kind" | "subjects"> & Partial<Omit<Effect, "id" | "kind" | "subjects" | "accepted">>,
): Effect {
  const { kind, before = null, after = null, access = [], personas = [], bound = [] } = effect;
  const subjects = [...effect.subjects].sort();
  const each = access.map((one) => JSON.stringify([one.before, one.after, [...one.routes].sort()])).sort();
  // Which accounts the demo has is no part of an effect, but where nothing else is known of it.
  const met = kind === "unexplained" ? personas.map(metText).sort() : [];
  const id = effectId([kind, subjects, before, after, ...met, ...each, ...[...bound].sort()]);
  return {
    place: null,
    isGone: false,
    owner: null,
    personas,
    access,
    bound,
    witness: {},
    answer: "none",
    ...effect,
    id,
    subjects,
    before,
    after,
    accepted: null,
  };
}

/** What somebody gains and loses, whatever the order in which it stands in the registry. */
export function metText({ id, gained, lost, home }: PersonaChange): string {
  const names = (reach: Reach) => Object.entries(reach).flatMap(([what, of]) => (of.length === 0 ? [] : [[what, [...of].sort()]]));
  return JSON.stringify([id, names(gained), names(lost), home?.before, home?.after]);
}

/** A hash of eight letters and digits. */
export function effectId(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, ID_LENGTH);
}
