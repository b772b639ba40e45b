import type * as z from "zod/mini";
import { profile } from "../../protocol/account/profile";
import { termsPayload } from "../../protocol/account/terms";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { syncAction } from "../../protocol/calls/syncActions";

const KILOBYTE = 1024;
/** A login, a password, a word: most calls send nothing longer. */
const SMALL = 16 * KILOBYTE;

const LARGER: ReadonlyMap<z.ZodMiniType, number> = new Map<z.ZodMiniType, number>([
  // A thousand login tokens.
  [ACCOUNT_CALLS.whois.request, 64 * KILOBYTE],
  // The user with thousands of rights and herds.
  [profile, KILOBYTE * KILOBYTE],
  [termsPayload, KILOBYTE * KILOBYTE],
  // Whatever an application stores.
  [syncAction, KILOBYTE * KILOBYTE],
]);

/** How long a body of this kind may be. */
export function bodySizeLimit(request: z.ZodMiniType): number {
  return LARGER.get(request) ?? SMALL;
}
