import { reaction } from "mobx";
import { SCREENS } from "../../../generated/screens";
import { TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import type { Navigation } from "../../ports/navigation";
import type { ParentFrame } from "../../ports/parentFrame";
import type { MenuStore } from "../../stores/menuStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { Place, PlaceStore, Refusal } from "../../stores/placeStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { Logout } from "../session/logout";
import type { GoHome } from "./goHome";

interface GuardPorts {
  readonly navigation: Navigation;
  readonly parent: ParentFrame;
  readonly clock: Clock;
  readonly logout: Logout;
  readonly goHome: GoHome;
  readonly mustAcceptTerms: () => boolean;
}

interface GuardStores {
  readonly place: PlaceStore;
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
  readonly notices: NoticeStore;
}

/**
 * Section 4, route guard: typed, reloaded, linked and redirected addresses alike are put before the resolver, and only what it
 * admits is shown. Decides when an address is entered or the registry changes, not when the network drops under an open page.
 */
export function startGuard(ports: GuardPorts, stores: GuardStores): { readonly stop: () => void } {
  const { place, registry } = stores;
  let followed = new Set<string>();
  let cancelHome = () => {};

  const decide = () => {
    cancelHome();
    if (stores.session.signedIn && !registry.complete) return place.enter({ kind: "deciding" });
    const next = nextStep(ports, stores, place.address);
    if (next.kind === "place") {
      followed = new Set();
      return enter(next.place);
    }
    if (next.kind === "home") {
      place.enter({ kind: "screen", screen: "root", resolution: next.resolution });
      cancelHome = ports.clock.after(TIMING.rootRedirectMs, () => void ports.goHome());
      return;
    }
    if (next.refusal) place.refuse(next.refusal);
    // No redirect is followed twice (decision GRD-06): who turns in circles has nowhere to go.
    if (followed.has(next.to)) return void ports.logout({ notice: { kind: "negative", lines: [welcomeText.error.noAccess] } });
    followed.add(next.to);
    ports.navigation.replace(next.to);
  };

  const enter = (entered: Place) => {
    place.enter(entered);
    if (entered.kind === "deciding") return;
    if (entered.kind !== "screen") tellRefusal(stores);
    tellParent(ports, stores, entered.resolution);
  };

  const stopListening = ports.navigation.onChange((address) => place.moveTo(address));
  const stopDeciding = reaction(() => [place.visits, registry.tables, registry.complete], decide);
  place.moveTo(ports.navigation.current());
  return {
    stop: () => {
      stopListening();
      stopDeciding();
      cancelHome();
    },
  };
}

type NextStep =
  | { readonly kind: "place"; readonly place: Place }
  | { readonly kind: "home"; readonly resolution: Resolution }
  | { readonly kind: "redirect"; readonly to: string; readonly refusal: Refusal | null };

function nextStep({ mustAcceptTerms }: GuardPorts, { menu, registry }: GuardStores, address: string): NextStep {
  const { resolver } = menu;
  const resolution = resolver.address(address);
  const route = resolution.route === null ? undefined : registry.tables.routes[resolution.route];
  const screen = route?.screen;
  if (screen === "root" && resolver.signedIn) return { kind: "home", resolution };
  if (screen === undefined && resolver.signedIn && mustAcceptTerms()) return redirect(`/${SCREENS.cgu.path}`);
  if (resolution.redirectTo !== null) return redirect(resolution.redirectTo, refusalOf(resolution, address));
  if (!resolution.admitted) return redirect(`/${SCREENS.root.path}`);
  if (screen !== undefined) return { kind: "place", place: { kind: "screen", screen, resolution } };
  return { kind: "place", place: { kind: resolution.frame === null ? "empty" : "frame", resolution } };
}

function redirect(to: string, refusal: Refusal | null = null): NextStep {
  return { kind: "redirect", to, refusal };
}

/** Somebody who has to sign in first needs no reason, an address that leads nowhere has none. */
function refusalOf({ admitted, reason, route }: Resolution, address: string): Refusal | null {
  if (admitted || reason === "not-signed-in" || reason === "unknown-route") return null;
  return { reason, address, code: `${reason}/${route ?? ""}` };
}

/** A multi-herd user is sent home instead of to the login page, so the reason is said there. */
function tellRefusal({ place, notices }: GuardStores): void {
  const { refusal } = place;
  if (refusal === null) return;
  const lines = [welcomeText.refusal.reason[refusal.reason], welcomeText.refusal.code];
  notices.show({ kind: "negative", lines, values: { code: refusal.code } });
  place.refuse(null);
}

function tellParent({ parent }: GuardPorts, { registry }: GuardStores, { route, params, href }: Resolution): void {
  if (route === null || href === null || !registry.tables.routes[route]?.navi) return;
  parent.navigate({ route, params, href });
}
