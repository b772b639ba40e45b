import * as z from "zod/mini";
import { message } from "./message";

const domain = z.string().check(z.minLength(1), z.maxLength(64));

/** Puts an entry into the temporary cross-frame store (section 3); the answer is the random key that opens it, and nothing else does. */
export const DATEX_STORE = message("datexStore", z.strictObject({ domain, value: z.unknown() }), z.string());

/** Takes an entry out, once (decision WRK-02); null: there is none under this key. */
export const DATEX_READ = message(
  "datexRead",
  z.strictObject({ domain, key: z.string().check(z.minLength(1), z.maxLength(64)) }),
  z.unknown(),
);
