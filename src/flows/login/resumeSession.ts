import { reaction } from "mobx";
import type { NetworkStore } from "../../stores/networkStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { ToldInTab } from "./notifiedInTab";
import type { StartSignInTasks } from "./signInTasks";

interface ResumePorts {
  readonly startSignInTasks: StartSignInTasks;
  readonly told: ToldInTab;
  readonly clock: Clock;
  readonly debounceMs: number;
}

interface ResumeStores {
  readonly session: SessionStore;
  readonly network: NetworkStore;
}

export interface ResumeWork {
  /** At the start of the shell, with the kept session: a tab that has told the applications does not tell them again. */
  readonly takeUp: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Section 4, network state: going online again after a change logs the user in again from the kept session. Both states must
 * have lasted for a moment, so that one call that fails among others does not set off all the logins.
 */
export function startResumeWork(
  { startSignInTasks, told, clock, debounceMs }: ResumePorts,
  { session, network }: ResumeStores,
): ResumeWork {
  let settled = network.online;
  let cancel = () => {};
  const settle = (online: boolean) => {
    const before = settled;
    settled = online;
    if (online && !before && session.signedIn) startSignInTasks();
  };
  const stopWatching = reaction(
    () => network.online,
    (online) => {
      cancel();
      cancel = clock.after(debounceMs, () => settle(online));
    },
  );
  return {
    takeUp: async () => {
      const { epoch } = session;
      const isTold = await told.isTold();
      if (session.epoch === epoch && session.signedIn) startSignInTasks({ alreadyNotified: isTold });
    },
    stop: () => {
      stopWatching();
      cancel();
    },
  };
}
