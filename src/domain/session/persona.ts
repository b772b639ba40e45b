import type { HerdInfo, UserProfile } from "./profile";
import type { Mode } from "./session";

/** What the server adds to a profile at the sign-in. */
type AddedByServer = "token" | "infoCheptels" | "contexteElevage" | "validateCgu" | "shops";

/** A named user of the registry with its grants written out (registry/personas/<id>.yaml): a user of the checks, and a demo account. */
export interface Persona {
  readonly id: string;
  /** What a sign-in answers. */
  readonly login: "oneToken" | "tokenPerHerd" | "none";
  /** Day the terms were accepted, or null. */
  readonly termsAccepted: string | null;
  readonly mode: Mode | null;
  /** As the server returns it for the first herd. */
  readonly profile: Omit<UserProfile, AddedByServer>;
  readonly herds: readonly PersonaHerd[];
}

export interface PersonaHerd extends Omit<HerdInfo, "background" | "laitier" | "allaitant">, Pick<UserProfile, "laitier" | "allaitant"> {
  readonly background?: string | undefined;
}
