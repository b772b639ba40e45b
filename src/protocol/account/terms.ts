import * as z from "zod/mini";
import { isoDate } from "./isoDate";

/** Terms payload (section 3): the user profile plus dateCgu. */
export const termsPayload = z.looseObject({ dateCgu: isoDate });
