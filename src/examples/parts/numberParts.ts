import { nationalNumber } from "../../sdk/formats";

/** A national number as it is read: blanks between its parts, the end apart since it is shown bold. */
export function numberParts(number: string): { readonly head: string; readonly last: string } {
  const { country, middle, last } = nationalNumber(number);
  const pairs = middle.match(/.{1,2}/g) ?? [];
  return { head: [country, ...pairs].filter((part) => part !== "").join(" "), last };
}
