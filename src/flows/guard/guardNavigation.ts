import { reaction } from "mobx";
import { TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import type { Navigation } from "../../ports/navigation";
import type { PlaceStore } from "../../stores/locationStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { Logout } from "../session/logout";
import type { GoHome } from "./goHome";
import type { Rules } from "./guardRules";
import { beforeSignIn, type MatchesPattern } from "./signedOutRules";

export interface GuardPorts {
  readonly navigation: Navigation;
  readonly matches: MatchesPattern;
  readonly clock: Clock;
  readonly logout: Logout;
  readonly goHome: GoHome;
}

export interface Guard {
  /** What somebody who has signed in may open: until it is known, nothing is shown. Asked again whenever it changes. */
  readonly follow: (rules: Rules) => void;
  readonly stop: () => void;
}

/**
 * Section 4, route guard: typed, reloaded, linked and redirected addresses alike are put before the rules, and only what they
 * admit is shown. Decides when an address is entered or the rules change, not when the network drops under an open page.
 */
export function startGuard(
  { navigation, matches, clock, logout, goHome }: GuardPorts,
  { place, session }: { readonly place: PlaceStore; readonly session: SessionStore },
): Guard {
  const stranger = beforeSignIn(matches);
  let signedIn: Rules | null = null;
  let followed = new Set<string>();
  // Whether the next address is one the guard itself goes to; any other starts afresh.
  let isOurs = false;
  let cancelHome = () => {};

  const decide = () => {
    cancelHome();
    const rules = session.signedIn ? signedIn : stranger;
    if (rules === null) return place.enter({ kind: "deciding" });
    const next = rules(place.address);
    if (next.kind !== "redirect") {
      if (next.kind === "home") cancelHome = clock.after(TIMING.rootRedirectMs, leadHome);
      else followed = new Set();
      return place.enter(next.place);
    }
    if (next.refusal) place.refuse(next.refusal);
    // Only what this page was opened with: the pages of somebody who has left are nobody else's.
    if (!session.signedIn && session.epoch === 0) place.want(place.address);
    // No redirect is followed twice (decision GRD-06): who turns in circles has nowhere to go.
    if (followed.has(next.to)) return void logout({ notice: { kind: "negative", lines: [welcomeText.error.noAccess] } });
    followed.add(next.to);
    isOurs = true;
    navigation.replace(next.to);
  };
  const leadHome = () => {
    isOurs = true;
    void goHome();
  };

  const stopListening = navigation.onChange((address) => place.moveTo(address));
  const stopDeciding = reaction(
    () => place.visits,
    () => {
      if (!isOurs) followed = new Set();
      isOurs = false;
      decide();
    },
  );
  return {
    follow: (rules) => {
      signedIn = rules;
      if (place.visits > 0) decide();
    },
    stop: () => {
      stopListening();
      stopDeciding();
      cancelHome();
    },
  };
}
