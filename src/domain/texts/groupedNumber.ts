/** Section 9: thousands are separated by a dot, decimals by a comma, whatever the language (decision FMT-09). */
export function groupedNumber(value: number): string {
  const [whole = "", decimals] = String(value).split(".");
  const dotted = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return decimals === undefined ? dotted : `${dotted},${decimals}`;
}
