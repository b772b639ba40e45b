import type { Compilable } from "kysely";
import { batch } from "../database/batch";
import { type Refused, refused } from "../http/answer";
import type { AttemptLimits } from "../registry/backendRegistry";
import type { Service } from "./service";

/** What can be tried out from afar, each with limits of its own. */
export type AttemptKind = keyof AttemptLimits;

export interface Attempt {
  readonly kind: AttemptKind;
  /** Known or not: both are counted, so that the limit does not distinguish them. */
  readonly account: string;
  readonly address: string;
}

type AddressAttempt = Omit<Attempt, "account">;

/** An attempt to sign in, under what was typed: which login and email are one account does not show. */
export interface SignInAttempt {
  readonly login: string;
  readonly address: string;
  /** The device, when this login has succeeded on it before. */
  readonly device: string | null;
}

/**
 * A refusal when too many sign-ins have failed. Who signs in on a device known for the login has attempts of their own there, so that the
 * failures of strangers lock nobody out of it. Asked before the password is checked and again after, since others may fail meanwhile.
 */
export async function checkSignIn({ rateLimits, registry }: Service, attempt: SignInAttempt): Promise<Refused | null> {
  const { perAccount, perAddress } = registry.rateLimits.signIn;
  const waitMs = await rateLimits.wait([
    { key: loginKey(attempt), limit: perAccount },
    ...(attempt.device === null ? [{ key: addressKey({ kind: "signIn", ...attempt }), limit: perAddress }] : []),
  ]);
  return waitMs === 0 ? null : tooMany(waitMs);
}

/** Only failures count, once they are known. */
export async function countFailedSignIn({ database, rateLimits, registry }: Service, attempt: SignInAttempt): Promise<void> {
  const { windowMs } = registry.rateLimits.signIn;
  const keys = [loginKey(attempt), addressKey({ kind: "signIn", ...attempt })];
  await batch(
    database,
    keys.map((key) => rateLimits.counting(key, windowMs)),
  );
}

/** After a success the login starts anew. */
export function clearingSignIns({ rateLimits }: Service, attempt: SignInAttempt): Compilable {
  return rateLimits.forgetting(loginKey(attempt));
}

function loginKey({ login, device }: SignInAttempt): string {
  return device === null ? accountKey("signIn", login) : `${accountKey("signIn", login)} on ${device}`;
}

/** The owner of a new password must not be kept out by the failures of others. */
export async function clearSignIns({ database, rateLimits }: Service, logins: readonly string[]): Promise<void> {
  await batch(
    database,
    logins.map((login) => rateLimits.forgetting(accountKey("signIn", login))),
  );
}

/**
 * Counts an attempt before any work is done for it; a refusal when there have been too many. A request from an address that has to wait
 * does not use up the attempts of an account.
 */
export async function takeAttempt({ rateLimits, registry }: Service, attempt: Attempt): Promise<Refused | null> {
  const { perAddress, perAccount, windowMs } = registry.rateLimits[attempt.kind];
  const ofAddress = await rateLimits.take(addressKey(attempt), perAddress, windowMs);
  if (!ofAddress.allowed) return tooMany(ofAddress.retryAfterMs);
  const ofAccount = await rateLimits.take(accountKey(attempt.kind, attempt.account), perAccount, windowMs);
  return ofAccount.allowed ? null : tooMany(ofAccount.retryAfterMs);
}

function accountKey(kind: AttemptKind, account: string): string {
  return `${kind} account ${account.trim().toLowerCase()}`;
}

function addressKey({ kind, address }: AddressAttempt): string {
  return `${kind} address ${address}`;
}

export function tooMany(retryAfterMs: number): Refused {
  return refused("too-many-attempts", { headers: { "Retry-After": String(Math.ceil(retryAfterMs / 1000)) } });
}
