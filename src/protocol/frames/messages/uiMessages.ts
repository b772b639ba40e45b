import * as z from "zod/mini";
import { message, noValue } from "./message";

const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** A notice with text of the application. Accepted from the active frame only, like all of these. */
export const NOTICE = message("notice", z.strictObject({ kind: z.enum(["positive", "negative", "info"]), text: words(300) }), noValue);

/** A modal question of the shell. The answer says whether the user accepted; navigating refuses. */
export const CONFIRM = message("confirm", z.strictObject({ text: words(300), accept: words(40), refuse: words(40) }), z.boolean());

/** The frame has opened a dialog of its own and needs the whole screen for it, or has closed it. */
export const DIALOG = message("dialog", z.strictObject({ open: z.boolean() }), noValue);

/** Progress of a long operation, from 0 to 1; null: it is over. */
export const PROGRESS = message("progress", z.strictObject({ value: z.nullable(z.number().check(z.minimum(0), z.maximum(1))) }), noValue);

/** A shortcut key of the shell, one of those in the welcome, was pressed while the frame had the focus. */
export const SHORTCUT = message("shortcut", z.strictObject({ key: words(24) }), noValue);

/** A measure of the application, for the log of the shell. Letters, digits, dots and dashes only: no text of a user. */
export const TELEMETRY = message(
  "telemetry",
  z.strictObject({ name: words(60).check(z.regex(/^[A-Za-z0-9.-]+$/)), value: z.number() }),
  noValue,
);
