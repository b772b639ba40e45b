import * as z from "zod/mini";
import type { FrameContext, SyncStatus } from "./context";
import { message, noValue, unchecked } from "./message";
import { name } from "./routeTarget";

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

/** Asks for a draft now: the page sends `draft` and then answers. The frame may be removed right after. */
export const KEEP_DRAFT = message("keepDraft", z.strictObject({}), noValue);

/** The most entries a page stores for a herd at once. */
const MOST_PREPARED = 50;

/** What a page needs of a herd without network: the shell stores it by index, as `storageStore` would for that herd. */
export const PREPARE_HERD = message(
  "prepareHerd",
  z.strictObject({ numCheptel: z.string().check(z.maxLength(64)), laitier: z.boolean(), allaitant: z.boolean() }),
  z.array(z.strictObject({ index: name, value: z.unknown() })).check(z.maxLength(MOST_PREPARED)),
);

/**
 * Section 7.2: the network state. It is in the context too; this message is for pages that only follow the network. From a frame: what
 * its own calls have met, which the shell then finds out for itself.
 */
export const NETWORK = message("network", z.strictObject({ network: z.enum(["ONLINE", "OFFLINE"]) }), noValue);

const syncStatus: z.ZodMiniType<SyncStatus> = z.strictObject({
  status: z.enum(["synchronised", "waiting", "parked"]),
  waiting: z.int().check(z.nonnegative()),
});

/** Section 7.2: the synchronisation status of the current herd. */
export const SYNC_STATUS = message("syncStatus", syncStatus, noValue);

/** The user has closed the dialog of this frame by the button of the shell. */
export const DIALOG_CLOSED = message("dialogClosed", z.strictObject({}), noValue);
