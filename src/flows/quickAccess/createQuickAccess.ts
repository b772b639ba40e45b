import { reaction } from "mobx";
import { FINDING } from "../../../generated/findingSettings";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import { FavouritesStore } from "../../stores/favouritesStore";
import { PastNoticesStore } from "../../stores/noticeHistoryStore";
import { RecentsStore } from "../../stores/recentsStore";
import { ShortcutsStore } from "../../stores/shortcutsStore";
import type { Clock } from "../../time/clock";
import type { WorkStores } from "../shell/shellStores";
import { startKeepStrip } from "./persistFavouritesBar";
import { keepList } from "./persistList";
import { DEVICE_KEYS } from "./storageKeys";

/** What makes the shell quick to use: favourites, recent pages, shortcuts, messages read again. */
export interface Finding {
  readonly favourites: FavouritesStore;
  readonly recents: RecentsStore;
  readonly shortcuts: ShortcutsStore;
  readonly pastNotices: PastNoticesStore;
  /** Pins the tile, or takes it from the favourites. */
  readonly togglePin: (tile: string) => Promise<void>;
  readonly movePin: (tile: string, step: -1 | 1) => Promise<void>;
  readonly allowSingleKeys: (allowed: boolean) => Promise<void>;
  readonly stop: () => void;
}

interface FindingPorts {
  readonly storage: KeyValueStore;
  readonly clock: Clock;
  readonly log: Log;
}

export async function createFinding({ storage, clock, log }: FindingPorts, stores: WorkStores): Promise<Finding> {
  const { session, menu, place, notices } = stores;
  const favourites = new FavouritesStore(menu);
  const recents = new RecentsStore(menu, FINDING.recents);
  const shortcuts = new ShortcutsStore();
  const pastNotices = new PastNoticesStore(FINDING.notices);

  const keptFavourites = keepList({ storage, log, keyOf: DEVICE_KEYS.favourites }, session, {
    restore: (kept) => favourites.restore(kept),
    kept: () => favourites.ids,
  });
  const keptRecents = keepList({ storage, log, keyOf: () => DEVICE_KEYS.recents }, session, {
    restore: (kept) => recents.restore(kept),
    kept: () => recents.addresses,
  });
  await Promise.all([keptFavourites.ready, keptRecents.ready]);
  shortcuts.restore(await storage.read(DEVICE_KEYS.singleKeys));

  const strip = startKeepStrip(storage, stores, favourites);
  const stops = [
    keptFavourites.stop,
    keptRecents.stop,
    strip.stop,
    reaction(
      () => (place.place.kind === "frame" ? place.place.resolution.href : null),
      // Not while the page that was asked for is waited for.
      (address) => address !== null && clock.after(0, () => void keptRecents.change(() => recents.visit(address))),
      { fireImmediately: true },
    ),
    reaction(
      () => notices.notices,
      (shown) => {
        for (const notice of shown) pastNotices.add(notice, clock.now());
      },
      { fireImmediately: true },
    ),
    // What one person was told is not for the next.
    reaction(
      () => session.signedIn,
      (signedIn) => signedIn || pastNotices.clear(),
    ),
  ];
  return {
    favourites,
    recents,
    shortcuts,
    pastNotices,
    togglePin: async (tile) => {
      await keptFavourites.change(() => (favourites.has(tile) ? favourites.unpin(tile) : favourites.pin(tile)));
      strip.follow();
    },
    movePin: (tile, step) => keptFavourites.change(() => favourites.move(tile, step)),
    allowSingleKeys: async (allowed) => {
      shortcuts.allowSingle(allowed);
      await storage.write(DEVICE_KEYS.singleKeys, allowed);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
