import type { UserProfile } from "../session/profile";

/** What a user holds (section 3). At the same name the level wins over the list. */
export interface GrantHolder {
  readonly droits: readonly string[];
  readonly authorizes: Readonly<Record<string, number>>;
  readonly applications: readonly string[];
}

/** Nothing has been given to the account yet: only what everybody may open is left. */
export function holdsNothing({ droits, rules, grants }: UserProfile): boolean {
  return droits.length === 0 && grants.length === 0 && Object.values(rules.authorizes).every((level) => level === 0);
}

export function grantHolderOf(profile: UserProfile): GrantHolder {
  return { droits: profile.droits, authorizes: profile.rules.authorizes, applications: profile.grants };
}
