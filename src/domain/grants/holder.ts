import type { UserProfile } from "../session/profile";

/** What a user holds, ready for look-ups: permission names, levels by name, application codes (section 3). */
export interface GrantHolder {
  readonly droits: ReadonlySet<string>;
  readonly levels: ReadonlyMap<string, number>;
  readonly applications: ReadonlySet<string>;
}

const known = new WeakMap<UserProfile, GrantHolder>();

/** Profiles never change, so each is indexed once however often the menu is rebuilt. */
export function grantHolderOf(profile: UserProfile): GrantHolder {
  const held = known.get(profile);
  if (held) return held;
  const made = index(profile);
  known.set(profile, made);
  return made;
}

function index(profile: UserProfile): GrantHolder {
  return {
    droits: new Set(profile.droits),
    levels: new Map(Object.entries(profile.rules.authorizes)),
    applications: new Set(profile.grants),
  };
}
