import * as z from "zod/mini";
import { draftText } from "./draft";
import { message, noValue } from "./message";

/** There is something unsaved in the frame, or no longer. */
export const DIRTY = message("dirty", z.strictObject({ dirty: z.boolean() }), noValue);

/** Keeps a draft for the user, herd and route the frame stands at; an empty one forgets it. */
export const DRAFT = message("draft", z.strictObject({ draft: draftText }), noValue);
