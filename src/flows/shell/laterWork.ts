import { TIMING } from "../../../generated/settings";
import { VITALS } from "../../../generated/vitalsSettings";
import { fetchedOnce } from "../../loading/part";
import type { AcceptTerms } from "../account/acceptTerms";
import { createAcceptTerms } from "../account/acceptTerms";
import type { Dashboards } from "../dashboards/createDashboards";
import type { Frames } from "../frames/createFrames";
import type { Drafts } from "../frames/drafts";
import type { FrameApi } from "../frames/handlers/createFrameApi";
import type { GoHome } from "../guard/goHome";
import { startShowProgress } from "../guard/navigationProgress";
import type { SwitchHerd } from "../herds/switchHerd";
import { createSwitchHerd } from "../herds/switchHerd";
import type { EnterSession } from "../login/enterSession";
import type { StartSignInTasks } from "../login/signInTasks";
import { startKeepGroup } from "../menu/persistOpenSection";
import { startPingOnFocus } from "../network/pingOnFocus";
import type { LazyQueue } from "../outbox/lazyQueue";
import { createQuickAccess, type QuickAccess } from "../quickAccess/createQuickAccess";
import { type ApplyShops, createApplyShops } from "../shops/applyShops";
import type { WorkPorts } from "./shellPorts";
import type { WorkStores } from "./shellStores";

/** What nobody does before the first page is there. */
export interface LaterWork {
  readonly switchHerd: SwitchHerd;
  readonly acceptTerms: AcceptTerms;
  readonly applyShops: ApplyShops;
  readonly dashboards: () => Promise<Dashboards>;
  readonly quickAccess: () => Promise<QuickAccess>;
  readonly frameApi: () => Promise<FrameApi>;
}

interface LaterPorts extends WorkPorts {
  readonly startSignInTasks: StartSignInTasks;
  readonly goHome: GoHome;
  readonly enterSession: EnterSession;
  readonly queue: LazyQueue;
  readonly frames: Frames;
  readonly switchHerd: SwitchHerd;
  readonly drafts: Drafts;
}

export function createLaterWork(ports: LaterPorts, stores: WorkStores): LaterWork {
  startPingOnFocus({ ...ports, throttleMs: TIMING.connectivityCheckThrottleMs }, stores);
  startShowProgress({ clock: ports.clock, timing: TIMING }, stores);
  void startKeepGroup(ports.tabStorage, stores);
  void measure(ports, stores);
  const quickAccess = fetchedOnce(() => createQuickAccess(ports, stores));
  const startLifecycle = fetchedOnce(async () => {
    const [{ startFrameLifecycle }, { device, frameElements }] = await Promise.all([
      import("../frames/lifecycle/startFrameLifecycle"),
      ports.services(),
    ]);
    return startFrameLifecycle({ ...ports, device, elements: frameElements, quickAccess }, stores);
  });
  const lifecycle = () =>
    startLifecycle().catch((error: unknown) => {
      ports.log.warn("frame lifecycle", error);
      return null;
    });
  void lifecycle();
  const frameApi = fetchedOnce(async () => {
    const [{ createFrameApi }] = await Promise.all([import("../frames/handlers/createFrameApi"), lifecycle()]);
    return createFrameApi(ports, stores);
  });
  // What a frame may ask for is there before the network goes; asked for again when it failed.
  frameApi().catch((error: unknown) => ports.log.warn("frame api", error));
  return {
    frameApi,
    switchHerd: createSwitchHerd({ ...ports, confirmLeaveHerd: async () => (await lifecycle())?.confirmLeaveHerd() ?? true }, stores),
    acceptTerms: createAcceptTerms(ports, stores),
    applyShops: createApplyShops(ports, stores),
    quickAccess,
    dashboards: fetchedOnce(async () => {
      const [{ createDashboards }, { visibility }] = await Promise.all([
        import("../dashboards/createDashboards"),
        ports.services(),
        startLifecycle(),
      ]);
      return createDashboards({ ...ports, visibility }, stores);
    }),
  };
}

/** What measures is fetched only where it is drawn by lot. */
async function measure({ services, log }: LaterPorts, stores: WorkStores): Promise<void> {
  const [{ startVitals }, { vitals, randomness }] = await Promise.all([import("../vitals/reportVitals"), services()]);
  await startVitals({ vitals, randomness, log, ...VITALS }, stores);
}
