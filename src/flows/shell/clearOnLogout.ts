import { reaction } from "mobx";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { MenuStore } from "../../stores/menuStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import { DRAFTS_KEY } from "../frames/drafts";
import { NOTIFIED_KEY } from "../login/notifiedInTab";
import { STORAGE_KEYS } from "../quickAccess/storageKeys";

interface LeavingStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
}

interface LeavingPorts {
  readonly storage: KeyValueStore;
  readonly tabStorage: KeyValueStore;
}

/**
 * Closes the menus of somebody who leaves, and forgets the pages they have opened and what logins have left in this tab, the ear-tag
 * helper's fields among it (SUB-01).
 */
export function startClearOnLogout(
  { storage, tabStorage }: LeavingPorts,
  { session, registry, menu }: LeavingStores,
): { readonly stop: () => void } {
  const stop = reaction(
    () => session.signedIn,
    (signedIn) => {
      if (signedIn) return;
      menu.closeAll();
      void storage.remove(STORAGE_KEYS.recents);
      void tabStorage.remove(NOTIFIED_KEY);
      void tabStorage.remove(DRAFTS_KEY);
      for (const { login } of Object.values(registry.tables.applications)) if (login?.keep) void tabStorage.remove(login.keep);
    },
  );
  return { stop };
}
