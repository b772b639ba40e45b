import type { HerdContext } from "../herd/herdContext";
import { labelKey } from "../labels/labelKey";
import type { ShopRecord } from "../registry/tables";
import { readShopState, type ShopState, type UserProfile } from "../session/profile";
import { activeShops, contextOf } from "./shopStates";

/** Which workshops are active, and the herd context that follows (section 4, shop toggle). */
export interface ShopChoice {
  readonly active: ReadonlySet<string>;
  readonly context: HerdContext;
}

export function choiceOf(shops: readonly ShopRecord[], active: ReadonlySet<string>): ShopChoice {
  return { active, context: contextOf(shops, active) };
}

/** Flips the active flag of one workshop; the herd context is found anew. */
export function toggleShop(shops: readonly ShopRecord[], { active }: ShopChoice, value: string): ShopChoice {
  const next = new Set(active);
  if (!next.delete(value)) next.add(value);
  return choiceOf(shops, next);
}

/** The whole entries of the workshops whose active flag changed, and of no others. */
export function changedShops(shops: readonly ShopRecord[], profile: UserProfile, active: ReadonlySet<string>): readonly ShopState[] {
  const before = activeShops(shops, profile);
  return shops
    .filter(({ value }) => before.has(value) !== active.has(value))
    .map(({ value, typo }) => ({ value, label: labelKey.shop(value), typo, actif: active.has(value) }));
}

/** The active workshops once these changes have been made, the oldest first; what names none of them changes nothing. */
export function queuedShops(shops: readonly ShopRecord[], profile: UserProfile, changes: readonly unknown[]): ReadonlySet<string> {
  const active = new Set(activeShops(shops, profile));
  for (const change of changes) {
    const { value, actif } = readShopState(change);
    if (!shops.some((shop) => shop.value === value)) continue;
    if (actif) active.add(value);
    else active.delete(value);
  }
  return active;
}

/** The profile with the workshops as chosen, whether it named them before or not. */
export function withShops(shops: readonly ShopRecord[], profile: UserProfile, { active, context }: ShopChoice): UserProfile {
  const states = shops.map(({ value, typo }) => ({ value, label: labelKey.shop(value), typo, actif: active.has(value) }));
  return { ...profile, shops: states, contexteElevage: context };
}
