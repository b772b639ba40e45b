import * as z from "zod/mini";
import { message, noValue } from "./message";

/** The title of the page in the frame. */
export const TITLE = message("title", z.strictObject({ title: z.string().check(z.maxLength(200)) }), noValue);
