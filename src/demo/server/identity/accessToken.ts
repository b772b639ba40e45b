import { jwtVerify, SignJWT } from "jose";
import type { ServerClock } from "../clock";

const ALGORITHM = "HS256";
const TYPE = "at+jwt";
const ISSUER = "clarine";
const AUDIENCE = "clarine-calls";

/** Whom an access token speaks for. */
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
  // Imported once: an import for each call would cost more than the signature.
  const key = crypto.subtle.importKey("raw", new Uint8Array(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
  return {
    async issue({ accountId, sessionId }) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
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
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ["sub", "sid", "iat", "exp"],
          currentDate: clock.now(),
        });
        return typeof payload.sub === "string" && typeof payload.sid === "string"
          ? { accountId: payload.sub, sessionId: payload.sid }
          : undefined;
      } catch {
        // A forged or expired token is no exception here: its bearer is simply nobody.
        return undefined;
      }
    },
  };
}
