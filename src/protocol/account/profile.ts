import * as z from "zod/mini";
import { readProfile, type UserProfile } from "../../domain/session/profile";

/** The session user on the wire: any object, read leniently, so that a hostile field neither crashes nor opens anything. */
export const profile = z.codec(z.looseObject({}), z.custom<UserProfile>(), {
  decode: readProfile,
  encode: (user) => ({ ...user }),
});
