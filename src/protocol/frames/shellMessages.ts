import * as z from "zod/mini";
import type { Welcome } from "./context";
import type { FrameUser } from "./frameUser";
import { type MessageSpec, message, noValue, unchecked } from "./message";
import { routeTarget } from "./routeTarget";

/** First message of a frame: the versions it supports. The answer is the welcome, with the version agreed on. */
export const HELLO = message(
  "hello",
  z.strictObject({
    versions: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(8)),
    sdk: z.string().check(z.maxLength(40)),
    /** The frame will send `ready` when its content is rendered; until then the shell shows its skeleton. */
    awaitsReady: z.boolean(),
  }),
  unchecked<Welcome>(),
);

export const NAVIGATE = message("navigate", routeTarget, noValue);

/** Writes a line in the shell log (decision WRK-13). */
export const REPORT = message(
  "report",
  z.strictObject({
    level: z.enum(["info", "warning", "error"]),
    message: z.string().check(z.minLength(1), z.maxLength(2000)),
    details: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(2000))),
  }),
  noValue,
);

export const GET_USER = message("getUser", z.strictObject({}), unchecked<FrameUser>());
export const READY = message("ready", z.strictObject({}), noValue);
export const TITLE = message("title", z.strictObject({ title: z.string().check(z.maxLength(200)) }), noValue);

/** Whether an application may send a message, by the allow-list of its registry entry. */
export function isAllowed(spec: MessageSpec, calls: readonly string[]): boolean {
  return spec.openToAll || calls.includes(spec.type);
}
