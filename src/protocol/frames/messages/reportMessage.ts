import * as z from "zod/mini";
import { message, noValue } from "./message";

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
