import { readProfile, type UserProfile } from "../../domain/session/profile";

/** The current user as a frame sees it: without its token (decision WRK-13). */
export type FrameUser = Omit<UserProfile, "token">;

export function withoutToken(user: UserProfile): FrameUser {
  const { token: _, ...shown } = user;
  return shown;
}

/** Parses what came over the wire; a field of the wrong type counts as empty. */
export function readFrameUser(value: unknown): FrameUser {
  return withoutToken(readProfile(value));
}
