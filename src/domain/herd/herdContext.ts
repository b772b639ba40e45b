/** Which workshops of the herd are active, by workshop value. */
export type ActiveWorkshops = ReadonlySet<string>;

export type HerdContext = "M" | "L" | "A";

/** Section 4, shop toggle: both active gives M (dairy and beef), dairy only L, anything else A. */
export function herdContext(active: { readonly dairy: boolean; readonly beef: boolean }): HerdContext {
  if (active.dairy) return active.beef ? "M" : "L";
  return "A";
}
