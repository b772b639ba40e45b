import { MEDIATOR } from "../../../generated/calls";
import { LIMITS, TIMING } from "../../../generated/settings";
import type { FrameLinks } from "../../ports/frames";
import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { Translator } from "../../ports/texts";
import type { FramesStore } from "../../stores/framesStore";
import type { LanguageStore } from "../../stores/languageStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { OptionsStore } from "../../stores/optionsStore";
import type { PlaceStore } from "../../stores/placeStore";
import type { ProgressStore } from "../../stores/progressStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { ThemeStore } from "../../stores/themeStore";
import type { Clock } from "../../time/clock";
import { type AcceptTerms, createAcceptTerms } from "../account/acceptTerms";
import { createFrames, type Frames } from "../frames/createFrames";
import type { GoHome } from "../guard/goHome";
import { createSwitchHerd, type SwitchHerd } from "../herds/switchHerd";
import { createApplicationLogins, type LoginMessage } from "../login/applicationLogins";
import { createEnterSession, type EnterSession } from "../login/enterSession";
import { createStartWork } from "../login/startWork";
import { createMediator } from "../mediator";
import type { KeptSession } from "../session/keptSession";
import type { Logout } from "../session/logout";
import { type ApplyShops, createApplyShops } from "../shops/applyShops";
import { createServerTexts } from "../texts/serverTexts";
import { startWatchFrames } from "./watchFrames";
import { WHOLE_REGISTRY } from "./wholeRegistry";

export interface WorkPorts {
  readonly http: Http;
  readonly navigation: Navigation;
  readonly kept: KeptSession;
  readonly tabStorage: KeyValueStore;
  readonly translator: Translator;
  readonly links: FrameLinks;
  readonly clock: Clock;
  readonly log: Log;
  readonly logout: Logout;
  readonly goHome: GoHome;
}

export interface WorkStores {
  readonly session: SessionStore;
  readonly network: NetworkStore;
  readonly options: OptionsStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
  readonly place: PlaceStore;
  readonly notices: NoticeStore;
  readonly language: LanguageStore;
  readonly theme: ThemeStore;
  readonly progress: ProgressStore;
  readonly frames: FramesStore;
}

/** Everything that is only needed once somebody signs in: it comes with the registry, and not before. */
export interface Work {
  readonly enterSession: EnterSession;
  readonly switchHerd: SwitchHerd;
  readonly acceptTerms: AcceptTerms;
  readonly applyShops: ApplyShops;
  readonly frames: Frames;
}

export function createWork(ports: WorkPorts, stores: WorkStores): Work {
  const { registry, session } = stores;
  registry.replace(WHOLE_REGISTRY.tables, WHOLE_REGISTRY.termsRequiredOf);
  // Watch mode: a registry generated anew takes the place of this one under the open page.
  import.meta.hot?.accept("./wholeRegistry", (next) => next && registry.replace(next.WHOLE_REGISTRY.tables));

  const { http, clock, log, kept } = ports;
  const logins = createApplicationLogins({
    ...ports,
    mediator: createMediator<LoginMessage>(),
    channel: MEDIATOR,
    concurrency: LIMITS.loginConcurrency,
  });
  const serverTexts = createServerTexts(ports, stores);
  const startWork = createStartWork({ http, logins, serverTexts, log }, stores);
  const enterSession = createEnterSession({ ...ports, startWork }, stores);
  const switchHerd = createSwitchHerd({ ...ports, startWork }, stores);
  const frames = openFrames(ports, stores, switchHerd);
  startWatchFrames(frames, stores);
  return {
    enterSession,
    switchHerd,
    frames,
    acceptTerms: createAcceptTerms({ http, kept, enterSession, clock, log }, stores),
    applyShops: createApplyShops(ports, session),
  };
}

function openFrames(ports: WorkPorts, stores: WorkStores, switchHerd: SwitchHerd): Frames {
  const { session, registry, menu, language, theme, network } = stores;
  return createFrames({
    frames: stores.frames,
    links: ports.links,
    clock: ports.clock,
    timing: TIMING,
    tables: () => registry.tables,
    situation: () => ({
      signedIn: session.signedIn,
      epoch: session.epoch,
      numCheptel: session.numCheptel,
      language: language.current,
      theme: theme.shown,
      network: network.state,
    }),
    user: () => session.effective,
    navigate: ({ route, params, query }) => {
      const resolution = menu.resolver.route(route, params, query);
      if (resolution.admitted && resolution.href !== null) ports.navigation.push(resolution.href);
      return resolution;
    },
    report: ({ application, level, message }) => ports.log.warn(`${application}, ${level}`, new Error(message)),
    disconnect: () => void ports.logout(),
    login: (numCheptel) => void switchHerd(numCheptel),
  });
}
