import { encodeQuery, splitAddress } from "../../domain/address/query";
import { createPart } from "../../loading/part";
import type { Navigation } from "../../ports/navigation";
import type { LocationStore } from "../../stores/locationStore";
import type { MenuStore } from "../../stores/menuStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { GoHome } from "../guard/goHome";
import { refusalOf } from "../guard/signedInRules";

/** Query value that names the herd to switch to (decision LOG-17). */
export const HERD_TO_SYNC = "numCheptelToSync";

const linkedHerd = createPart(() => import("./switchToLinkedHerd"));

/** The first page after a sign-in, when nothing stands in the way any more; `herd` is the one the address asked to be synchronised. */
export type OpenLandingPage = (herd: string | null) => Promise<void>;

interface LandingPorts {
  readonly navigation: Navigation;
  readonly goHome: GoHome;
  readonly switchHerd: (numCheptel: string, origin: "application") => Promise<boolean>;
}

interface LandingStores {
  readonly session: SessionStore;
  readonly menu: MenuStore;
  readonly location: LocationStore;
}

/**
 * A multi-herd user whose address names a herd goes by the solo sync screen into that herd; any other user to the page that was
 * asked for before the sign-in, or home. Where an address leads is the resolver's business, so none leads out of the shell.
 */
export function createOpenLandingPage(ports: LandingPorts, { session, menu, location }: LandingStores): OpenLandingPage {
  const { navigation, goHome } = ports;
  const goTo = async (wanted: string | null): Promise<void> => {
    const resolution = wanted === null ? null : menu.resolver.address(withoutHerd(wanted));
    if (wanted === null || resolution === null || resolution.route === null) return goHome();
    if (!resolution.admitted) {
      // Said on the home screen.
      location.refuse(refusalOf(resolution, wanted));
      return goHome();
    }
    const to = resolution.redirectTo ?? (resolution.frame === null ? null : resolution.href);
    if (to === null) return goHome();
    navigation.replace(to);
  };

  return async (herd) => {
    const wanted = location.takeReturnTo();
    if (herd === null || !menu.resolver.multiHerd) return goTo(wanted);
    const linked = await linkedHerd.load().catch(() => null);
    if (linked === null) return goTo(wanted);
    await linked.switchToLinkedHerd({ ...ports, goTo }, { session, menu }, { numCheptel: herd, wanted });
  };
}

/** The herd an address asks to be synchronised. */
export function herdToSync(address: string | null): string | null {
  return (address !== null && splitAddress(address).query[HERD_TO_SYNC]) || null;
}

/** The address once that has been read: it is used once. */
function withoutHerd(address: string): string {
  const { path, query } = splitAddress(address);
  const kept = encodeQuery(Object.entries(query).filter(([key]) => key !== HERD_TO_SYNC));
  return kept === "" ? path : `${path}?${kept}`;
}
