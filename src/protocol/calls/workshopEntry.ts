import * as z from "zod/mini";
import { shortText } from "../account/credentials";

/** A workshop as its update action carries it: the whole entry, with what it is now (decision SHP-11). */
export const workshopEntry = z.strictObject({ value: shortText, label: shortText, typo: shortText, actif: z.boolean() });

export type WorkshopEntry = z.output<typeof workshopEntry>;
