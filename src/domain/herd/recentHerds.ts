import type { HerdInfo, UserProfile } from "../session/profile";

const MOST = 3;

/** The herds used last, where that spares a look through the list. */
export function recentHerds(herds: readonly HerdInfo[], opened: readonly Pick<UserProfile, "numCheptel">[]): readonly HerdInfo[] {
  if (herds.length <= MOST) return [];
  const recent: HerdInfo[] = [];
  for (const { numCheptel } of opened) {
    const herd = herds.find((one) => one.numCheptel === numCheptel);
    if (herd !== undefined && recent.push(herd) === MOST) break;
  }
  return recent;
}
