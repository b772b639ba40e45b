import { type Answer, failed, succeeded } from "../../../protocol/frames/answer";
import type { MessageSpec } from "../../../protocol/frames/message";
import { type MessageHandler, onMessage } from "../../../protocol/frames/receiver";
import type { RateLimitedCall, TakeToken } from "./rateLimits";

/** Makes doors of one frame that let through so many messages of a kind. */
export type RateLimitedHandler = <Payload, Value>(
  what: RateLimitedCall,
  spec: MessageSpec<Payload, Value>,
  handle: (payload: Payload) => Answer<Value> | Promise<Answer<Value>>,
) => MessageHandler;

export function createRateLimitedHandler(takeToken: TakeToken): RateLimitedHandler {
  return (what, spec, handle) => onMessage(spec, (payload) => (takeToken(what) ? handle(payload) : failed("too-many")));
}

export const DONE: Answer<null> = succeeded(null);
