import { readProfile } from "../../domain/session/profile";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { KeptUsers } from "../../stores/sessionStore";

/** The session kept on the device until logout, so that a farmer can reopen the shell without network (decision LOG-08). */
export interface KeptSession {
  readonly load: () => Promise<KeptUsers | null>;
  readonly save: (users: KeptUsers) => Promise<void>;
  readonly clear: () => Promise<void>;
}

export function createKeptSession(storage: KeyValueStore, key: string): KeptSession {
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
