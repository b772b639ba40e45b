import type { Mode } from "../../domain/session/session";
import type { LocationStore } from "../../stores/locationStore";
import type { MenuStore } from "../../stores/menuStore";
import type { OptionsStore } from "../../stores/optionsStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { GoHome } from "../guard/goHome";
import type { SwitchHerd } from "./switchHerd";

export type ChooseMode = (mode: Mode) => Promise<void>;

interface ModePorts {
  readonly switchHerd: SwitchHerd;
  readonly goHome: GoHome;
}

interface ModeStores {
  readonly session: SessionStore;
  readonly options: OptionsStore;
  readonly menu: MenuStore;
  readonly location: LocationStore;
}

/**
 * Between all herds first and one herd (decision TIL-04). With one herd a herd is open: the last one, or that of the user. Who is on a
 * page that the other mode does not open goes home.
 */
export function createChooseMode({ switchHerd, goHome }: ModePorts, { session, options, menu, location }: ModeStores): ChooseMode {
  return async (mode) => {
    const herd = options.stored.current ?? session.multiUser?.numCheptel ?? null;
    if (mode === "solo" && session.numCheptel === null && herd && !(await switchHerd(herd))) return;
    options.change({ mode });
    if (!menu.resolver.address(location.address).admitted) await goHome();
  };
}
