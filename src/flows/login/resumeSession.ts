import { reaction } from "mobx";
import type { NetworkStore } from "../../stores/networkStore";
import type { ProgressStore } from "../../stores/progressStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { ApplicationsNotified } from "./applicationsNotified";
import type { StartSignInTasks } from "./signInTasks";

interface ResumePorts {
  readonly startSignInTasks: StartSignInTasks;
  readonly applicationsNotified: ApplicationsNotified;
  readonly clock: Clock;
  readonly debounceMs: number;
}

interface ResumeStores {
  readonly session: SessionStore;
  readonly network: NetworkStore;
  readonly progress: Pick<ProgressStore, "interrupted">;
}

export interface ResumeSession {
  /** At the start of the shell, with the kept session: a tab that has notified the applications does not notify them again. */
  readonly afterReload: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Section 4, network state: going online again after a change logs the user in again from the kept session. Both states must
 * have lasted for a moment, so that one call that fails among others does not set off all the logins; logins that were cut short are
 * made up for however short it was.
 */
export function startResumeSession(
  { startSignInTasks, applicationsNotified, clock, debounceMs }: ResumePorts,
  { session, network, progress }: ResumeStores,
): ResumeSession {
  let settled = network.online;
  let cancel = () => {};
  const settle = (online: boolean) => {
    const before = settled;
    settled = online;
    if (online && (!before || progress.interrupted) && session.signedIn) startSignInTasks();
  };
  const stopWatching = reaction(
    () => network.online,
    (online) => {
      cancel();
      cancel = clock.after(debounceMs, () => settle(online));
    },
  );
  return {
    afterReload: async () => {
      const { epoch } = session;
      const isNotified = await applicationsNotified.isNotified();
      if (session.epoch === epoch && session.signedIn) startSignInTasks({ alreadyNotified: isNotified });
    },
    stop: () => {
      stopWatching();
      cancel();
    },
  };
}
