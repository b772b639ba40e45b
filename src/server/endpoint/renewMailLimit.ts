import type { Compilable } from "kysely";
import { foldLogin } from "../credentials/foldLogin";
import type { RateLimits } from "../database/rateLimits";
import type { Service } from "./service";

/** Links for a new password that an account is mailed within half of their life: whoever asks more often has one that is good for long. */
const MOST_LINKS = 3;

/** A mail to an account that somebody has asked for. */
export interface RenewMail {
  readonly login: string;
  /** Known for the account: what strangers ask for does not count there. */
  readonly device: string | null;
}

/**
 * Whether another mail goes out. Strangers can fill no mailbox, and as no link ends another, the owner always has one that works. Those
 * who ask for one account take turns, so that they cannot take all connections while its count is locked; a known device has its own.
 */
export async function takeRenewMail({ rateLimits, lifetimes, signInConcurrency }: Service, mail: RenewMail): Promise<boolean> {
  const key = keyOf(mail);
  return (await signInConcurrency(key, () => rateLimits.take(key, MOST_LINKS, lifetimes.renewTokenMs / 2))).allowed;
}

/** Once the links that were mailed are spent. */
export function forgettingRenewMails(rateLimits: RateLimits, { login, device }: RenewMail): readonly Compilable[] {
  return [...new Set([null, device])].map((known) => rateLimits.forgetting(keyOf({ login, device: known })));
}

function keyOf({ login, device }: RenewMail): string {
  const mails = `recovery mails ${foldLogin(login)}`;
  return device === null ? mails : `${mails} on ${device}`;
}
