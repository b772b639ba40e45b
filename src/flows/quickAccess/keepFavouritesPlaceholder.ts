import { reaction } from "mobx";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { FavouritesStore } from "../../stores/favouritesStore";
import type { ShellStores } from "../../stores/shellStores";
import { STORAGE_KEYS } from "../storageKeys";

/**
 * Keeps on the device who has favourites, so that the home screen of a phone can reserve their space before they have loaded. Under
 * the home screen itself it changes only when the user does something, so that nothing on it moves by itself.
 */
export function keepFavouritesPlaceholder(
  storage: KeyValueStore,
  { favouritesPlaceholder, session, menu, location }: Pick<ShellStores, "favouritesPlaceholder" | "session" | "menu" | "location">,
  favourites: FavouritesStore,
): { readonly update: () => void; readonly stop: () => void } {
  const update = () => {
    const pinnedBy = favourites.tiles.length > 0 ? (session.effective?.id ?? null) : null;
    if (!session.signedIn || favouritesPlaceholder.pinnedBy === pinnedBy) return;
    favouritesPlaceholder.restore(pinnedBy);
    void storage.write(STORAGE_KEYS.pinnedBy, pinnedBy);
  };
  const stop = reaction(
    () => session.signedIn && location.route !== null && location.route !== menu.resolver.home()?.route,
    (elsewhere) => elsewhere && update(),
    { fireImmediately: true },
  );
  return { update, stop };
}
