import { reaction } from "mobx";
import { MEDIATOR } from "../../../generated/calls";
import { LIMITS } from "../../../generated/settings";
import type { FrameLinks } from "../../ports/frames";
import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { Page } from "../../ports/page";
import type { ParentFrame } from "../../ports/parentFrame";
import type { Translator } from "../../ports/texts";
import type { Clock } from "../../time/clock";
import { type AcceptTerms, createAcceptTerms } from "../account/acceptTerms";
import type { Frames } from "../frames/createFrames";
import { afterSignIn } from "../guard/afterSignIn";
import { startAnnouncePlace } from "../guard/announcePlace";
import { createGoHome, type GoHome } from "../guard/goHome";
import type { Guard } from "../guard/guardNavigation";
import { createSwitchHerd, type SwitchHerd } from "../herds/switchHerd";
import { createApplicationLogins, type LoginMessage } from "../login/applicationLogins";
import { createEnterSession, type EnterSession } from "../login/enterSession";
import { createStartWork } from "../login/startWork";
import { createMediator } from "../mediator";
import { startKeepOptions } from "../session/keepOptions";
import type { KeptSession } from "../session/keptSession";
import type { Logout } from "../session/logout";
import { type ApplyShops, createApplyShops } from "../shops/applyShops";
import { createServerTexts } from "../texts/serverTexts";
import { startClearOnLeaving } from "./clearOnLeaving";
import { startFollowHome } from "./followHome";
import { startKeepModes } from "./keepModes";
import { openFrames } from "./openFrames";
import { startWatchFrames } from "./watchFrames";
import { createInnerStores, type FrontStores, type InnerStores } from "./workStores";

export interface WorkPorts {
  readonly http: Http;
  readonly navigation: Navigation;
  readonly page: Page;
  readonly parent: ParentFrame;
  readonly kept: KeptSession;
  readonly storage: KeyValueStore;
  readonly optionsKey: string;
  readonly tabStorage: KeyValueStore;
  readonly translator: Translator;
  readonly links: FrameLinks;
  readonly clock: Clock;
  readonly log: Log;
  readonly logout: Logout;
  readonly guard: Pick<Guard, "follow">;
}

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
  /** Fetches what the first page did without, once that is there. */
  readonly followHome: (fetch: () => Promise<void>) => void;
}

export async function createWork(ports: WorkPorts, front: FrontStores): Promise<Work> {
  const { http, clock, log, kept, storage, optionsKey, guard, tabStorage, page, parent } = ports;
  const inner = createInnerStores(front, clock);
  const stores = { ...front, ...inner };
  const { registry, session } = stores;
  await startKeepOptions({ storage, key: optionsKey }, stores);
  const logins = createApplicationLogins({
    ...ports,
    mediator: createMediator<LoginMessage>(),
    channel: MEDIATOR,
    concurrency: LIMITS.loginConcurrency,
  });
  const serverTexts = createServerTexts(ports, stores);
  const goHome = createGoHome(ports, stores);
  const startWork = createStartWork({ http, logins, serverTexts, log }, stores);
  const enterSession = createEnterSession({ ...ports, startWork, goHome }, stores);
  const switchHerd = createSwitchHerd({ ...ports, startWork, goHome }, stores);
  const frames = openFrames(ports, stores, switchHerd);
  startWatchFrames(frames, stores);
  startAnnouncePlace(parent, stores);
  startKeepModes(page, stores);
  startClearOnLeaving(tabStorage, stores);
  const rules = afterSignIn(stores);
  return {
    ...inner,
    begin: () =>
      void reaction(
        () => registry.tables,
        () => guard.follow(rules),
        { fireImmediately: true },
      ),
    goHome,
    enterSession,
    switchHerd,
    frames,
    acceptTerms: createAcceptTerms({ http, kept, enterSession, clock, log }, stores),
    applyShops: createApplyShops(ports, session),
    followHome: (fetch) => startFollowHome(fetch, log, stores),
  };
}
