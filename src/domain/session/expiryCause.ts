import type { UserProfile } from "./profile";
import type { SessionUsers } from "./session";

/** What met the end of the session (decision EXP-02): something the user does, something that is read, or no call at all. */
export type ExpiryCause = "action" | "request" | "plain";

/** Of two calls that met it, something the user was doing decides the words. */
export function worseCause(one: ExpiryCause | null, other: ExpiryCause): ExpiryCause {
  return one === "action" || other === "action" ? "action" : one === "request" ? one : other;
}

/** Who was signed in, with nothing left that a server would take for a sign-in. */
export function withoutTokens({ user, multiUser }: SessionUsers): SessionUsers {
  return { user: user && tokenless(user), multiUser: multiUser && tokenless(multiUser) };
}

function tokenless(user: UserProfile): UserProfile {
  return { ...user, token: "" };
}
