import type { Viewer } from "../../src/domain/resolver/scope";
import { readProfile, type UserProfile } from "../../src/domain/session/profile";
import type { Mode } from "../../src/domain/session/session";
import { isBlock } from "../schema/shape";

/** Fields of a profile as plain JSON, nothing of it trusted. */
export type UserFile = Readonly<Record<string, unknown>>;

/** Circumstances of a viewer that no profile tells. */
export interface Circumstances {
  readonly online: boolean;
  /** null: the mode of the user file or persona, which is `multi` when it names none. */
  readonly mode: Mode | null;
}

/** The text of a user file as fields; else why it is no JSON, or null for JSON that is no object. */
export function parseUserFile(text: string): { readonly user: UserFile } | { readonly why: string | null } {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return isBlock(value) ? { user: value } : { why: null };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Somebody described by a user file. `user` and `multiUser` are the same profile, unless the file has a `multiUser` of its
 * own: a session that has chosen a herd in which other rights count. Missing fields take the defaults of the server.
 */
export function viewerOf(file: UserFile, circumstances: Circumstances, language: string): Viewer {
  const user = profileOf(file, language);
  const other = Object.hasOwn(file, "multiUser") ? file.multiUser : undefined;
  return sessionOf(user, isBlock(other) ? profileOf(other, language) : user, modeOf(file), circumstances);
}

/** A viewer whose profile is known already; nobody when it is null. */
export function sessionOf(
  user: UserProfile | null,
  multiUser: UserProfile | null,
  mode: Mode | null,
  { online, mode: chosen }: Circumstances,
): Viewer {
  return { user, multiUser, online, mode: chosen ?? mode, numCheptel: user === null || user.numCheptel === "" ? null : user.numCheptel };
}

function profileOf(file: UserFile, language: string): UserProfile {
  return readProfile({ ...defaultsFor(file, language), ...file });
}

/** What the server fills in: a breeder with one herd, dairy and beef unless the herd context says otherwise. */
function defaultsFor(file: UserFile, language: string): Partial<UserProfile> {
  const context = Object.hasOwn(file, "contexteElevage") ? file.contexteElevage : undefined;
  return {
    id: "user",
    numCheptel: "FR35000001",
    email: "user@example.org",
    origin: "ELEVEUR",
    connectedAs: "USER",
    trans: language,
    laitier: context !== "A",
    allaitant: context !== "L",
  };
}

function modeOf(file: UserFile): Mode | null {
  const mode = Object.hasOwn(file, "mode") ? file.mode : undefined;
  return mode === "multi" || mode === "solo" ? mode : null;
}
