import { reaction, when } from "mobx";
import { SCREENS } from "../../../generated/screens";
import { TIMING, VITALS } from "../../../generated/settings";
import { onMissingFile } from "../../loading/missingFiles";
import { createPart, type Part } from "../../loading/part";
import type { PublicStores, ShellOwnStores } from "../../stores/shellStores";
import type { AcceptTerms } from "../account/acceptTerms";
import { createLoadOrNotify } from "../account/loadOrNotify";
import { startAfterFirstPage } from "../boot/afterFirstPage";
import { keepTypeface } from "../boot/keepTypeface";
import type { Dashboards } from "../dashboards/createDashboards";
import type { Frames } from "../frames/createFrames";
import { createShellFrames } from "../frames/createShellFrames";
import { createDrafts } from "../frames/drafts";
import type { FrameApi } from "../frames/handlers/createFrameApi";
import type { ConfirmLeaveHerd } from "../frames/lifecycle/confirmDiscard";
import { startShowFrameOfPage } from "../frames/showFrameOfPage";
import { createGoHome, type GoHome } from "../guard/goHome";
import { startNavigationProgress } from "../guard/navigationProgress";
import { startReportNavigation } from "../guard/reportNavigation";
import { signedInRules } from "../guard/signedInRules";
import type { ChooseMode } from "../herds/chooseMode";
import type { HerdFlows } from "../herds/createHerdSwitch";
import { createHerdProfiles, type HerdProfiles } from "../herds/herdProfiles";
import type { HerdSwitchFlows, SwitchHerd } from "../herds/switchHerd";
import { createSignInFlows } from "../login/createSignInFlows";
import { createEnterSession, type EnterSession } from "../login/enterSession";
import { createOpenLandingPage } from "../login/landingPage";
import type { ResumeSession } from "../login/resumeSession";
import type { StartSignInTasks } from "../login/signInTasks";
import { startBodyClasses } from "../menu/bodyClasses";
import { startPersistOpenSection } from "../menu/persistOpenSection";
import type { TileFigures } from "../menu/tileFigures";
import { startPingOnFocus } from "../network/pingOnFocus";
import type { Offline } from "../offline/createOffline";
import type { AnimalSearch } from "../quickAccess/animalSearch";
import type { QuickAccess } from "../quickAccess/createQuickAccess";
import { createLogoutLosses, type LogoutLosses } from "../session/logoutLosses";
import { startPersistOptions } from "../session/persistOptions";
import type { SessionList } from "../session/sessionList";
import { STORAGE_KEYS } from "../storageKeys";
import type { OpenSupportChat } from "../support/openSupportChat";
import type { AppUpdate } from "../update/appUpdate";
import type { ApplyWorkshops } from "../workshops/applyWorkshops";
import { startClearOnLogout } from "./clearOnLogout";
import { createShellStores } from "./createShellStores";
import type { ShellPorts } from "./shellPorts";

/** What the shell behind the sign-in does, with what it knows. */
export interface ShellFlows extends ShellOwnStores, HerdSwitchFlows {
  readonly goHome: GoHome;
  readonly enterSession: EnterSession;
  /** What these are made of. */
  readonly herdSwitch: Part<HerdFlows>;
  readonly herdProfiles: HerdProfiles;
  readonly chooseMode: ChooseMode;
  /** The list of the herds of a multi-herd user, or the choice among those that the sign-in returned. */
  readonly openHerds: () => Promise<void>;
  readonly acceptTerms: AcceptTerms;
  readonly applyWorkshops: ApplyWorkshops;
  readonly frames: Frames;
  readonly resume: ResumeSession;
  readonly startSignInTasks: StartSignInTasks;
  readonly openSupportChat: OpenSupportChat;
  readonly dashboards: Part<Dashboards>;
  readonly quickAccess: Part<QuickAccess>;
  readonly frameApi: Part<FrameApi>;
  readonly sessionList: Part<SessionList>;
  readonly animalSearch: Part<AnimalSearch>;
  readonly tileFigures: Part<TileFigures>;
  /** What a logout would leave behind. */
  readonly logoutLosses: () => Promise<LogoutLosses>;
  readonly appUpdate: Part<AppUpdate>;
  readonly offline: Part<Offline>;
  /** Loads what the first page can do without, once that is there. */
  readonly afterFirstPage: (load: () => Promise<unknown>) => void;
  /** From here on the resolver decides what may be opened, and again whenever the registry changes. */
  readonly begin: () => void;
}

