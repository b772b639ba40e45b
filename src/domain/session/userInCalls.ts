import type { UserProfile } from "./profile";

/**
 * The user that goes with a call (sections 7.2 and 7.3): whole, but of more than `most` herds only the open one. The list would be
 * sent once per application, and who is signed in is said by the tokens.
 */
export function userInCalls(user: UserProfile, most: number): UserProfile {
  const { infoCheptels, numCheptel } = user;
  if (infoCheptels.length <= most) return user;
  return { ...user, infoCheptels: infoCheptels.filter((herd) => herd.numCheptel === numCheptel) };
}
