import { STORAGE } from "../../../generated/settings";
import { readProfile, type UserProfile } from "../../domain/session/profile";
import type { SessionUsers } from "../../domain/session/session";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { StoredUsers } from "../../stores/sessionStore";

/**
 * The session kept on the device until logout, so that a farmer can reopen the shell without network (decision LOG-08). Which herd is
 * open is kept for each tab beside it, with its token where each herd has one: a tab that is loaded anew is in its own herd, whatever
 * another one has opened since.
 */
export interface StoredSession {
  readonly load: () => Promise<StoredUsers | null>;
  /** For this tab alone where somebody else has signed in on the device meanwhile. */
  readonly save: (users: StoredUsers) => Promise<void>;
  /** Of somebody who signs in: the one before goes. */
  readonly replace: (users: StoredUsers) => Promise<void>;
  /** What the other tabs have kept already, for this one. */
  readonly saveInTab: (users: SessionUsers) => Promise<unknown>;
  /** @param account whose session ends; that of somebody else stays. Left out: whoever it is. */
  readonly clear: (account?: string) => Promise<void>;
}

interface SessionStorages {
  readonly storage: KeyValueStore;
  readonly tabStorage: KeyValueStore;
  readonly key: string;
}

/** Key in the storage of the tab. */
export const TAB_HERD_KEY = `${STORAGE.sessionKey}.herd`;

export function createStoredSession({ storage, tabStorage, key }: SessionStorages): StoredSession {
  const ofTab = async (users: SessionUsers): Promise<SessionUsers> => {
    const account = users.multiUser ?? users.user;
    const kept = await tabStorage.read(TAB_HERD_KEY);
    if (account === null || typeof kept !== "object" || kept === null) return users;
    const { id, user: own } = { id: null, user: null, ...kept };
    if (id !== account.id) return users;
    const user = own === null ? null : readProfile(own);
    if (user?.numCheptel === users.user?.numCheptel) return users;
    if (user !== null && isOfOneHerd(user)) return { user, multiUser: user };
    return { ...users, user: user && { ...user, infoCheptels: account.infoCheptels, token: account.token } };
  };
  const saveInTab = ({ user, multiUser }: SessionUsers) => {
    const account = multiUser ?? user;
    const own = user && account && !isOfOneHerd(account) ? withoutSession(user) : user;
    return tabStorage.write(TAB_HERD_KEY, { id: account?.id, user: own });
  };
  const read = async (): Promise<(SessionUsers & { readonly login: unknown }) | null> => {
    const kept = await storage.read(key);
    if (typeof kept !== "object" || kept === null) return null;
    const { user, multiUser, login } = { user: null, multiUser: null, login: null, ...kept };
    return { user: user && readProfile(user), multiUser: multiUser && readProfile(multiUser), login };
  };
  const isOfOther = async (account: string | undefined) => {
    const kept = await read();
    const id = (kept?.multiUser ?? kept?.user)?.id;
    return account !== undefined && id !== undefined && id !== account;
  };
  const replace = async ({ user, multiUser, login = null }: StoredUsers) => {
    await Promise.all([storage.write(key, { user, multiUser, login }), saveInTab({ user, multiUser })]);
  };
  return {
    load: async () => {
      const kept = await read();
      return kept && { ...(await ofTab(kept)), login: typeof kept.login === "string" ? kept.login : null };
    },
    save: async (users) => {
      if (await isOfOther((users.multiUser ?? users.user)?.id)) await saveInTab(users);
      else await replace(users);
    },
    replace,
    saveInTab,
    clear: async (account) => {
      await Promise.all([(await isOfOther(account)) || storage.remove(key), tabStorage.remove(TAB_HERD_KEY)]);
    },
  };
}

/** Then its token may be that of the herd, and no good in another one. */
function isOfOneHerd({ infoCheptels }: UserProfile): boolean {
  return infoCheptels.length === 1;
}

/** All herds and the tokens are those of the session that the tabs share. */
function withoutSession({ infoCheptels: _, token: __, ...own }: UserProfile) {
  return own;
}
