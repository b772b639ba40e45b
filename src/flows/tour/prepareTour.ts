import type { UserProfile } from "../../domain/session/profile";
import type { Http } from "../../ports/http";
import type { KeptPages } from "../../ports/keptPages";
import type { Log } from "../../ports/log";
import type { FramesStore } from "../../stores/framesStore";
import type { MenuStore } from "../../stores/menuStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { TourStore } from "../../stores/tourStore";
import type { HerdProfiles } from "../herds/herdProfiles";
import { tourModules } from "./tourModules";
import { createTourPage, type TourPagePorts } from "./tourPage";

export interface PreparePorts extends TourPagePorts {
  readonly keptPages: Pick<KeptPages, "keep">;
  readonly http: Http;
  readonly herdProfiles: Pick<HerdProfiles, "keep">;
  readonly log: Log;
}

export interface PrepareStores {
  readonly framesStore: FramesStore;
  readonly registry: RegistryStore;
  readonly menu: Pick<MenuStore, "resolver">;
  readonly session: SessionStore;
}

/**
 * Does what will be done without network: herds are entered with their profile, pages are loaded in hidden frames until they speak
 * with the shell, and each page is asked for the data it needs of each herd.
 */
export async function prepareTour(
  ports: PreparePorts,
  stores: PrepareStores,
  tour: TourStore,
  refresh: () => Promise<void>,
): Promise<void> {
  const { keptPages, clock, log } = ports;
  const { session } = stores;
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
  for (const { module, resolution } of tourModules(stores.registry.tables, stores.menu.resolver)) {
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
}

/** The herd that is open has its profile on the device already; so has a user of one herd. */
async function enterHerd({ http, herdProfiles }: PreparePorts, session: SessionStore, herd: string): Promise<UserProfile | null> {
  const { multiUser, numCheptel } = session;
  if (multiUser === null || herd === numCheptel) return session.effective;
  const profile = await http.call("login", { params: { token: multiUser.token }, numCheptel: herd });
  if (profile.numCheptel !== herd) return null;
  await herdProfiles.keep(profile);
  return profile;
}
