import * as z from "zod/mini";

/** Longest login, email, password or token that is accepted; longer ones are refused before any work is done. */
const LONGEST_FIELD = 512;

export const shortText = z.string().check(z.maxLength(LONGEST_FIELD));

/** Login payload (section 3). */
export const credentials = z.object({ login: shortText, password: shortText });

/** Renew payload (section 3). */
export const newPassword = z.object({ motDePasseEnClair: shortText });
