import type { OpenPage, Refusal } from "../../stores/locationStore";

/** What is done about an address: a page is shown, the home screen follows in a moment, or another address is tried. */
export type GuardOutcome =
  | { readonly kind: "page"; readonly page: OpenPage }
  | { readonly kind: "home"; readonly page: OpenPage }
  | { readonly kind: "redirect"; readonly to: string; readonly refusal: Refusal | null };

export type GuardRules = (address: string) => GuardOutcome;
