import { NETWORK } from "../../../protocol/frames/messages/messagesToFrame";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { ReportNetwork } from "../../network/reportNetwork";
import { DONE, type RateLimitedHandler } from "../rateLimitedHandler";

/** A frame says what its own calls have met. */
export function networkHandler(limited: RateLimitedHandler, hear: ReportNetwork): MessageHandler {
  return limited("network", NETWORK, ({ network }) => {
    hear(network);
    return DONE;
  });
}
