import type { HerdContext } from "../herd/herdContext";
import { labelKey } from "../labels/labelKey";
import type { WorkshopRecord } from "../registry/tables";
import { readWorkshopState, type UserProfile, type WorkshopState } from "../session/profile";
import { activeWorkshops, contextOf } from "./workshopStates";

/** Which workshops are active, and the herd context that follows (section 4, shop toggle). */
export interface WorkshopChoice {
  readonly active: ReadonlySet<string>;
  readonly context: HerdContext;
}

export function choiceOf(workshops: readonly WorkshopRecord[], active: ReadonlySet<string>): WorkshopChoice {
  return { active, context: contextOf(workshops, active) };
}

/** Flips the active flag of one workshop; the herd context is found anew. */
export function toggleWorkshop(workshops: readonly WorkshopRecord[], { active }: WorkshopChoice, value: string): WorkshopChoice {
  const next = new Set(active);
  if (!next.delete(value)) next.add(value);
  return choiceOf(workshops, next);
}

/** The whole entries of the workshops whose active flag changed, and of no others. */
export function changedWorkshops(
  workshops: readonly WorkshopRecord[],
  profile: UserProfile,
  active: ReadonlySet<string>,
): readonly WorkshopState[] {
  const before = activeWorkshops(workshops, profile);
  return workshops
    .filter(({ value }) => before.has(value) !== active.has(value))
    .map(({ value, typo }) => ({ value, label: labelKey.workshop(value), typo, actif: active.has(value) }));
}

/** The active workshops once these changes have been made, the oldest first; what names none of them changes nothing. */
export function queuedWorkshops(
  workshops: readonly WorkshopRecord[],
  profile: UserProfile,
  changes: readonly unknown[],
): ReadonlySet<string> {
  const active = new Set(activeWorkshops(workshops, profile));
  for (const change of changes) {
    const { value, actif } = readWorkshopState(change);
    if (!workshops.some((workshop) => workshop.value === value)) continue;
    if (actif) active.add(value);
    else active.delete(value);
  }
  return active;
}

/** The profile with the workshops as chosen, whether it named them before or not. */
export function withWorkshops(
  workshops: readonly WorkshopRecord[],
  profile: UserProfile,
  { active, context }: WorkshopChoice,
): UserProfile {
  const states = workshops.map(({ value, typo }) => ({ value, label: labelKey.workshop(value), typo, actif: active.has(value) }));
  return { ...profile, shops: states, contexteElevage: context };
}
