import { readProfile } from "../../domain/session/profile";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { StoredUsers } from "../../stores/sessionStore";

/** The session kept on the device until logout, so that a farmer can reopen the shell without network (decision LOG-08). */
export interface StoredSession {
  readonly load: () => Promise<StoredUsers | null>;
  readonly save: (users: StoredUsers) => Promise<void>;
  readonly clear: () => Promise<void>;
}

export function createStoredSession(storage: KeyValueStore, key: string): StoredSession {
  return {
    load: async () => {
      const kept = await storage.read(key);
      if (typeof kept !== "object" || kept === null) return null;
      const { user, multiUser, login } = { user: null, multiUser: null, login: null, ...kept };
      const users = { user: user && readProfile(user), multiUser: multiUser && readProfile(multiUser) };
      return { ...users, login: typeof login === "string" ? login : null };
    },
    save: ({ user, multiUser, login = null }) => storage.write(key, { user, multiUser, login }),
    clear: () => storage.remove(key),
  };
}
