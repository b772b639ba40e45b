import { STORAGE } from "../../../generated/settings";
import { readProfile, type UserProfile } from "../../domain/session/profile";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { StoredUsers } from "../../stores/sessionStore";

/**
 * The session kept on the device until logout, so that a farmer can reopen the shell without network (decision LOG-08). Which herd is
 * open is kept for each tab beside it: a tab that is loaded anew is in its own herd, whatever another one has opened since.
 */
export interface StoredSession {
  readonly load: () => Promise<StoredUsers | null>;
  readonly save: (users: StoredUsers) => Promise<void>;
  readonly clear: () => Promise<void>;
}

interface SessionStorages {
  readonly storage: KeyValueStore;
  readonly tabStorage: KeyValueStore;
  readonly key: string;
}

/** Key in the storage of the tab. */
export const TAB_HERD_KEY = `${STORAGE.sessionKey}.herd`;

export function createStoredSession({ storage, tabStorage, key }: SessionStorages): StoredSession {
  const ofTab = async ({ user, multiUser }: StoredUsers): Promise<UserProfile | null> => {
    const account = multiUser ?? user;
    const kept = await tabStorage.read(TAB_HERD_KEY);
    if (account === null || typeof kept !== "object" || kept === null) return user;
    const { id, user: own } = { id: null, user: null, ...kept };
    if (id !== account.id) return user;
    const profile = own === null ? null : readProfile(own);
    if (profile?.numCheptel === user?.numCheptel) return user;
    return profile && { ...profile, infoCheptels: account.infoCheptels, token: account.token };
  };
  return {
    load: async () => {
      const kept = await storage.read(key);
      if (typeof kept !== "object" || kept === null) return null;
      const { user, multiUser, login } = { user: null, multiUser: null, login: null, ...kept };
      const users = { user: user && readProfile(user), multiUser: multiUser && readProfile(multiUser) };
      return { ...users, user: await ofTab(users), login: typeof login === "string" ? login : null };
    },
    save: async ({ user, multiUser, login = null }) => {
      await Promise.all([
        storage.write(key, { user, multiUser, login }),
        tabStorage.write(TAB_HERD_KEY, { id: (multiUser ?? user)?.id, user: user && withoutSession(user) }),
      ]);
    },
    clear: async () => {
      await Promise.all([storage.remove(key), tabStorage.remove(TAB_HERD_KEY)]);
    },
  };
}

/** All herds and the tokens are those of the session that the tabs share. */
function withoutSession({ infoCheptels: _, token: __, ...own }: UserProfile) {
  return own;
}
