import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import type { ServerClock } from "../time/clock";
import { createSigningKey } from "./signingKey";

const ALGORITHM = "HS256";
const TYPE = "at+jwt";
const ISSUER = "clarine";
const TOKENS_KNOWN = 10_000;
const AUDIENCE = "clarine-calls";

/** The account and session of an access token. */
export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  readonly issue: (claims: AccessClaims) => Promise<string>;
  /** Nothing for anything but a token of ours that is still good: another algorithm, key, kind or audience, or no end. */
  readonly read: (token: string) => Promise<AccessClaims | undefined>;
}

export function createAccessTokens(secret: Uint8Array, clock: ServerClock, lifetimeMs: number): AccessTokens {
  const key = createSigningKey(secret);
  // A signature is checked once a process, the end of the token each time.
  const known = new LRUCache<string, AccessClaims & { readonly end: number }>({ max: TOKENS_KNOWN });
  return {
    async issue({ accountId, sessionId }) {
      const issuedAt = secondsOf(clock.now());
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + Math.floor(lifetimeMs / 1000))
        .sign(await key);
    },
    async read(token) {
      const remembered = known.get(token);
      if (remembered) return remembered.end > secondsOf(clock.now()) ? remembered : undefined;
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ["sub", "sid", "iat", "exp"],
          currentDate: clock.now(),
        });
        const { sub, sid, exp } = payload;
        if (typeof sub !== "string" || typeof sid !== "string" || typeof exp !== "number") return undefined;
        const claims = { accountId: sub, sessionId: sid, end: exp };
        known.set(token, claims);
        return claims;
      } catch {
        // A forged or expired token is no exception: it identifies no account.
        return undefined;
      }
    },
  };
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
