import type { UserProfile } from "../../domain/session/profile";
import type { HerdStorage } from "../../ports/herdStorage";
import type { Http } from "../../ports/http";
import type { KeptPages } from "../../ports/keptPages";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { FramesStore } from "../../stores/framesStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import { TourStore } from "../../stores/tourStore";
import { HERD_PROFILES_KEY, type HerdProfiles } from "../herds/herdProfiles";
import { tourModules } from "./tourModules";
import { createTourPage, type TourPagePorts } from "./tourPage";

export interface Tour {
  readonly tour: TourStore;
  /** Looks up what is on the device. */
  readonly refresh: () => Promise<void>;
  /** Loads what is chosen, one after the other, and checks that it came. */
  readonly prepare: () => Promise<void>;
  /** Takes pages, data and other herds off the device. What waits to be sent is no part of them. */
  readonly empty: () => Promise<void>;
}

interface TourPorts extends TourPagePorts {
  readonly keptPages: Pick<KeptPages, "keep" | "list" | "clear">;
  readonly http: Http;
  readonly herdProfiles: Pick<HerdProfiles, "keep">;
  readonly herdStorage: Pick<HerdStorage, "store" | "sizes" | "clear">;
  readonly storage: Pick<KeyValueStore, "remove">;
  readonly log: Log;
}

interface TourStores {
  readonly framesStore: FramesStore;
  readonly network: Pick<NetworkStore, "online">;
  readonly registry: RegistryStore;
  readonly menu: Pick<MenuStore, "resolver">;
  readonly session: SessionStore;
}

/**
 * A tour is prepared by doing what will be done without network: pages are loaded in hidden frames until they speak with the shell,
 * herds are entered with their profile, and each page is asked for the data it needs of each herd.
 */
export function createTour(ports: TourPorts, stores: TourStores): Tour {
  const { keptPages, clock, log } = ports;
  const { session, network } = stores;
  const tour = new TourStore();
  const found = () => tourModules(stores.registry.tables, stores.menu.resolver);
  const refresh = async () => {
    tour.setModules(found().map(({ module }) => module));
    tour.setPages(await keptPages.list());
    const { effective } = session;
    // Where storage is blocked there is none.
    tour.setStored(effective === null ? [] : await ports.herdStorage.sizes(effective.id).catch(() => []));
  };
  const isKept = (base: string) => tour.pageOf(base) !== undefined;
  const attempt = async (name: string, run: () => Promise<boolean>) => {
    tour.setState(name, "loading");
    const done = await run().catch((error: unknown) => {
      log.warn("preparing a tour", error);
      return false;
    });
    tour.setState(name, done ? null : "failed");
    return done;
  };
  const prepare = async () => {
    if (tour.busy || !network.online) return;
    tour.setBusy(true);
    const names = [...tour.chosen, ...tour.herds];
    for (const name of names) tour.setState(name, "waiting");
    try {
      await load();
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
  const load = async () => {
    const { epoch } = session;
    const isStill = () => session.epoch === epoch && session.signedIn;
    const bases: string[] = [];
    const profiles = new Map<string, UserProfile>();
    for (const herd of [...tour.herds]) {
      if (!isStill()) break;
      await attempt(herd, async () => {
        const profile = await enterHerd(ports, session, herd);
        if (profile !== null) profiles.set(herd, profile);
        return profile !== null;
      });
    }
    for (const herd of profiles.keys()) tour.setState(herd, "loading");
    for (const { module, resolution } of found()) {
      if (!tour.chosen.has(module.base) || !isStill()) continue;
      const done = await attempt(module.base, async () => {
        const page = createTourPage(ports, stores.framesStore, module, resolution);
        if (!(await page.load(isKept(module.base)))) return false;
        await keptPages.keep([module.base], session.numCheptel ?? "", clock.now());
        await refresh();
        for (const [herd, profile] of profiles) {
          if (!isStill()) return false;
          const data = await page.prepareData(herd, profile);
          tour.noteData(module.base, data !== "none");
          if (data !== "failed") continue;
          profiles.delete(herd);
          tour.setState(herd, "failed");
        }
        return isKept(module.base);
      });
      if (done) bases.push(module.base);
    }
    if (isStill()) for (const herd of profiles.keys()) await keptPages.keep(bases, herd, clock.now());
    await refresh();
  };
  return { tour, refresh, prepare, empty };
}

/** The herd that is open has its profile on the device already; so has a user of one herd. */
async function enterHerd({ http, herdProfiles }: TourPorts, session: SessionStore, herd: string): Promise<UserProfile | null> {
  const { multiUser, numCheptel } = session;
  if (multiUser === null || herd === numCheptel) return session.effective;
  const profile = await http.call("login", { params: { token: multiUser.token }, numCheptel: herd });
  if (profile.numCheptel !== herd) return null;
  await herdProfiles.keep(profile);
  return profile;
}
