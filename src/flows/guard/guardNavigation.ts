import { reaction } from "mobx";
import { TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import type { Navigation } from "../../ports/navigation";
import type { LocationStore } from "../../stores/locationStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { Logout } from "../session/logout";
import type { GoHome } from "./goHome";
import type { GuardRules } from "./guardRules";
import { type MatchesPattern, signedOutRules } from "./signedOutRules";

export interface GuardPorts {
  readonly navigation: Navigation;
  readonly matches: MatchesPattern;
  readonly clock: Clock;
  readonly logout: Logout;
  readonly goHome: GoHome;
}

export interface Guard {
  /** What a signed-in user may open: until it is known, nothing is shown. Asked again whenever it changes. */
  readonly setRules: (rules: GuardRules) => void;
  readonly stop: () => void;
}

/**
 * Section 4, route guard: typed, reloaded, linked and redirected addresses alike are put before the rules, and only what they
 * admit is shown. Decides when an address is entered or the rules change, not when the network drops under an open page.
 */
export function startGuard(
  { navigation, matches, clock, logout, goHome }: GuardPorts,
  { location, session }: { readonly location: LocationStore; readonly session: SessionStore },
): Guard {
  const signedOut = signedOutRules(matches);
  let signedIn: GuardRules | null = null;
  let followed = new Set<string>();
  // Whether the next address is one the guard itself goes to; any other starts afresh.
  let isOurs = false;
  let cancelHome = () => {};
  // The first address is entered with the page itself, long before the rules are there.
  let enteredAt = clock.now();

  const decide = () => {
    cancelHome();
    const rules = session.signedIn ? signedIn : signedOut;
    if (rules === null) return location.show({ kind: "deciding" });
    const next = rules(location.address);
    if (next.kind !== "redirect") {
      // A clock that has been set back makes nobody wait longer.
      const waited = Math.abs(clock.now() - enteredAt);
      if (next.kind === "home") cancelHome = clock.after(Math.max(0, TIMING.rootRedirectMs - waited), leadHome);
      else followed = new Set();
      return location.show(next.page);
    }
    if (next.refusal) location.refuse(next.refusal);
    // Only what this page was opened with: the pages of a user who has left are not for the next.
    if (!session.signedIn && session.epoch === 0) location.setReturnTo(location.address);
    // No redirect is followed twice (decision GRD-06): a redirect loop leads nowhere.
    if (followed.has(next.to)) return void logout({ notice: { kind: "negative", lines: [welcomeText.error.noAccess] } });
    followed.add(next.to);
    isOurs = true;
    navigation.replace(next.to);
  };
  const leadHome = () => {
    isOurs = true;
    void goHome();
  };

  const stopListening = navigation.onChange((address) => location.moveTo(address));
  const stopDeciding = reaction(
    () => location.visits,
    (visits) => {
      if (visits > 1) enteredAt = clock.now();
      if (!isOurs) followed = new Set();
      isOurs = false;
      decide();
    },
  );
  return {
    setRules: (rules) => {
      signedIn = rules;
      if (location.visits > 0) decide();
    },
    stop: () => {
      stopListening();
      stopDeciding();
      cancelHome();
    },
  };
}
