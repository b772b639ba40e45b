import type { SessionStore } from "../../stores/sessionStore";

/** Id of who has signed in, whatever the herd; null when no one has, or when the server gave none. */
export function accountIdOf({ multiUser, user }: Pick<SessionStore, "multiUser" | "user">): string | null {
  return (multiUser ?? user)?.id || null;
}
