import { reaction } from "mobx";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { FavouritesStore } from "../../stores/favouritesStore";
import type { WorkStores } from "../shell/shellStores";
import { DEVICE_KEYS } from "./storageKeys";

/**
 * Keeps on the device who has favourites, so that the home screen of a phone can leave room for them before they have come. Under
 * the home screen itself it changes only when the user does something, so that nothing on it moves by itself.
 */
export function startKeepStrip(
  storage: KeyValueStore,
  { strip, session, menu, place }: Pick<WorkStores, "strip" | "session" | "menu" | "place">,
  favourites: FavouritesStore,
): { readonly follow: () => void; readonly stop: () => void } {
  const follow = () => {
    const pinnedBy = favourites.tiles.length > 0 ? (session.effective?.id ?? null) : null;
    if (!session.signedIn || strip.pinnedBy === pinnedBy) return;
    strip.take(pinnedBy);
    void storage.write(DEVICE_KEYS.pinnedBy, pinnedBy);
  };
  const stop = reaction(
    () => session.signedIn && place.route !== null && place.route !== menu.resolver.home()?.route,
    (elsewhere) => elsewhere && follow(),
    { fireImmediately: true },
  );
  return { follow, stop };
}
