import { FRAME_TIMING, FRAMES, PRODUCT, STORAGE, TIMING } from "../generated/settings";
import { createFrameLinks } from "./adapters/frames/frameLinks";
import { readFrameOrigins } from "./adapters/frames/frameOrigins";
import { createParentFrame } from "./adapters/parentFrame";
import type { I18nTranslator } from "./adapters/translator";
// The name of its policy is taken before any page in a frame could.
import "./adapters/scriptAddress";
import { startPersistHerdTokens } from "./flows/login/persistHerdTokens";
import { startWatchSession } from "./flows/session/watchSession";
import { createShellFlows } from "./flows/shell/createShellFlows";
import type { ShellPorts } from "./flows/shell/shellPorts";
import type { Namespace } from "./flows/texts/texts";
import { createPart } from "./loading/part";
import type { Tabs } from "./ports/tabs";
import type { Public } from "./views/context/public";
import type { Shell } from "./views/context/shell";
import { ShellPage } from "./views/layout/ShellPage";

/** What the public pages have already. */
interface GivenPorts extends Omit<ShellPorts, "parent" | "links" | "services" | "originOf" | "optionsKey"> {
  readonly translator: I18nTranslator;
  readonly tabs: () => Promise<Tabs>;
}

/** The application behind the sign-in, put together over the public pages, which stay. */
export async function openShell(browser: Window & typeof globalThis, app: Public, given: GivenPorts): Promise<Shell> {
  const { http, clock, log, navigation, storedSession, logout, texts, translator } = given;
  const services = createPart(async () =>
    (await import("./adapters/browserServices")).createBrowserServices(browser, { ...PRODUCT, ...STORAGE }, FRAMES.parents, (key) =>
      translator.i18n.t(key),
    ),
  );
  const ports: ShellPorts = {
    ...given,
    parent: createParentFrame(browser, FRAMES.parents),
    links: createFrameLinks(clock),
    originOf: readFrameOrigins(browser),
    services: services.load,
    optionsKey: `${STORAGE.sessionKey}.options`,
  };
  const flows = await createShellFlows(ports, app);

  // What staying in takes: the sign-in over the screen of a session that has expired is there before the network is weak.
  const signInDialog = createPart(async () => {
    const [{ SignInAgainDialog }, { createSignInAgain }] = await Promise.all([
      import("./views/dialogs/SignInAgainDialog"),
      import("./flows/login/signInAgain"),
      texts.need("pages"),
    ]);
    return { Dialog: SignInAgainDialog, again: createSignInAgain({ http, storedSession, navigation, logout, log, work: flows }, app) };
  });
  const tour = createPart(async () => {
    const [{ TourPage }, { createTour }, { createInstallOffer }, { keptPages, installer, herdStorage }] = await Promise.all([
      import("./views/tour/TourPage"),
      import("./flows/tour/createTour"),
      import("./flows/tour/installOffer"),
      services.load(),
      texts.need("account", "pages", "herds"),
    ]);
    const install = await createInstallOffer({ installer, storage: ports.storage });
    const tour = createTour({ ...ports, ...flows, keptPages, herdStorage, pageMs: TIMING.callTimeoutMs }, { ...app, ...flows });
    return { Page: TourPage, tour: { ...tour, install } };
  });
  const herdViews = createPart(async () => {
    const [views] = await Promise.all([import("./views/herds/herdViews"), texts.need("purposes"), flows.herdSwitch.load()]);
    return views;
  });
  const withItsTexts = <Views>(load: () => Promise<Views>, ...more: readonly Namespace[]) =>
    createPart(async () => {
      const [views] = await Promise.all([load(), texts.need("palette", ...more)]);
      return views;
    });
  // What pages are for is searched by the palette, and said by the help.
  const quickDialogs = withItsTexts(() => import("./views/palette/quickDialogs"), "purposes");
  const offlineCard = createPart(async () => {
    const [views, offline] = await Promise.all([import("./views/offline/offlineViews"), flows.offline.load(), texts.need("account")]);
    return { ...views, offline };
  });
  // Purposes come with the figures, so that no tile shows one without the other.
  const tileExtras = withItsTexts(async () => {
    const [views, offline] = await Promise.all([import("./views/tiles/tileExtras"), flows.offline.load()]);
    return { ...views, offline };
  }, "purposes");
  const workshopFilter = withItsTexts(() => import("./views/layout/controls/WorkshopFilter"));
  const failureCards = withItsTexts(() => import("./views/frames/failureCards"));
  const noRightsCard = withItsTexts(() => import("./views/layout/NoRightsCard"));
  const frameOverlays = withItsTexts(() => import("./views/frameOverlays/overlayViews"));
  const prepareSignInDialog = () =>
    signInDialog.load().then(
      () => true,
      (error: unknown) => {
        log.warn("sign-in dialog", error);
        return false;
      },
    );
  void startPersistHerdTokens(given.tabStorage, app.choice);
  const { afterFirstPage } = flows;
  const keeping = { ...given, prepareSignInDialog, afterFirstPage, retryMs: FRAME_TIMING.retryCapMs };
  const sessionExpired = startWatchSession(keeping, app);
  afterFirstPage(() => texts.need("pages"));
  // The list of herds opens with what is late on top.
  afterFirstPage(async () => flows.menu.hasHerdsToChoose && (await flows.tileFigures.load()).refresh());

  flows.begin();
  return {
    ...app,
    ...flows,
    signInDialog,
    tour,
    herdViews,
    quickDialogs,
    tileExtras,
    workshopFilter,
    offlineCard,
    failureCards,
    noRightsCard,
    frameOverlays,
    sessionExpired,
    clock,
    Page: ShellPage,
    open: navigation.push,
    reload: navigation.reload,
  };
}
