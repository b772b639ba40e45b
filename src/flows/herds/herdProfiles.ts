import { STORAGE } from "../../../generated/settings";
import { readProfile, type UserProfile } from "../../domain/session/profile";
import type { KeyValueStore } from "../../ports/keyValueStore";

/** Profiles of the herds that were opened on this device: a multi-herd user goes on in them without network (WRK-14). */
export interface HerdProfiles {
  readonly keep: (profile: UserProfile) => Promise<void>;
  /** As it was when the herd was last opened, with the session of now; null when it was never opened here by this user. */
  readonly read: (multiUser: UserProfile, numCheptel: string) => Promise<UserProfile | null>;
  /** Those of this user, the one opened last first. */
  readonly opened: (multiUser: Pick<UserProfile, "id">) => Promise<readonly UserProfile[]>;
}

export const HERD_PROFILES_KEY = `${STORAGE.sessionKey}.herds`;
/** Those opened last; a profile takes some kilobytes of the storage. */
const MOST = 50;

export function createHerdProfiles(storage: KeyValueStore): HerdProfiles {
  const all = async () => Object.values(Object(await storage.read(HERD_PROFILES_KEY))).map(readProfile);
  return {
    keep: async (profile) => {
      const others = (await all()).filter(({ numCheptel }) => numCheptel !== profile.numCheptel).slice(1 - MOST);
      // Every profile lists all herds, and tokens are kept with the session alone.
      const kept = [...others, profile].map(({ infoCheptels: _, token: __, ...own }) => own);
      await storage.write(HERD_PROFILES_KEY, kept);
    },
    read: async ({ id, infoCheptels, token }, numCheptel) => {
      const kept = (await all()).find((one) => one.numCheptel === numCheptel && one.id === id);
      return kept === undefined ? null : { ...kept, infoCheptels, token };
    },
    opened: async ({ id }) => (await all()).filter((one) => one.id === id).reverse(),
  };
}
