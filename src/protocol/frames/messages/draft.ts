import * as z from "zod/mini";

/** Maximum characters of a draft. */
export const DRAFT_LENGTH = 65_536;

/** JSON text of the application's own; empty: there is none. */
export const draftText = z.string().check(z.maxLength(DRAFT_LENGTH));
