import type { FeatureGrants } from "../registry/access";
import type { Mode, SessionUsers } from "../session/session";
import { decideGrant, type GrantRules } from "./decideGrant";
import { grantHolderOf } from "./holder";

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
