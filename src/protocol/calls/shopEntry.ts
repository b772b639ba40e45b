import * as z from "zod/mini";
import { shortText } from "../account/credentials";

/** A shop as its update action carries it: the whole entry, with what it is now (decision SHP-11). */
export const shopEntry = z.strictObject({ value: shortText, label: shortText, typo: shortText, actif: z.boolean() });

export type ShopEntry = z.output<typeof shopEntry>;
