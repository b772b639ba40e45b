import { type Answer, failed, succeeded } from "../../protocol/frames/answer";
import type { MessageSpec } from "../../protocol/frames/messages/message";
import { type MessageHandler, onMessage } from "../../protocol/frames/receiver";
import type { RateLimitedCall, TakeToken } from "./messageRateLimits";

/** Makes a handler that answers `too-many` beyond its rate limit. */
export type RateLimitedHandler = <Payload, Value>(
  what: RateLimitedCall,
  spec: MessageSpec<Payload, Value>,
  handle: (payload: Payload) => Answer<Value> | Promise<Answer<Value>>,
) => MessageHandler;

export function createRateLimitedHandler(takeToken: TakeToken): RateLimitedHandler {
  return (what, spec, handle) => onMessage(spec, (payload) => (takeToken(what) ? handle(payload) : failed("too-many")));
}

export const DONE: Answer<null> = succeeded(null);
