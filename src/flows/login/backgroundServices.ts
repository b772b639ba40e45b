import type { Services } from "../../ports/services";
import type { WorkPorts } from "../shell/shellPorts";
import type { WorkStores } from "../shell/shellStores";
import { createOpenSupportChat, type OpenSupportChat } from "../support/openSupportChat";
import { createWidgetToken } from "../support/widgetToken";
import { createServerTexts } from "../texts/serverTexts";
import { createServiceCheck } from "./serviceCheck";

/** What a sign-in does once the menu can be used: it comes then, and not before. */
export interface AfterUsable {
  readonly loadTexts: () => Promise<void>;
  readonly checkServices: () => Promise<void>;
  readonly loadWidgetToken: () => Promise<void>;
  readonly openSupportChat: OpenSupportChat;
}

export function createAfterUsable(ports: WorkPorts, services: Services, stores: WorkStores): AfterUsable {
  const all = { ...ports, ...services };
  return {
    loadTexts: createServerTexts(all, stores).load,
    checkServices: createServiceCheck(all, stores),
    loadWidgetToken: createWidgetToken(all, stores).load,
    openSupportChat: createOpenSupportChat(all, stores),
  };
}
