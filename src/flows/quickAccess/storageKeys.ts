import { STORAGE } from "../../../generated/settings";

const keyOf = (name: string) => `${STORAGE.sessionKey}.${name}`;

/** Where the device keeps what makes the shell quick to use. */
export const STORAGE_KEYS = {
  favourites: (person: string) => keyOf(`favourites.${person}`),
  /** Of who is signed in: pages name animals, so the list goes with the logout. */
  recents: keyOf("recents"),
  /** Opened from the search, by herd; gone with the logout too. */
  animals: keyOf("animals"),
  /** Hints and news the person has seen here. */
  tips: (person: string) => keyOf(`tips.${person}`),
  pinnedBy: keyOf("pinnedBy"),
  /** Whether the device has fetched it; read before the first paint (src/prerender/beforePaint.ts). */
  typeface: keyOf("typeface"),
  singleKeys: keyOf("singleKeys"),
  /** In the storage of the tab: messages that were said before it was loaded anew. */
  notices: keyOf("notices"),
};
