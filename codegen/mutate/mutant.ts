import type { Place, RegistryModel } from "../link/model";

export const MUTATIONS = ["drop", "widen", "narrow", "swap"] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** The registry with one slip in who may pass. */
export interface Mutant {
  readonly mutation: Mutation;
  readonly place: Place;
  /** As people write it; nothing where it is gone. */
  readonly before: string;
  readonly after: string;
  readonly documents: RegistryModel["documents"];
}
