import { when } from "mobx";
import { SCREENS } from "../../../generated/screens";
import type { Log } from "../../ports/log";
import type { FramesStore } from "../../stores/framesStore";
import type { LocationStore } from "../../stores/locationStore";
import type { MenuStore } from "../../stores/menuStore";

interface FollowHomeStores {
  readonly location: Pick<LocationStore, "page" | "route" | "visits">;
  readonly framesStore: Pick<FramesStore, "settled">;
  readonly menu: Pick<MenuStore, "open" | "drawer">;
}

/** Fetches what the first page did without once that is there, or a menu is opened before; a failure is tried again with the next page. */
export function startFollowHome(fetch: () => Promise<void>, log: Log, { location, framesStore, menu }: FollowHomeStores): void {
  const isDue = () =>
    location.page.kind === "empty" || location.route === SCREENS.cgu.route || framesStore.settled || (menu.open ?? menu.drawer) !== null;
  const start = () => {
    when(isDue, () => {
      const { visits } = location;
      fetch().catch((error: unknown) => {
        log.warn("after home", error);
        when(() => location.visits !== visits, start);
      });
    });
  };
  start();
}
