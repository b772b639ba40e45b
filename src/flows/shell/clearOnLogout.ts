import { reaction } from "mobx";
import { STORAGE } from "../../../generated/settings";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Services } from "../../ports/services";
import type { HerdListStore } from "../../stores/herdListStore";
import type { MenuStore } from "../../stores/menuStore";
import type { OptionsStore } from "../../stores/optionsStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import { DRAFTS_KEY } from "../frames/drafts";
import { HERD_PROFILES_KEY } from "../herds/herdProfiles";
import { isNotifiedOf, NOTIFIED_KEY } from "../login/applicationsNotified";
import { HERD_TOKENS_KEY } from "../login/persistHerdTokens";
import { SENT_KEY } from "../outbox/sentHistory";
import { RETRY_AFTER_KEY } from "../outbox/sharedRetryAfter";
import { TAB_HERD_KEY } from "../session/storedSession";
import { STORAGE_KEYS } from "../storageKeys";

interface LeavingStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
  readonly options: OptionsStore;
  readonly herdList: HerdListStore;
}

interface LeavingPorts {
  readonly storage: KeyValueStore;
  readonly tabStorage: KeyValueStore;
  readonly services: () => Promise<Pick<Services, "keptPages" | "herdStorage">>;
}

/**
 * Closes the menus of a user who leaves, and forgets the pages they have opened, those kept for use without network with their data, their stored options and what logins have left in
 * this tab, the ear-tag helper's fields among it (SUB-01).
 */
export async function startClearOnLogout(
  { storage, tabStorage, services }: LeavingPorts,
  { session, registry, menu, options, herdList }: LeavingStores,
): Promise<void> {
  const forgetTab = () => {
    for (const key of [NOTIFIED_KEY, HERD_TOKENS_KEY, TAB_HERD_KEY, DRAFTS_KEY, STORAGE_KEYS.notices, STORAGE.datexKey])
      void tabStorage.remove(key);
    for (const { login } of Object.values(registry.tables.applications)) if (login?.keep) void tabStorage.remove(login.keep);
  };
  // A browser gives a tab that was closed back with all that was in it, whoever has logged out meanwhile.
  const former = await tabStorage.read(NOTIFIED_KEY);
  if (!session.signedIn || (former !== null && !isNotifiedOf(former, session))) forgetTab();
  reaction(
    () => session.signedIn,
    (signedIn) => {
      if (signedIn) return;
      menu.closeAll();
      herdList.clear();
      options.clear();
      for (const key of [STORAGE_KEYS.recents, STORAGE_KEYS.animals, HERD_PROFILES_KEY, SENT_KEY, RETRY_AFTER_KEY])
        void storage.remove(key);
      void services().then(({ keptPages, herdStorage }) => Promise.allSettled([keptPages.clear(), herdStorage.clear()]));
      forgetTab();
    },
  );
}
