import * as z from "zod/mini";
import { message, noValue } from "./message";

/** The content of the frame is rendered. */
export const READY = message("ready", z.strictObject({}), noValue);
