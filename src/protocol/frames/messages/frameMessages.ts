import * as z from "zod/mini";
import type { FrameContext } from "./context";
import { message, noValue, unchecked } from "./message";

/**
 * A deep link into the live frame. `context` holds route and values, `address` what belongs behind the `#` of the frame
 * address, for frames with a hash router.
 */
export const OPEN = message("open", unchecked<{ readonly context: FrameContext; readonly address: string }>(), noValue);

/** Herd, language, theme or network changed. A frame that cannot follow a change of herd is reloaded. */
export const CONTEXT = message("context", unchecked<{ readonly context: FrameContext }>(), noValue);

/** The frame was hidden and may be removed when its lifetime is over. */
export const LEAVE = message("leave", z.strictObject({}), noValue);

/** Answered by any connected page. */
export const PING = message("ping", z.strictObject({}), noValue);
