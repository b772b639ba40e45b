import * as z from "zod/mini";
import { message, noValue } from "./message";

/** Asks for the end of the login. */
export const DISCONNECT = message("disconnect", z.strictObject({}), noValue);

/** Asks for a herd switch. */
export const LOGIN = message("login", z.strictObject({ numCheptel: z.string().check(z.minLength(1), z.maxLength(64)) }), noValue);
