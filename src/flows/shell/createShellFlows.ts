import { reaction } from "mobx";
import { fetchedOnce } from "../../loading/part";
import type { AcceptTerms } from "../account/acceptTerms";
import { startFollowHome } from "../boot/afterFirstPage";
import type { Dashboards } from "../dashboards/createDashboards";
import type { Frames } from "../frames/createFrames";
import { openFrames } from "../frames/framesOfShell";
import type { FrameApi } from "../frames/handlers/createFrameApi";
import { laterDrafts } from "../frames/laterDrafts";
import { startWatchFrames } from "../frames/showFrameOfPlace";
import { createGoHome, type GoHome } from "../guard/goHome";
import { startReportNavigation } from "../guard/reportNavigation";
import { signedInRules } from "../guard/signedInRules";
import type { SwitchHerd } from "../herds/switchHerd";
import { followSignIn } from "../login/createSignInTasks";
import { createEnterSession, type EnterSession } from "../login/enterSession";
import { createOpenLandingPage } from "../login/landingPage";
import type { ResumeWork } from "../login/resumeSession";
import type { StartSignInTasks } from "../login/signInTasks";
import { startKeepModes } from "../menu/showModes";
import { createLazyQueue } from "../outbox/lazyQueue";
import type { QuickAccess } from "../quickAccess/createQuickAccess";
import { STORAGE_KEYS } from "../quickAccess/storageKeys";
import { startClearOnLeaving } from "../session/clearOnLogout";
import { startPersistOptions } from "../session/persistOptions";
import type { ApplyShops } from "../shops/applyShops";
import type { OpenSupportChat } from "../support/openSupportChat";
import type { WorkPorts } from "./shellPorts";
import { createInnerStores, type FrontStores, type InnerStores } from "./shellStores";

/** Everything that is only needed once somebody signs in: it comes with the registry, and not before. */
export interface Work extends InnerStores {
  /** From here on the resolver decides what may be opened, and again whenever the registry changes. */
  readonly begin: () => void;
  readonly goHome: GoHome;
  readonly enterSession: EnterSession;
  readonly switchHerd: SwitchHerd;
  readonly acceptTerms: AcceptTerms;
  readonly applyShops: ApplyShops;
  readonly frames: Frames;
  readonly resume: ResumeWork;
  readonly startSignInTasks: StartSignInTasks;
  readonly openSupportChat: OpenSupportChat;
  readonly dashboards: () => Promise<Dashboards>;
  readonly quickAccess: () => Promise<QuickAccess>;
  readonly frameApi: () => Promise<FrameApi>;
  /** Fetches what the first page did without, once that is there. */
  readonly followHome: (fetch: () => Promise<void>) => void;
}

export async function createWork(ports: WorkPorts, front: FrontStores): Promise<Work> {
  const { clock, log, storage, optionsKey, guard, page, parent } = ports;
  const inner = createInnerStores(front, clock);
  const stores = { ...front, ...inner };
  const { registry } = stores;
  await startPersistOptions({ storage, key: optionsKey, clock }, stores);
  inner.favouritesBar.restore(await storage.read(STORAGE_KEYS.pinnedBy));
  const goHome = createGoHome(ports, stores);
  const { startSignInTasks, resume, openSupportChat } = followSignIn(ports, stores);
  const queue = createLazyQueue(ports, stores);
  const drafts = laterDrafts(ports.tabStorage, stores.session);
  const later = fetchedOnce(async () => {
    const { createLaterWork } = await import("./laterWork");
    return createLaterWork({ ...ports, startSignInTasks, goHome, enterSession, queue, frames, switchHerd, drafts }, stores);
  });
  const switchHerd: SwitchHerd = async (numCheptel) => (await later()).switchHerd(numCheptel);
  const openLandingPage = createOpenLandingPage({ ...ports, goHome, switchHerd }, stores);
  const enterSession = createEnterSession({ ...ports, startSignInTasks, openLandingPage }, stores);
  const frames = openFrames({ ...ports, drafts }, stores, async (frame, among) =>
    (await (await later()).frameApi()).handlersFor(frame, among),
  );
  startWatchFrames(frames, stores);
  startReportNavigation(parent, stores);
  startKeepModes(page, stores);
  startClearOnLeaving(ports, stores);
  const rules = signedInRules(stores);
  return {
    ...inner,
    begin: () =>
      void reaction(
        () => registry.tables,
        () => guard.setRules(rules),
        { fireImmediately: true },
      ),
    goHome,
    enterSession,
    switchHerd,
    frames,
    resume,
    startSignInTasks,
    openSupportChat,
    acceptTerms: async () => (await later()).acceptTerms(),
    applyShops: async (active) => (await later()).applyShops(active),
    dashboards: async () => (await later()).dashboards(),
    quickAccess: async () => (await later()).quickAccess(),
    frameApi: async () => (await later()).frameApi(),
    followHome: (fetch) => startFollowHome(async () => void (await Promise.all([fetch(), queue(), later()])), log, stores),
  };
}
