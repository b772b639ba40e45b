import * as z from "zod/mini";
import type { MessageSpec } from "./message";

/** `value` as it is read, `27,4`; `caption` says what it counts, `kg per cow and day`. */
const figure = z.strictObject({
  value: z.string().check(z.minLength(1), z.maxLength(24)),
  caption: z.string().check(z.maxLength(80)),
});

/**
 * The figure a dashboard preview shows: the shell keeps it for when there is no preview. Accepted from previews only;
 * any other page is answered `unknown-message`.
 */
export const FIGURE: MessageSpec<z.output<typeof figure>, null> = { type: "figure", payload: figure, value: z.null(), openToAll: true };
