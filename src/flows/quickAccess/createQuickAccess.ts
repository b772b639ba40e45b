import { reaction } from "mobx";
import { QUICK_ACCESS } from "../../../generated/settings";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import { BellStore } from "../../stores/bellStore";
import { FavouritesStore } from "../../stores/favouritesStore";
import { RecentsStore } from "../../stores/recentsStore";
import type { ShellStores } from "../../stores/shellStores";
import { ShortcutsStore } from "../../stores/shortcutsStore";
import { type Tip, TipsStore } from "../../stores/tipsStore";
import type { Clock } from "../../time/clock";
import { accountIdOf } from "../session/accountId";
import { STORAGE_KEYS } from "../storageKeys";
import { keepFavouritesPlaceholder } from "./keepFavouritesPlaceholder";
import { keptNotices } from "./keptNotices";
import { persistList } from "./persistList";

/** What makes the shell quick to use: favourites, recent pages, shortcuts, messages read again. */
export interface QuickAccess {
  readonly favourites: FavouritesStore;
  readonly recents: RecentsStore;
  readonly shortcuts: ShortcutsStore;
  readonly bell: BellStore;
  readonly tips: TipsStore;
  /** Pins the tile, or takes it from the favourites. */
  readonly togglePin: (tile: string) => Promise<void>;
  readonly movePin: (tile: string, step: -1 | 1) => Promise<void>;
  readonly allowSingleKeys: (allowed: boolean) => Promise<void>;
  /** These are not shown to the user again. */
  readonly tipsSeen: (shown: readonly Tip[]) => Promise<void>;
  readonly stop: () => void;
}

interface QuickAccessPorts {
  readonly storage: KeyValueStore;
  readonly tabStorage: KeyValueStore;
  readonly clock: Clock;
  readonly log: Log;
}

export async function createQuickAccess({ storage, tabStorage, clock, log }: QuickAccessPorts, stores: ShellStores): Promise<QuickAccess> {
  const { session, menu, location, notices } = stores;
  const favourites = new FavouritesStore(menu);
  const recents = new RecentsStore(menu, QUICK_ACCESS.recents);
  const shortcuts = new ShortcutsStore();
  const bell = new BellStore(stores.sync, QUICK_ACCESS.notices);
  const tips = new TipsStore(menu);

  const persistedFavourites = persistList({ storage, log, keyOf: STORAGE_KEYS.favourites }, session, {
    restore: (stored) => favourites.restore(stored),
    items: () => favourites.ids,
  });
  const persistedRecents = persistList({ storage, log, keyOf: () => STORAGE_KEYS.recents }, session, {
    restore: (stored) => recents.restore(stored),
    items: () => recents.addresses,
  });
  const persistedTips = persistList({ storage, log, keyOf: STORAGE_KEYS.tips }, session, {
    restore: (stored) => tips.restore(stored),
    items: () => tips.seen,
  });
  await Promise.all([persistedFavourites.ready, persistedRecents.ready, persistedTips.ready]);
  shortcuts.restore(await storage.read(STORAGE_KEYS.singleKeys));

  bell.restore(keptNotices(await tabStorage.read(STORAGE_KEYS.notices), accountIdOf(session)));

  const favouritesPlaceholder = keepFavouritesPlaceholder(storage, stores, favourites);
  const stops = [
    persistedFavourites.stop,
    persistedRecents.stop,
    persistedTips.stop,
    favouritesPlaceholder.stop,
    reaction(
      () => (location.page.kind === "frame" ? location.page.resolution.href : null),
      // Not while the page that was asked for is waited for.
      (address) => address !== null && clock.after(0, () => void persistedRecents.change(() => recents.visit(address))),
      { fireImmediately: true },
    ),
    reaction(
      () => notices.notices,
      (shown) => bell.note(shown, clock.now()),
      { fireImmediately: true },
    ),
    reaction(
      () => bell.entries,
      (entries) =>
        void (entries.length === 0
          ? tabStorage.remove(STORAGE_KEYS.notices)
          : tabStorage.write(STORAGE_KEYS.notices, { person: accountIdOf(session), entries })),
    ),
    // Messages of one user are not for the next.
    reaction(
      () => session.signedIn,
      () => bell.clear(),
    ),
  ];
  return {
    favourites,
    recents,
    shortcuts,
    bell,
    tips,
    togglePin: async (tile) => {
      // As the user saw it: the list is read anew first, and another tab may have changed it.
      const isPinned = favourites.has(tile);
      await persistedFavourites.change(() => (isPinned ? favourites.unpin(tile) : favourites.pin(tile)));
      favouritesPlaceholder.update();
    },
    tipsSeen: (shown) => persistedTips.change(() => tips.markSeen(shown)),
    movePin: (tile, step) => persistedFavourites.change(() => favourites.move(tile, step)),
    allowSingleKeys: async (allowed) => {
      shortcuts.allowSingle(allowed);
      await storage.write(STORAGE_KEYS.singleKeys, allowed);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
