import { NETWORK } from "../../../protocol/frames/frameEvents";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { HearNetwork } from "../../network/hearNetwork";
import { DONE, type RateLimitedHandler } from "../rateLimitedHandler";

/** A frame says what its own calls have met. */
export function networkHandler(limited: RateLimitedHandler, hear: HearNetwork): MessageHandler {
  return limited("network", NETWORK, ({ network }) => {
    hear(network);
    return DONE;
  });
}
