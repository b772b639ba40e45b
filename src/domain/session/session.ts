import type { UserProfile } from "./profile";

export type Mode = "multi" | "solo";

/** Who is signed in: the user of the current herd and, kept apart, the multi-herd user (section 3). */
export interface SessionUsers {
  readonly user: UserProfile | null;
  readonly multiUser: UserProfile | null;
}

/** The user whose rights count: the one of the herd, or the multi-herd user before a herd is chosen. */
export function effectiveUser(users: SessionUsers): UserProfile | null {
  return users.user ?? users.multiUser;
}

/** Section 4, route guard: signed in means a user that has an email. */
export function isSignedIn(users: SessionUsers): boolean {
  const user = effectiveUser(users);
  return user !== null && user.email !== "";
}

/** Section 4, licence check: owners and administrators with terms still to validate go to the terms page. */
export function mustAcceptTerms(profile: UserProfile, connectedAs: readonly string[]): boolean {
  return profile.validateCgu && connectedAs.includes(profile.connectedAs);
}
