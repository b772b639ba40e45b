import { reaction } from "mobx";
import type { HerdStorage } from "../../ports/herdStorage";
import type { KeptPages } from "../../ports/keptPages";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { NetworkStore } from "../../stores/networkStore";
import { TourStore } from "../../stores/tourStore";
import { HERD_PROFILES_KEY } from "../herds/herdProfiles";
import { accountIdOf } from "../session/accountId";
import { type PreparePorts, type PrepareStores, prepareTour } from "./prepareTour";
import { tourModules } from "./tourModules";

export interface Tour {
  readonly tour: TourStore;
  /** Looks up what is on the device. */
  readonly refresh: () => Promise<void>;
  /** Loads what is chosen, one after the other, and checks that it came. */
  readonly prepare: () => Promise<void>;
  /** Takes pages, data and other herds off the device. What waits to be sent is no part of them. */
  readonly empty: () => Promise<void>;
}

interface TourPorts extends PreparePorts {
  readonly keptPages: Pick<KeptPages, "keep" | "list" | "clear">;
  readonly herdStorage: Pick<HerdStorage, "store" | "sizes" | "clear">;
  readonly storage: Pick<KeyValueStore, "remove">;
}

interface TourStores extends PrepareStores {
  readonly network: Pick<NetworkStore, "online">;
}

/** What is on the device for a tour without network, and what is done about it. */
export function createTour(ports: TourPorts, stores: TourStores): Tour {
  const { keptPages, log } = ports;
  const { session, network } = stores;
  const tour = new TourStore();
  reaction(
    () => accountIdOf(session),
    () => tour.clear(),
  );
  const refresh = async () => {
    tour.setModules(tourModules(stores.registry.tables, stores.menu.resolver).map(({ module }) => module));
    tour.setPages(await keptPages.list());
    const { effective } = session;
    // Where storage is blocked there is none.
    tour.setStored(effective === null ? [] : await ports.herdStorage.sizes(effective.id).catch(() => []));
  };
  const prepare = async () => {
    if (tour.busy || !network.online) return;
    tour.setBusy(true);
    const names = [...tour.chosen, ...tour.herds];
    for (const name of names) tour.setState(name, "waiting");
    try {
      await prepareTour(ports, stores, tour, refresh);
      for (const name of names) if (tour.states.get(name) !== "failed") tour.setState(name, null);
    } catch (error) {
      // The device has no room, or refuses: what is not done by now is not ready.
      log.warn("preparing a tour", error);
      for (const name of names) if (tour.states.has(name)) tour.setState(name, "failed");
    } finally {
      tour.setBusy(false);
    }
  };
  const empty = async () => {
    if (tour.busy) return;
    tour.setBusy(true);
    const cleared = await Promise.allSettled([keptPages.clear(), ports.herdStorage.clear(), ports.storage.remove(HERD_PROFILES_KEY)]);
    for (const outcome of cleared) if (outcome.status === "rejected") log.warn("emptying the device", outcome.reason);
    // The herd that is open goes on, also without network.
    if (session.user !== null) await ports.herdProfiles.keep(session.user);
    await refresh();
    tour.setBusy(false);
  };
  return { tour, refresh, prepare, empty };
}
