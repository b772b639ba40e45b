import { type HerdContext, herdContext } from "../herd/herdContext";
import type { ShopRecord } from "../registry/tables";
import type { UserProfile } from "../session/profile";

/** Values of the shops that are active: as stored in the profile, otherwise from the flags of the herd (section 3). */
export function activeShops(shops: readonly ShopRecord[], profile: UserProfile): ReadonlySet<string> {
  return new Set(shops.filter((shop) => isActive(shop, profile)).map((shop) => shop.value));
}

/** The herd context that follows from the active shops. */
export function contextOf(shops: readonly ShopRecord[], active: ReadonlySet<string>): HerdContext {
  const isOn = (flag: ShopRecord["flag"]) => shops.some((shop) => shop.flag === flag && active.has(shop.value));
  return herdContext({ dairy: isOn("laitier"), beef: isOn("allaitant") });
}

function isActive(shop: ShopRecord, profile: UserProfile): boolean {
  const stored = profile.shops.find(({ value }) => value === shop.value);
  return stored ? stored.actif : profile[shop.flag];
}
