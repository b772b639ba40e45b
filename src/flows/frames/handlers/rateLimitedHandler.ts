import { type Answer, failed, succeeded } from "../../../protocol/frames/answer";
import type { MessageSpec } from "../../../protocol/frames/message";
import { answering, type Door } from "../../../protocol/frames/receiver";
import type { Rationed, TakeRation } from "./rateLimits";

/** Makes doors of one frame that let through so many messages of a kind. */
export type GuardedDoor = <Payload, Value>(
  what: Rationed,
  spec: MessageSpec<Payload, Value>,
  handle: (payload: Payload) => Answer<Value> | Promise<Answer<Value>>,
) => Door;

export function createGuardedDoor(take: TakeRation): GuardedDoor {
  return (what, spec, handle) => answering(spec, (payload) => (take(what) ? handle(payload) : failed("too-many")));
}

export const DONE: Answer<null> = succeeded(null);
