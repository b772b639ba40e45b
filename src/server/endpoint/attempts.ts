import type { Compilable } from "kysely";
import { batch } from "../database/batch";
import { type Refused, refused } from "../http/answer";
import type { AttemptLimits } from "../registry/backendRegistry";
import type { Service } from "./service";

/** What can be tried out from afar, each with limits of its own. */
export type AttemptKind = keyof AttemptLimits;

export interface Attempt {
  readonly kind: AttemptKind;
  /** Known or not: both are counted, so that the limit does not tell them apart. Null when none is named. */
  readonly account: string | null;
  readonly address: string;
}

type AddressAttempt = Omit<Attempt, "account">;

/** Counts an attempt before any work is done for it; a refusal when there have been too many. */
export async function takeAttempt(service: Service, attempt: Attempt): Promise<Refused | null> {
  return (await takeAttemptOfAddress(service, attempt)) ?? takeAttemptOfAccount(service, attempt);
}

/** The first half: whoever tries from an address that has to wait does not use up the attempts of an account. */
export async function takeAttemptOfAddress({ rateLimits, registry }: Service, attempt: AddressAttempt): Promise<Refused | null> {
  const { perAddress, windowMs } = registry.rateLimits[attempt.kind];
  const taken = await rateLimits.take(addressKey(attempt), perAddress, windowMs);
  return taken.allowed ? null : tooMany(taken.retryAfterMs);
}

export async function takeAttemptOfAccount({ rateLimits, registry }: Service, { kind, account }: Attempt): Promise<Refused | null> {
  if (account === null) return null;
  const { perAccount, windowMs } = registry.rateLimits[kind];
  const taken = await rateLimits.take(accountKey(kind, account), perAccount, windowMs);
  return taken.allowed ? null : tooMany(taken.retryAfterMs);
}

/**
 * After a success: the account starts anew, and the address gets this attempt back but none of its failures. Statements for `batch`,
 * last of all, since many wait for the row of an address.
 */
export function forgivingAttempt({ rateLimits }: Service, attempt: Attempt): readonly Compilable[] {
  const ofAddress = rateLimits.givingBack(addressKey(attempt));
  return attempt.account === null ? [ofAddress] : [rateLimits.forgetting(accountKey(attempt.kind, attempt.account)), ofAddress];
}

/** With a new password whoever has it must not be kept out by the failures of others. */
export async function forgiveRenewal(service: Service, attempt: Attempt, account: string): Promise<void> {
  const signIn = service.rateLimits.forgetting(accountKey("signIn", account));
  await batch(service.database, [signIn, ...forgivingAttempt(service, attempt)]);
}

function accountKey(kind: AttemptKind, account: string): string {
  return `${kind} account ${account.trim().toLowerCase()}`;
}

function addressKey({ kind, address }: AddressAttempt): string {
  return `${kind} address ${address}`;
}

function tooMany(retryAfterMs: number): Refused {
  return refused("too-many-attempts", { headers: { "Retry-After": String(Math.ceil(retryAfterMs / 1000)) } });
}