export async function createShellFlows(given: ShellPorts, publicStores: PublicStores): Promise<ShellFlows> {
  const { clock, log, storage, tabStorage, services } = given;
  const own = createShellStores(publicStores, clock);
  const stores = { ...publicStores, ...own };
  await startPersistOptions({ storage, key: given.optionsKey, clock }, stores);
  await startClearOnLogout(given, stores);
  own.favouritesPlaceholder.restore(await storage.read(STORAGE_KEYS.pinnedBy));
  const afterFirstPage = (load: () => Promise<unknown>) => startAfterFirstPage(load, log, stores);

  // Actions, and the frames of the sub-applications with what they may ask for.
  const queue = createPart(async () => (await import("../outbox/actionQueue")).openActionQueue(given, stores));
  const quickAccess = createPart(async () => (await import("../quickAccess/createQuickAccess")).createQuickAccess(given, stores));
  const ports = { ...given, queue: queue.load, drafts: createDrafts(tabStorage, stores.session), goHome: createGoHome(given, stores) };
  const frames = createShellFrames(ports, stores, async (frame, among) => (await frameApi.load()).handlersFor(frame, among));
  const lifecycle = createPart(async () => {
    const [{ startFrameLifecycle }, { device, frameElements, keptPages, unsavedPages, textOf }] = await Promise.all([
      import("./shellServices"),
      services(),
    ]);
    const around = { device, elements: frameElements, keptPages, unsavedPages, textOf, quickAccess: quickAccess.load };
    return startFrameLifecycle({ ...ports, ...around, frames }, stores);
  });
  const frameApi = createPart(async () => {
    const [{ createFrameApi }] = await Promise.all([import("./shellServices"), lifecycle.load()]);
    return createFrameApi({ ...ports, frames, switchHerd }, stores);
  });
  const dashboards = createPart(async () => {
    const [{ createDashboards }, { visibility }] = await Promise.all([
      import("../dashboards/createDashboards"),
      services(),
      lifecycle.load(),
    ]);
    return createDashboards({ ...ports, frames, visibility }, stores);
  });

  const terms = createPart(async () => (await import("../account/acceptTerms")).createAcceptTerms({ ...ports, enterSession }, stores));
  const sessionList = createPart(async () => (await import("../session/sessionList")).createSessionList(given));
  const animalSearch = createPart(async () => (await import("../quickAccess/animalSearch")).createAnimalSearch(given, stores));
  const tileFigures = createPart(async () => (await import("../menu/tileFigures")).createTileFigures(given, stores));
  const appUpdate = createPart(async () => {
    const [{ startAppUpdate }, { shellWorker: worker }] = await Promise.all([import("./shellServices"), services()]);
    const times = { checkMs: TIMING.connectivityCheckThrottleMs, sendMs: TIMING.safeSyncTimeoutMs };
    return startAppUpdate({ ...ports, worker, onMissingFile, ...times }, stores);
  });

  const offline = createPart(async () => {
    const [{ createOffline }, { keptPages }] = await Promise.all([import("../offline/createOffline"), services()]);
    return createOffline({ clock, keptPages }, stores);
  });

  // From the sign-in to the first page, and from herd to herd.
  const { startSignInTasks, resume, openSupportChat } = createSignInFlows(ports, stores);
  const confirmLeaveHerd: ConfirmLeaveHerd = async (agreed) => lifecycle.loaded()?.confirmLeaveHerd(agreed) ?? true;
  const herdProfiles = createHerdProfiles(storage);
  const herdSwitch = createPart(async () => {
    const [{ createHerdSwitch }] = await Promise.all([import("../herds/createHerdSwitch"), given.texts.need("herds")]);
    return createHerdSwitch({ ...ports, startSignInTasks, confirmLeaveHerd, herdProfiles }, stores);
  });
  const workshops = createPart(async () => {
    const { createApplyWorkshops } = await import("../workshops/applyWorkshops");
    return createApplyWorkshops({ ...ports, confirmLeaveHerd, herdProfiles }, stores);
  });
  const loadOrNotify = createLoadOrNotify(log, stores.notices);
  const switchHerd: SwitchHerd = (...asked) => loadOrNotify(async () => (await herdSwitch.load()).switchHerd(...asked), false);
  const chooseMode: ChooseMode = (mode) => loadOrNotify(async () => (await herdSwitch.load()).chooseMode(mode), undefined);
  const enterSession = createEnterSession(
    { ...ports, startSignInTasks, openLandingPage: createOpenLandingPage({ ...ports, switchHerd }, stores) },
    stores,
  );

  // What goes on beside.
  startShowFrameOfPage(frames, stores);
  // Beside a page without menus the shell is hidden, and a menu left open in it would keep that page from answering.
  reaction(
    () => stores.location.page.kind === "screen",
    () => stores.menu.closeAll(),
  );
  startReportNavigation(ports.parent, stores);
  startBodyClasses(ports.page, stores);
  void startPersistOpenSection(tabStorage, stores);
  startPingOnFocus({ ...ports, throttleMs: TIMING.connectivityCheckThrottleMs }, stores);
  afterFirstPage(async () => startNavigationProgress({ clock, timing: TIMING }, stores));
  // What a frame or its user may ask for is there before the network goes.
  afterFirstPage(queue.load);
  afterFirstPage(frameApi.load);
  // A page that asks for its data by messages finds who answers them.
  when(
    () => (stores.framesStore.active?.owner.record.calls.length ?? 0) > 0,
    () => void frameApi.load().catch((error: unknown) => log.warn("frames", error)),
  );
  afterFirstPage(async () => (await appUpdate.load()).keep());
  afterFirstPage(() => measureVitals(ports, stores));
  afterFirstPage(() => keepTypeface(given));

  const rules = signedInRules(stores);
  return {
    ...own,
    goHome: ports.goHome,
    enterSession,
    switchHerd,
    stayInHerd: () => herdSwitch.loaded()?.stayInHerd(),
    herdSwitch,
    herdProfiles,
    chooseMode,
    openHerds: async () => {
      const { menu, options, location, herdList } = stores;
      const [herd, ...others] = herdList.herds;
      if (menu.canBeMultiHerd && herd && others.length === 0) return void (await switchHerd(herd.numCheptel));
      if (menu.canBeMultiHerd) return menu.showDrawer("herds");
      if (!(await confirmLeaveHerd())) return;
      // The other herd opens on the same page, where that names nothing of this one.
      const { href } = menu.resolver.route(options.stored.route ?? "");
      if (href !== null) location.setReturnTo(href);
      ports.navigation.push(`/${SCREENS.multi.path}`);
    },
    acceptTerms: async () => (await terms.load())(),
    applyWorkshops: (active) => loadOrNotify(async () => (await workshops.load())(active), false),
    frames,
    resume,
    startSignInTasks,
    openSupportChat,
    dashboards,
    quickAccess,
    frameApi,
    sessionList,
    animalSearch,
    tileFigures,
    logoutLosses: createLogoutLosses(ports, stores),
    appUpdate,
    offline,
    afterFirstPage,
    begin: () =>
      void reaction(
        () => stores.registry.tables,
        () => ports.guard.setRules(rules),
        { fireImmediately: true },
      ),
  };
}

const reportVitals = createPart(() => import("../vitals/reportVitals"));

/** The code that measures is loaded only for the page loads that are sampled. */
async function measureVitals({ services, log }: ShellPorts, stores: PublicStores & ShellOwnStores): Promise<void> {
  const [{ startVitals }, { vitals, randomness }] = await Promise.all([reportVitals.load(), services()]);
  await startVitals({ vitals, randomness, log, ...VITALS }, stores);
}
