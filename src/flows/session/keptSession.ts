import { readProfile } from "../../domain/session/profile";
import type { SessionUsers } from "../../domain/session/session";
import type { KeyValueStore } from "../../ports/keyValueStore";

/** The session kept on the device until logout, so that a farmer can reopen the shell without network (decision LOG-08). */
export interface KeptSession {
  readonly load: () => Promise<SessionUsers | null>;
  readonly save: (users: SessionUsers) => Promise<void>;
  readonly clear: () => Promise<void>;
}

export function createKeptSession(storage: KeyValueStore, key: string): KeptSession {
  return {
    load: async () => {
      const kept = await storage.read(key);
      if (typeof kept !== "object" || kept === null) return null;
      const { user, multiUser } = { user: null, multiUser: null, ...kept };
      return { user: user && readProfile(user), multiUser: multiUser && readProfile(multiUser) };
    },
    save: ({ user, multiUser }) => storage.write(key, { user, multiUser }),
    clear: () => storage.remove(key),
  };
}
