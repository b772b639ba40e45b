import * as z from "zod/mini";
import { draftText } from "./draft";
import { message, noValue } from "./message";

/** The frame has unsaved input, or no longer. */
export const DIRTY = message("dirty", z.strictObject({ dirty: z.boolean() }), noValue);

/** Stores a draft for the user, herd and route of the frame; an empty one deletes it. */
export const DRAFT = message("draft", z.strictObject({ draft: draftText }), noValue);
