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
import type { StartWork } from "../login/signInTasks";
import { startKeepGroup } from "../menu/persistOpenSection";
import { startPingOnFocus } from "../network/pingOnFocus";
import type { LazyQueue } from "../outbox/lazyQueue";
import { createFinding, type Finding } from "../quickAccess/createQuickAccess";
import { type ApplyShops, createApplyShops } from "../shops/applyShops";
import type { WorkPorts } from "./shellPorts";
import type { WorkStores } from "./shellStores";

/** What nobody does before the first page is there. */
export interface LaterWork {
  readonly switchHerd: SwitchHerd;
  readonly acceptTerms: AcceptTerms;
  readonly applyShops: ApplyShops;
  readonly dashboards: () => Promise<Dashboards>;
  readonly finding: () => Promise<Finding>;
  readonly talk: () => Promise<FrameApi>;
}

interface LaterPorts extends WorkPorts {
  readonly startWork: StartWork;
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
  const finding = fetchedOnce(() => createFinding(ports, stores));
  const tend = fetchedOnce(async () => {
    const [{ startFrameLifecycle }, { device, frameElements }] = await Promise.all([
      import("../frames/lifecycle/startFrameLifecycle"),
      ports.services(),
    ]);
    return startFrameLifecycle({ ...ports, device, elements: frameElements, finding }, stores);
  });
  const tending = () =>
    tend().catch((error: unknown) => {
      ports.log.warn("care of frames", error);
      return null;
    });
  void tending();
  const talk = fetchedOnce(async () => {
    const [{ createFrameApi }] = await Promise.all([import("../frames/handlers/createFrameApi"), tending()]);
    return createFrameApi(ports, stores);
  });
  // What a frame may ask for is there before the network goes; asked for again when it failed.
  talk().catch((error: unknown) => ports.log.warn("frame talk", error));
  return {
    talk,
    switchHerd: createSwitchHerd({ ...ports, confirmLeaveHerd: async () => (await tending())?.confirmLeaveHerd() ?? true }, stores),
    acceptTerms: createAcceptTerms(ports, stores),
    applyShops: createApplyShops(ports, stores),
    finding,
    dashboards: fetchedOnce(async () => {
      const [{ createDashboards }, { visibility }] = await Promise.all([
        import("../dashboards/createDashboards"),
        ports.services(),
        tend(),
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
