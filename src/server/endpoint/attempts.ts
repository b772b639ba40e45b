import type { Compilable } from "kysely";
import { foldLogin } from "../credentials/foldLogin";
import { batch } from "../database/batch";
import type { RateLimit } from "../database/rateLimits";
import { type Refused, refused } from "../http/answer";
import { widerNetworkOf } from "../http/callerAddress";
import type { AttemptLimits } from "../registry/backendRegistry";
import type { Service } from "./service";

/** What can be tried out from afar, each with limits of its own. */
export type AttemptKind = keyof AttemptLimits;

/** An attempt under what was typed, known or not: which login and email are one account does not show. */
export interface Attempt {
  readonly kind: AttemptKind;
  readonly login: string;
  readonly address: string;
  /** The device, when its user has signed in on it before. */
  readonly device: string | null;
}

/** Providers give a caller up to 65,536 networks of IPv6; phones of many callers share as many. */
const NETWORKS_OF_A_CALLER = 10;

/**
 * A refusal when too many sign-ins have failed. Who signs in on a device known for the login has attempts of their own there, so that the
 * failures of strangers lock nobody out of it. Asked before the password is checked and again after, since others may fail meanwhile.
 */
export async function checkSignIn({ rateLimits, registry }: Service, attempt: Attempt): Promise<Refused | null> {
  const waitMs = await rateLimits.wait(limitsOf(registry.attemptLimits, attempt));
  return waitMs === 0 ? null : tooMany(waitMs);
}

/**
 * Only failures count, once they are known. On a known device too they count against its address. Guesses at one login take turns here,
 * wherever they come from: while somebody keeps its count locked they must not take all connections.
 */
export async function countFailedSignIn({ database, rateLimits, registry, signInConcurrency }: Service, attempt: Attempt): Promise<void> {
  const { windowMs } = registry.attemptLimits.signIn;
  const own = ownKey(attempt);
  const keys = [own, ...addressLimits(registry.attemptLimits, attempt).map(({ key }) => key)];
  const counting = keys.map((key) => rateLimits.counting(key, windowMs));
  await signInConcurrency(own, () => batch(database, counting));
}

/** After a success the login starts anew. */
export function clearingSignIns({ rateLimits }: Service, attempt: Attempt): Compilable {
  return rateLimits.forgetting(ownKey(attempt));
}

/** The owner of a new password must not be kept out by the failures of others. */
export function clearingSignInsOf({ rateLimits }: Service, logins: readonly string[]): readonly Compilable[] {
  return logins.map((login) => rateLimits.forgetting(ownKey({ kind: "signIn", login, address: "", device: null })));
}

/**
 * Counts an attempt before any work is done for it; a refusal when there have been too many. A request from an address that has to wait
 * does not use up the attempts of an account.
 */
export async function takeAttempt({ rateLimits, registry }: Service, attempt: Attempt): Promise<Refused | null> {
  const { windowMs } = registry.attemptLimits[attempt.kind];
  const limits = limitsOf(registry.attemptLimits, attempt);
  const waitMs = await rateLimits.wait(limits);
  if (waitMs > 0) return tooMany(waitMs);
  for (const { key, limit } of limits) {
    const taken = await rateLimits.take(key, limit, windowMs);
    if (!taken.allowed) return tooMany(taken.retryAfterMs);
  }
  return null;
}

export function tooMany(retryAfterMs: number): Refused {
  return refused("too-many-attempts", { headers: { "Retry-After": String(Math.ceil(retryAfterMs / 1000)) } });
}

function limitsOf(limits: AttemptLimits, attempt: Attempt): readonly RateLimit[] {
  const own = { key: ownKey(attempt), limit: limits[attempt.kind].perAccount };
  return attempt.device === null ? [...addressLimits(limits, attempt), own] : [own];
}

function addressLimits(limits: AttemptLimits, { kind, address }: Attempt): readonly RateLimit[] {
  const { perAddress } = limits[kind];
  const wider = widerNetworkOf(address);
  const own = { key: `${kind} address ${address}`, limit: perAddress };
  return wider === null ? [own] : [own, { key: `${kind} network ${wider}`, limit: perAddress * NETWORKS_OF_A_CALLER }];
}

/** Asking for a mail is counted apart for each address: a stranger who asks too often must not keep the owner from it. */
function ownKey({ kind, login, address, device }: Attempt): string {
  const own = `${kind} account ${foldLogin(login)}`;
  if (device !== null) return `${own} on ${device}`;
  return kind === "recovery" ? `${own} from ${address}` : own;
}
