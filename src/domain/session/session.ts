import { decideGrant, type GrantRules } from "../grants/decideGrant";
import { grantHolderOf } from "../grants/holder";
import type { FeatureGrants } from "../registry/tables";
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

/**
 * Section 6: the switching grant makes a multi-herd user, the offline-ready one only while the stored mode is `multi`. The
 * multi-herd user is looked at, so that a herd with fewer rights does not end it (decision GRT-30).
 */
export function isMultiHerd(users: SessionUsers, mode: Mode | null, features: FeatureGrants, rules: GrantRules): boolean {
  const user = users.multiUser ?? users.user;
  if (user === null) return false;
  const holder = grantHolderOf(user);
  if (decideGrant(holder, features.multiHerd, rules).held) return true;
  return mode !== "solo" && decideGrant(holder, features.multiHerdOffline, rules).held;
}

/** Section 4, licence check: owners and administrators with terms still to validate go to the terms page. */
export function mustAcceptTerms(profile: UserProfile, connectedAs: readonly string[]): boolean {
  return profile.validateCgu && connectedAs.includes(profile.connectedAs);
}
