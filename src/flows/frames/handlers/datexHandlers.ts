import { succeeded } from "../../../protocol/frames/answer";
import { DATEX_READ, DATEX_STORE } from "../../../protocol/frames/messages/datexMessages";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { RateLimitedHandler } from "../rateLimitedHandler";
import type { Datex } from "./datex";

export function datexHandlers(limited: RateLimitedHandler, application: string, datex: () => Promise<Datex>): readonly MessageHandler[] {
  return [
    limited("datex", DATEX_STORE, async ({ domain, value }) => (await datex()).store(application, domain, value)),
    limited("datex", DATEX_READ, async ({ domain, key }) => succeeded(await (await datex()).read(domain, key))),
  ];
}
