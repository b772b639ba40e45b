import * as z from "zod/mini";
import { readProfile, type UserProfile } from "../../domain/session/profile";
import { frameContext, routeTarget } from "./context";
import { type MessageSpec, message, nothing } from "./message";

/** The current user as a frame sees it: without its token (decision WRK-13). */
export type FrameUser = Omit<UserProfile, "token">;

export function withoutToken(user: UserProfile): FrameUser {
  const { token: _, ...shown } = user;
  return shown;
}

const frameUser = z.pipe(
  z.looseObject({}),
  z.transform((user) => withoutToken(readProfile(user))),
);

/** First message of a frame: the versions it speaks. The answer is the welcome, with the version agreed on. */
export const HELLO = message(
  "hello",
  z.strictObject({
    versions: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(8)),
    sdk: z.string().check(z.maxLength(40)),
    /** The frame says `ready` when its content stands; until then the shell keeps its skeleton. */
    awaitsReady: z.boolean(),
  }),
  z.strictObject({ version: z.int(), context: frameContext, calls: z.array(z.string()) }),
);

export const NAVIGATE = message("navigate", routeTarget, nothing);

/** Writes a line in the shell log (decision WRK-13). */
export const REPORT = message(
  "report",
  z.strictObject({
    level: z.enum(["info", "warning", "error"]),
    message: z.string().check(z.minLength(1), z.maxLength(2000)),
    details: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(2000))),
  }),
  nothing,
);

export const GET_USER = message("getUser", z.strictObject({}), frameUser);
export const READY = message("ready", z.strictObject({}), nothing);
export const TITLE = message("title", z.strictObject({ title: z.string().check(z.maxLength(200)) }), nothing);

/** Asks for the end of the login. */
export const DISCONNECT = message("disconnect", z.strictObject({}), nothing, { usual: false });

/** Asks for a herd switch. */
export const LOGIN = message("login", z.strictObject({ numCheptel: z.string().check(z.minLength(1), z.maxLength(64)) }), nothing, {
  usual: false,
});

/**
 * Messages of section 7.2 that a frame sends to the shell. One that the shell has no handler for is answered
 * `unknown-message`, so a frame can try and see.
 */
export const SHELL_MESSAGES: readonly MessageSpec[] = [HELLO, NAVIGATE, REPORT, GET_USER, READY, TITLE, DISCONNECT, LOGIN];

/** Whether an application may send a message, by the allow-list of its registry entry. */
export function isAllowed(spec: MessageSpec, calls: readonly string[]): boolean {
  return spec.usual || calls.includes(spec.type);
}
