import { readProfile, type UserProfile } from "../../../domain/session/profile";
import { USER_PARTS } from "../../../domain/session/userParts";

/** Fields that an application is told only when the registry lists them for it (`frame.user`). */
const LISTED_USER_FIELDS = Object.values(USER_PARTS)
  .flat()
  .filter((field) => field !== "droits" && field !== "grants");

type ListedFields = Pick<UserProfile, (typeof LISTED_USER_FIELDS)[number]>;

/**
 * The current user as a frame sees it: without its token (decision WRK-13), and without what its application does not need.
 * `droits` are the grants of its own routes, `grants` its own code, unless the registry lists all of them for it.
 */
export type FrameUser = Omit<UserProfile, "token" | "bySupport" | keyof ListedFields> & Partial<ListedFields>;

/** Fields are named one by one, so that a new one of the profile is not handed on by itself. */
export function userForFrame(user: UserProfile, listed: readonly string[]): FrameUser {
  const { id, numCheptel, nom, prenom, elevageEnCours, laitier, allaitant, contexteElevage, trans, droits, grants } = user;
  const more: { -readonly [Field in keyof ListedFields]?: ListedFields[Field] } = {};
  for (const field of LISTED_USER_FIELDS) if (listed.includes(field)) copyField(more, user, field);
  return { id, numCheptel, nom, prenom, elevageEnCours, laitier, allaitant, contexteElevage, trans, droits, grants, ...more };
}

/** Parses what came over the wire; a field of the wrong type counts as empty. */
export function readFrameUser(value: object): FrameUser {
  return userForFrame(readProfile(value), Object.keys(value));
}

function copyField<Field extends keyof ListedFields>(to: Partial<Pick<ListedFields, Field>>, from: ListedFields, field: Field): void {
  to[field] = from[field];
}
