import type { Place, Refusal } from "../../stores/locationStore";

/** What is done about an address: a page is shown, the home screen follows in a moment, or another address is tried. */
export type NextStep =
  | { readonly kind: "place"; readonly place: Place }
  | { readonly kind: "home"; readonly place: Place }
  | { readonly kind: "redirect"; readonly to: string; readonly refusal: Refusal | null };

export type Rules = (address: string) => NextStep;
