import * as z from "zod/mini";
import type { Welcome } from "./context";
import { message, unchecked } from "./message";

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
