import type { UserProfile } from "./profile";

/** Parts of the user that an application is told only when its file lists them, with their fields. */
export const USER_PARTS = {
  email: ["email"],
  herds: ["infoCheptels"],
  offer: ["offre", "prescripteur", "emetteur"],
  rights: ["droits", "grants", "rules"],
  role: ["connectedAs", "origin"],
  settings: ["settings", "timeout", "validateCgu"],
  shops: ["shops"],
} as const satisfies Readonly<Record<string, readonly (keyof UserProfile)[]>>;

export type UserPart = keyof typeof USER_PARTS;

export function isUserPart(name: string): name is UserPart {
  return Object.hasOwn(USER_PARTS, name);
}
