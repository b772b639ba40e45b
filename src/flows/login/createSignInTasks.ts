import { MEDIATOR } from "../../../generated/calls";
import { TIMING } from "../../../generated/settings";
import { LIMITS, SIGN_IN } from "../../../generated/workSettings";
import { fetchedOnce } from "../../loading/part";
import { createMediator } from "../mediator";
import type { WorkPorts } from "../shell/shellPorts";
import type { WorkStores } from "../shell/shellStores";
import type { OpenSupportChat } from "../support/openSupportChat";
import { createApplicationLogins, type LoginMessage } from "./applicationLogins";
import { createToldInTab } from "./notifiedInTab";
import { type ResumeWork, startResumeWork } from "./resumeSession";
import { createStartSignInTasks, type StartSignInTasks } from "./signInTasks";

/** What follows a sign-in, put together from the parts that do it, and what starts it again. */
export interface FollowSignIn {
  readonly startSignInTasks: StartSignInTasks;
  readonly resume: ResumeWork;
  readonly openSupportChat: OpenSupportChat;
}

export function followSignIn(ports: WorkPorts, stores: WorkStores): FollowSignIn {
  const { clock, log, tabStorage } = ports;
  const logins = createApplicationLogins({
    ...ports,
    mediator: createMediator<LoginMessage>(),
    channel: MEDIATOR,
    concurrency: LIMITS.loginConcurrency,
    idleTimeoutMs: SIGN_IN.patienceMs,
  });
  const told = createToldInTab(tabStorage, stores.session);
  const later = fetchedOnce(async () => {
    const [{ createAfterUsable }, services] = await Promise.all([import("./backgroundServices"), ports.services()]);
    return createAfterUsable(ports, services, stores);
  });
  const startSignInTasks = createStartSignInTasks({ logins, loadTasks: later, rememberNotified: told.note, clock, log }, stores);
  return {
    startSignInTasks,
    resume: startResumeWork({ startSignInTasks, told, clock, debounceMs: TIMING.onlineEventDebounceMs }, stores),
    openSupportChat: async () => (await later()).openSupportChat(),
  };
}
