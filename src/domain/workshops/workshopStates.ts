import { type HerdContext, herdContext } from "../herd/herdContext";
import type { WorkshopRecord } from "../registry/tables";
import type { UserProfile } from "../session/profile";

/** Values of the workshops that are active: as stored in the profile, otherwise from the flags of the herd (section 3). */
export function activeWorkshops(workshops: readonly WorkshopRecord[], profile: UserProfile): ReadonlySet<string> {
  return new Set(workshops.filter((workshop) => isActive(workshop, profile)).map((workshop) => workshop.value));
}

/** The herd context that follows from the active workshops. */
export function contextOf(workshops: readonly WorkshopRecord[], active: ReadonlySet<string>): HerdContext {
  const isOn = (flag: WorkshopRecord["flag"]) => workshops.some((workshop) => workshop.flag === flag && active.has(workshop.value));
  return herdContext({ dairy: isOn("laitier"), beef: isOn("allaitant") });
}

function isActive(workshop: WorkshopRecord, profile: UserProfile): boolean {
  const stored = profile.shops.find(({ value }) => value === workshop.value);
  return stored ? stored.actif : profile[workshop.flag];
}
