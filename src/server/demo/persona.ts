import type { UserProfile } from "../../domain/session/profile";

/** A named user of the registry, as the generated list holds it with its grants written out (registry/personas/<id>.yaml). */
export interface Persona {
  readonly id: string;
  /** What a sign-in answers. */
  readonly login: "oneToken" | "tokenPerHerd" | "none";
  /** Day the terms were accepted, or null. */
  readonly termsAccepted: string | null;
  /** What the profile holds whatever the herd is. */
  readonly profile: Pick<UserProfile, "email" | "connectedAs" | "origin" | "droits" | "grants" | "rules" | "settings"> &
    Partial<UserProfile>;
  readonly herds: readonly PersonaHerd[];
}

export interface PersonaHerd {
  readonly numCheptel: string;
  readonly raisonSociale: string;
  readonly nom: string;
  readonly prenom: string;
  readonly ville: string;
  readonly background?: string | undefined;
  readonly laitier: boolean;
  readonly allaitant: boolean;
}
