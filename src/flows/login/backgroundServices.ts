import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { Services } from "../../ports/services";
import type { Translator } from "../../ports/texts";
import type { ShellStores } from "../../stores/shellStores";
import type { Clock } from "../../time/clock";
import { createOpenSupportChat, type OpenSupportChat } from "../support/openSupportChat";
import { createWidgetToken } from "../support/widgetToken";
import { createServerTexts } from "../texts/serverTexts";
import { createServiceCheck } from "./serviceCheck";

/** What a sign-in does in the background, once the menu can be used. */
export interface BackgroundServices {
  readonly loadTexts: () => Promise<void>;
  readonly checkServices: () => Promise<void>;
  readonly loadWidgetToken: () => Promise<void>;
  readonly openSupportChat: OpenSupportChat;
}

export interface BackgroundPorts {
  readonly http: Http;
  readonly translator: Translator;
  readonly storage: KeyValueStore;
  readonly clock: Clock;
  readonly log: Log;
}

export function createBackgroundServices(ports: BackgroundPorts, services: Services, stores: ShellStores): BackgroundServices {
  const all = { ...ports, ...services };
  return {
    loadTexts: createServerTexts(all, stores),
    checkServices: createServiceCheck(all, stores),
    loadWidgetToken: createWidgetToken(all, stores),
    openSupportChat: createOpenSupportChat(all, stores),
  };
}
