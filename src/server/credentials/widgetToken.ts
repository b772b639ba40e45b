import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import type { ServerClock } from "../time/clock";
import { createSigningKey } from "./signingKey";

const TYPE = "help-desk+jwt";
const AUDIENCE = "help-desk";

/** Tokens by which the help desk identifies the visitor. They authorise no call. */
export interface WidgetTokens {
  readonly issue: (accountId: string) => Promise<string>;
}

/** Signed with a key of its own: a help desk that may check its tokens must not be able to make access tokens. */
export function createWidgetTokens(secret: Uint8Array, clock: ServerClock, lifetimeMs: number): WidgetTokens {
  const key = createSigningKey(createHmac("sha256", secret).update(AUDIENCE).digest());
  return {
    async issue(accountId) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: "HS256", typ: TYPE })
        .setAudience(AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + Math.floor(lifetimeMs / 1000))
        .sign(await key);
    },
  };
}
