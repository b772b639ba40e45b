import { SCREENS } from "../../../generated/screens";
import { ACCESS, FEATURES } from "../../../generated/settings";
import { isMultiHerd } from "../../domain/grants/multiHerd";
import type { UserProfile } from "../../domain/session/profile";
import { mustAcceptTerms } from "../../domain/session/session";
import type { Navigation } from "../../ports/navigation";
import type { LocationStore } from "../../stores/locationStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { OptionsStore } from "../../stores/optionsStore";
import type { ProgressStore } from "../../stores/progressStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { pause } from "../../time/pause";
import type { StoredSession } from "../session/storedSession";
import { herdToSync, type OpenLandingPage } from "./landingPage";
import type { StartSignInTasks } from "./signInTasks";

interface EnterSessionPorts {
  readonly storedSession: StoredSession;
  readonly navigation: Navigation;
  readonly startSignInTasks: StartSignInTasks;
  readonly openLandingPage: OpenLandingPage;
  readonly clock: Clock;
}

interface EnterSessionStores {
  readonly session: SessionStore;
  readonly network: NetworkStore;
  readonly options: OptionsStore;
  readonly location: LocationStore;
  readonly registry: RegistryStore;
  readonly progress: ProgressStore;
}

export interface EnterOptions {
  /** How long the page that signed in stays before the home screen opens. */
  readonly homeAfterMs?: number;
}

export interface EnterSession {
  /** With the profile of a sign-in: stored, then on to the terms or home. */
  readonly enter: (profile: UserProfile, options?: EnterOptions) => Promise<"terms" | "home">;
  /** Once nothing is missing: the applications are notified and the first page opens. */
  readonly proceed: (options?: EnterOptions) => Promise<void>;
}

/** Loads the shell behind the sign-in, for what signs a user in before it is there. */
export type LoadSession = () => Promise<{ readonly enterSession: EnterSession }>;

/** Section 4, login sequence, from the profile on. */
export function createEnterSession(ports: EnterSessionPorts, stores: EnterSessionStores): EnterSession {
  const { session, network, options, location, registry, progress } = stores;
  // Named by the address of the sign-in, which the terms page no longer has.
  let herd: string | null = null;
  const mustAccept = () => session.effective !== null && mustAcceptTerms(session.effective, registry.termsRequiredOf);
  const proceed = async ({ homeAfterMs = 0 }: EnterOptions = {}) => {
    const { epoch } = session;
    const { usable } = ports.startSignInTasks();
    if (homeAfterMs > 0) await pause(ports.clock, homeAfterMs);
    await usable;
    if (session.epoch !== epoch) return;
    const asked = herd;
    herd = null;
    await ports.openLandingPage(asked);
  };
  return {
    proceed,
    enter: async (profile, how = {}) => {
      progress.setStep("session");
      herd = herdToSync(location.address);
      const multi = isMultiHerd({ user: null, multiUser: profile }, options.mode, FEATURES, { ...ACCESS, online: network.online });
      location.refuse(null);
      // All that belongs to a former user goes when they are seen to leave.
      if (session.multiUser && session.multiUser.id !== profile.id) session.set({ user: null, multiUser: null });
      // CAL-13: the multi user in every case, the current user as well when it is not multi-herd.
      session.set({ user: multi ? null : profile, multiUser: profile });
      options.change({ current: session.numCheptel });
      await ports.storedSession.replace(session.users);
      if (mustAccept()) {
        progress.setStep(null);
        ports.navigation.replace(`/${SCREENS.cgu.path}`);
        return "terms";
      }
      await proceed(how);
      return "home";
    },
  };
}
