import type { UserProfile } from "../session/profile";

/** What a user holds (section 3). At the same name the level wins over the list. */
export interface GrantHolder {
  readonly droits: readonly string[];
  readonly authorizes: Readonly<Record<string, number>>;
  readonly applications: readonly string[];
}

export function grantHolderOf(profile: UserProfile): GrantHolder {
  return { droits: profile.droits, authorizes: profile.rules.authorizes, applications: profile.grants };
}
