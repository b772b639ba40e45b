import { SHELL_ROUTES } from "../../../generated/settings";
import type { Navigation } from "../../ports/navigation";
import type { MenuStore } from "../../stores/menuStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { GoHome } from "../guard/goHome";

interface SyncPorts {
  readonly navigation: Navigation;
  readonly goHome: GoHome;
  readonly switchHerd: (numCheptel: string, origin: "application") => Promise<boolean>;
  /** Opens the address a sign-in leads to; home without one. */
  readonly goTo: (wanted: string | null) => Promise<void>;
}

interface SyncStores {
  readonly session: SessionStore;
  readonly menu: MenuStore;
}

/** Decision LOG-17: the herd switch of an address, by way of the solo sync screen. */
export async function switchToLinkedHerd(
  { navigation, goHome, switchHerd, goTo }: SyncPorts,
  { session, menu }: SyncStores,
  { numCheptel, wanted }: { readonly numCheptel: string; readonly wanted: string | null },
): Promise<void> {
  const { epoch } = session;
  const screen = menu.resolver.route(SHELL_ROUTES.soloSync, { numCheptel });
  if (screen.admitted && screen.href !== null) navigation.replace(screen.href);
  else await goHome();
  // The switch itself leads home; a failed one leaves the user where it began.
  void switchHerd(numCheptel, "application").then((done) => {
    if (done && wanted !== null) void goTo(wanted);
    else if (!done && session.epoch === epoch) void goTo(null);
  });
}
