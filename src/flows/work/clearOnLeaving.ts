import { reaction } from "mobx";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { MenuStore } from "../../stores/menuStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import { TOLD_KEY } from "./toldInTab";

interface LeavingStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
}

/** Closes the menus of somebody who leaves, and forgets what logins have left in this tab, the ear-tag helper's fields among it (SUB-01). */
export function startClearOnLeaving(tabStorage: KeyValueStore, { session, registry, menu }: LeavingStores): { readonly stop: () => void } {
  const stop = reaction(
    () => session.signedIn,
    (signedIn) => {
      if (signedIn) return;
      menu.closeAll();
      void tabStorage.remove(TOLD_KEY);
      for (const { login } of Object.values(registry.tables.applications)) if (login?.keep) void tabStorage.remove(login.keep);
    },
  );
  return { stop };
}
