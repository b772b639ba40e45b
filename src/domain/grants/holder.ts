import type { UserProfile } from "../session/profile";

/** What a user holds, ready for look-ups (section 3). */
export interface GrantHolder {
  /** Level by name; null for a permission of the list, which has none. At the same name the level wins. */
  readonly names: ReadonlyMap<string, number | null>;
  readonly droits: readonly string[];
  readonly applications: ReadonlySet<string>;
}

const KNOWN = new WeakMap<UserProfile, GrantHolder>();

/** Worked out once a profile: one never changes, and a change of network or mode asks for it again. */
export function grantHolderOf(profile: UserProfile): GrantHolder {
  const known = KNOWN.get(profile);
  if (known) return known;
  const names = new Map<string, number | null>();
  for (const name of profile.droits) names.set(name, null);
  const { authorizes } = profile.rules;
  for (const name of Object.keys(authorizes)) names.set(name, authorizes[name] ?? 0);
  const holder = { names, droits: profile.droits, applications: new Set(profile.grants) };
  KNOWN.set(profile, holder);
  return holder;
}
