import { when } from "mobx";
import { SCREENS } from "../../../generated/screens";
import type { Log } from "../../ports/log";
import type { FramesStore } from "../../stores/framesStore";
import type { LocationStore } from "../../stores/locationStore";
import type { MenuStore } from "../../stores/menuStore";

interface FirstPageStores {
  readonly location: Pick<LocationStore, "page" | "route" | "visits">;
  readonly framesStore: Pick<FramesStore, "settled">;
  readonly menu: Pick<MenuStore, "open" | "drawer">;
}

/** Loads what the first page did without once that is there, or a menu is opened before; a failure is tried again with the next page. */
export function startAfterFirstPage(load: () => Promise<unknown>, log: Log, { location, framesStore, menu }: FirstPageStores): void {
  const isDue = () =>
    location.page.kind === "empty" || location.route === SCREENS.cgu.route || framesStore.settled || (menu.open ?? menu.drawer) !== null;
  const start = () => {
    when(isDue, () => {
      const { visits } = location;
      load().catch((error: unknown) => {
        log.warn("after the first page", error);
        when(() => location.visits !== visits, start);
      });
    });
  };
  start();
}
