import { type Refused, refused } from "../answer";
import type { AttemptLimits } from "../backendRegistry";
import type { Service } from "../service";

/** What can be tried out from afar, each with limits of its own. */
export type AttemptKind = keyof AttemptLimits;

export interface Attempt {
  readonly kind: AttemptKind;
  /** Known or not: both are counted, so that the limit does not tell them apart. Null when none is named. */
  readonly account: string | null;
  readonly address: string;
}

/** Counts an attempt before any work is done for it; a refusal when there have been too many. */
export async function takeAttempt({ rateLimits, registry }: Service, attempt: Attempt): Promise<Refused | null> {
  const { perAccount, perAddress, windowMs } = registry.rateLimits[attempt.kind];
  const ofAddress = await rateLimits.take(addressKey(attempt), perAddress, windowMs);
  if (!ofAddress.allowed) return tooMany(ofAddress.retryAfterMs);
  if (attempt.account === null) return null;
  const ofAccount = await rateLimits.take(accountKey(attempt.kind, attempt.account), perAccount, windowMs);
  return ofAccount.allowed ? null : tooMany(ofAccount.retryAfterMs);
}

/** After a success: the account starts anew, and the address gets this attempt back but none of its failures. */
export async function forgiveAttempt({ rateLimits }: Service, attempt: Attempt): Promise<void> {
  if (attempt.account !== null) await rateLimits.forget(accountKey(attempt.kind, attempt.account));
  await rateLimits.giveBack(addressKey(attempt));
}

/** Whoever has just proved who they are must not be kept out by the failures of others. */
export async function forgetAttempts({ rateLimits }: Service, kind: AttemptKind, account: string): Promise<void> {
  await rateLimits.forget(accountKey(kind, account));
}

function accountKey(kind: AttemptKind, account: string): string {
  return `${kind} account ${account.trim().toLowerCase()}`;
}

function addressKey({ kind, address }: Attempt): string {
  return `${kind} address ${address}`;
}

function tooMany(retryAfterMs: number): Refused {
  return refused("too-many-attempts", { headers: { "Retry-After": String(Math.ceil(retryAfterMs / 1000)) } });
}
