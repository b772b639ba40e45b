import { when } from "mobx";
import { SIGN_IN } from "../../../generated/settings";
import type { Log } from "../../ports/log";
import type { FramesStore } from "../../stores/framesStore";
import type { LocationStore } from "../../stores/locationStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { ProgressStore, SignInStep } from "../../stores/progressStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { withTimeout } from "../../time/withTimeout";
import type { ApplicationLogins } from "./applicationLogins";
import { loginGroups } from "./loginGroups";

/** A step of the background work; it may fail. */
type Load = () => Promise<void>;

interface SignInTaskPorts {
  readonly logins: ApplicationLogins;
  readonly loadWorkshops: Load;
  /** What is done once the menu can be used; loaded then. */
  readonly background: () => Promise<{ readonly loadTexts: Load; readonly checkServices: Load; readonly loadWidgetToken: Load }>;
  /** This tab has notified the applications of the sign-in, so that a reload need not do it again. */
  readonly rememberNotified: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

interface SignInTaskStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
  readonly network: NetworkStore;
  readonly progress: ProgressStore;
  readonly location: Pick<LocationStore, "route" | "resolution" | "returnTo">;
  readonly framesStore: Pick<FramesStore, "active" | "settled">;
}

export interface SignInTasks {
  /** The first group of applications has been notified, or the idle timeout has passed: the menu can be used. */
  readonly usable: Promise<void>;
  /** Nothing of it is under way any more. */
  readonly finished: Promise<void>;
}

export interface SignInTaskOptions {
  /** The applications have been notified already: only the rest is done. */
  readonly alreadyNotified?: boolean;
}

export type StartSignInTasks = (options?: SignInTaskOptions) => SignInTasks;

/**
 * Section 4, what follows a sign-in, in its order: sub-applications, workshops, translations, service check, grants. Nothing of
 * it can end the session. Work of an earlier session, or an earlier start, stops at its next step.
 */
export function createStartSignInTasks(ports: SignInTaskPorts, stores: SignInTaskStores): StartSignInTasks {
  const { session, progress, network } = stores;
  let started = 0;
  return ({ alreadyNotified = false } = {}) => {
    const user = session.effective;
    // Spec 4: offline, the server login is skipped.
    if (user === null || !network.online) {
      progress.setStep(null);
      return { usable: Promise.resolve(), finished: Promise.resolve() };
    }
    const { epoch } = session;
    started += 1;
    const start = started;
    const isCurrent = () => session.epoch === epoch && started === start;
    const step = async (name: SignInStep, load: Load = async () => {}) => {
      if (!isCurrent()) return;
      progress.setStep(name);
      await logged(ports.log, name, load);
    };
    progress.setStep("applications");
    progress.setInterrupted(false);
    // What is left of a round is not tried without network, and is made up for when it is back (startResumeSession).
    const goesOn = () => {
      if (isCurrent() && !network.online) progress.setInterrupted(true);
      return isCurrent() && network.online;
    };
    if (!alreadyNotified) progress.markApplicationsNotified(ports.clock.now());
    const [first = [], shown = [], rest = []] = alreadyNotified ? [] : groupsNow(stores);
    const firstGroup = ports.logins.logInGroup(first, user, goesOn);
    const finish = async () => {
      await firstGroup.settled;
      const shownGroup = ports.logins.logInGroup(shown, user, goesOn);
      await shownGroup.settled;
      // On a slow network the page in front would wait behind all that follows.
      await when(() => !isCurrent() || isFirstPageThere(stores));
      // The help desk is no step, and is wanted most when an application does not answer.
      const helpDesk = logged(ports.log, "help desk", async () => {
        if (isCurrent()) await (await ports.background()).loadWidgetToken();
      });
      const others = ports.logins.logInGroup(rest, user, goesOn);
      await others.settled;
      await step("workshops", ports.loadWorkshops);
      await step("translations", async () => (await ports.background()).loadTexts());
      await step("services", async () => (await ports.background()).checkServices());
      // Decision LOG-07: grants are computed from the profile, which is complete from here on.
      await step("grants");
      await Promise.all([firstGroup.finished, shownGroup.finished, others.finished, helpDesk]);
      if (!isCurrent()) return;
      if (!alreadyNotified && !progress.interrupted) await logged(ports.log, "session of this tab", ports.rememberNotified);
      if (isCurrent()) progress.setStep(null);
    };
    return { usable: withTimeout(ports.clock, SIGN_IN.idleTimeoutMs, firstGroup.settled), finished: finish() };
  };
}

/** A page behind the sign-in, whose frame, where it has one, shows something. */
function isFirstPageThere({ location, framesStore }: SignInTaskStores): boolean {
  return location.resolution !== null && (framesStore.active === null || framesStore.settled);
}

function groupsNow({ registry, menu, network, location }: SignInTaskStores) {
  const { resolver } = menu;
  const asked = location.returnTo === null ? null : resolver.address(location.returnTo).route;
  const { routes } = registry.tables;
  const shownFirst = [location.route, asked, resolver.home()?.route].map((route) => routes[route ?? ""]?.application ?? "");
  return loginGroups(Object.values(registry.tables.applications), shownFirst, {
    online: network.online,
    multiHerd: resolver.multiHerd,
    holds: (grant) => resolver.grant(grant).held,
  });
}

/** Spec 4: boot errors are logged and ignored. */
async function logged(log: Log, what: string, load: Load): Promise<void> {
  try {
    await load();
  } catch (error) {
    log.warn(what, error);
  }
}
