import * as z from "zod/mini";
import type { FrameUser } from "./frameUser";
import { message, unchecked } from "./message";

/** Asks who is signed in. */
export const GET_USER = message("getUser", z.strictObject({}), unchecked<FrameUser>());
