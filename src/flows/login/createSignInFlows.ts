import { MEDIATOR } from "../../../generated/calls";
import { SIGN_IN, TIMING } from "../../../generated/settings";
import { createPart } from "../../loading/part";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Services } from "../../ports/services";
import type { ShellStores } from "../../stores/shellStores";
import { createMediator } from "../mediator";
import type { LoadQueue } from "../outbox/actionQueue";
import type { OpenSupportChat } from "../support/openSupportChat";
import { createApplicationLogins, type LoginMessage } from "./applicationLogins";
import { createApplicationsNotified } from "./applicationsNotified";
import type { BackgroundPorts } from "./backgroundServices";
import { type ResumeSession, startResumeSession } from "./resumeSession";
import { createStartSignInTasks, type StartSignInTasks } from "./signInTasks";

/** What follows a sign-in, put together from the parts that do it, and what starts it again. */
export interface SignInFlows {
  readonly startSignInTasks: StartSignInTasks;
  readonly resume: ResumeSession;
  readonly openSupportChat: OpenSupportChat;
}

interface SignInFlowPorts extends BackgroundPorts {
  readonly tabStorage: KeyValueStore;
  readonly services: () => Promise<Services>;
  readonly queue: LoadQueue;
}

export function createSignInFlows(ports: SignInFlowPorts, stores: ShellStores): SignInFlows {
  const { clock, log, tabStorage } = ports;
  const logins = createApplicationLogins({
    ...ports,
    mediator: createMediator<LoginMessage>(),
    channel: MEDIATOR,
    concurrency: SIGN_IN.loginConcurrency,
    idleTimeoutMs: SIGN_IN.idleTimeoutMs,
  });
  const applicationsNotified = createApplicationsNotified(tabStorage, stores.session);
  const background = createPart(async () => {
    const [{ createBackgroundServices }, services] = await Promise.all([import("./backgroundServices"), ports.services()]);
    return createBackgroundServices(ports, services, stores);
  });
  const startSignInTasks = createStartSignInTasks(
    {
      logins,
      loadWorkshops: async () => (await ports.queue()).applyWaitingWorkshops(),
      background: background.load,
      rememberNotified: applicationsNotified.remember,
      clock,
      log,
    },
    stores,
  );
  return {
    startSignInTasks,
    resume: startResumeSession({ startSignInTasks, applicationsNotified, clock, debounceMs: TIMING.onlineEventDebounceMs }, stores),
    openSupportChat: async () => (await background.load()).openSupportChat(),
  };
}
