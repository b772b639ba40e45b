import { reaction } from "mobx";
import type { Device } from "../../../ports/device";
import type { FramesStore } from "../../../stores/framesStore";
import { frameKey } from "../../../stores/framesStore";
import type { LocationStore } from "../../../stores/locationStore";
import type { MenuStore } from "../../../stores/menuStore";
import type { NetworkStore } from "../../../stores/networkStore";
import type { RegistryStore } from "../../../stores/registryStore";
import type { SessionStore } from "../../../stores/sessionStore";
import type { Clock } from "../../../time/clock";
import type { QuickAccess } from "../../quickAccess/createQuickAccess";
import type { Frames } from "../createFrames";
import { prefetchOrder } from "./prefetchOrder";

interface PrefetchPorts {
  readonly clock: Clock;
  readonly device: Pick<Device, "network" | "whenIdle">;
  readonly frames: Pick<Frames, "mount">;
  /** Whether one more frame evicts none. */
  readonly hasRoom: () => boolean;
  readonly quickAccess: () => Promise<QuickAccess>;
  readonly settings: { readonly frames: number; readonly idleMs: number; readonly networks: readonly string[] };
}

interface PrefetchStores {
  readonly framesStore: FramesStore;
  readonly location: Pick<LocationStore, "visits" | "route" | "resolution" | "values">;
  readonly network: Pick<NetworkStore, "online">;
  readonly menu: Pick<MenuStore, "resolver" | "sections" | "sectionByRoute">;
  readonly registry: Pick<RegistryStore, "tables">;
  readonly session: Pick<SessionStore, "epoch">;
}

/**
 * Mounts the frames that are likely opened next, hidden: after a pause, when the page is idle,
 * and only on a fast, unmetered network. A frame that was mounted before in the session is not prefetched again.
 */
export function prefetchFrames(ports: PrefetchPorts, stores: PrefetchStores): () => void {
  const { clock, device, settings } = ports;
  const { framesStore, location, network, menu, registry, session } = stores;
  /** Frames mounted in this session, prefetched or opened. */
  let seen = { epoch: -1, keys: new Set<string>() };
  let cancel = () => {};
  let run = 0;

  const mayLoad = () => {
    const quality = device.network();
    return network.online && quality !== null && !quality.metered && settings.networks.includes(quality.speed);
  };
  const idle = () => new Promise<void>((resolve) => (cancel = device.whenIdle(resolve)));
  const load = async (current: number) => {
    if (!mayLoad()) return;
    const { favourites, recents } = await ports.quickAccess();
    if (run !== current || !mayLoad()) return;
    const { resolver } = menu;
    const id = location.route === null ? null : menu.sectionByRoute(location.route, location.values);
    const open = menu.sections.find(({ section }) => section.id === id);
    const hrefs = prefetchOrder({
      favourites: favourites.tiles.map((tile) => resolver.tile(tile)),
      recents: recents.pages,
      neighbours: open?.groups.flatMap(({ tiles }) => tiles.map((tile) => resolver.tile(tile))) ?? [],
      current: location.resolution?.href ?? null,
    });
    let left = settings.frames;
    for (const href of hrefs) {
      if (left === 0 || run !== current || !ports.hasRoom()) return;
      const resolution = resolver.address(href);
      const application = resolution.route === null ? undefined : registry.tables.routes[resolution.route]?.application;
      if (!resolution.admitted || resolution.frame === null || application === undefined) continue;
      const key = frameKey({ application, candidate: resolution.candidate });
      if (seen.keys.has(key)) continue;
      ports.frames.mount(resolution);
      left -= 1;
      await idle();
    }
  };
  const rest = () => {
    run += 1;
    cancel();
  };
  const stopSeeing = reaction(
    () => ({ epoch: session.epoch, keys: framesStore.frames.map(({ key }) => key) }),
    ({ epoch, keys }) => {
      if (seen.epoch !== epoch) seen = { epoch, keys: new Set() };
      for (const key of keys) seen.keys.add(key);
    },
    { fireImmediately: true },
  );
  const stop = reaction(
    () => [location.visits, framesStore.settled, network.online],
    () => {
      rest();
      if (!framesStore.settled || !network.online || settings.frames === 0) return;
      const current = run;
      cancel = clock.after(settings.idleMs, () => {
        void idle()
          .then(() => load(current))
          .catch(() => {});
      });
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    stopSeeing();
    rest();
  };
}
