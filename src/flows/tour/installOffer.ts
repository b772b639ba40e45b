import { STORAGE } from "../../../generated/settings";
import type { Installer } from "../../ports/installer";
import type { KeyValueStore } from "../../ports/keyValueStore";

export interface InstallOffer extends Pick<Installer, "way" | "subscribe"> {
  readonly accept: () => Promise<void>;
  /** Not offered again on this device. */
  readonly refuse: () => Promise<void>;
}

const REFUSED_KEY = `${STORAGE.sessionKey}.notInstalled`;

export async function createInstallOffer({
  installer,
  storage,
}: {
  readonly installer: Installer;
  readonly storage: KeyValueStore;
}): Promise<InstallOffer> {
  let isRefused = (await storage.read(REFUSED_KEY)) === true;
  const listeners = new Set<() => void>();
  return {
    way: () => (isRefused ? null : installer.way()),
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = installer.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    accept: installer.install,
    refuse: async () => {
      isRefused = true;
      for (const listener of listeners) listener();
      await storage.write(REFUSED_KEY, true);
    },
  };
}
