import { STORAGE } from "../../generated/settings";

const keyOf = (name: string) => `${STORAGE.sessionKey}.${name}`;

/** Under which names the browser keeps what the shell itself writes down; of actions and drafts see registry/settings/storage.yaml. */
export const STORAGE_KEYS = {
  /** Read before the first paint too, as is the typeface (src/prerender/beforePaint.ts). */
  theme: keyOf("theme"),
  language: keyOf("language"),
  /** In the storage of the tab. */
  logoutNotice: keyOf("logoutNotice"),
  /** A logout that the server has not heard of yet. */
  logoutPending: keyOf("logoutPending"),
  favourites: (person: string) => keyOf(`favourites.${person}`),
  /** Of who is signed in: pages name animals, so the list goes with the logout. */
  recents: keyOf("recents"),
  /** Opened from the search, by herd; gone with the logout too. */
  animals: keyOf("animals"),
  /** Hints and news the person has seen here. */
  tips: (person: string) => keyOf(`tips.${person}`),
  pinnedBy: keyOf("pinnedBy"),
  /** Whether the device has fetched it. */
  typeface: keyOf("typeface"),
  singleKeys: keyOf("singleKeys"),
  /** In the storage of the tab: messages that were said before it was loaded anew. */
  notices: keyOf("notices"),
};
