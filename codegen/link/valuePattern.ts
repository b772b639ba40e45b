/** Longer values are no part of an address, and patterns are tried on none. */
const LONGEST_VALUE = 500;
const LONGEST_PATTERN = 200;
/** Repetitions as often as one likes, each of which multiplies the work by the length of the value. */
const MOST_ENDLESS = 3;
/** What may be left out, each of which doubles it. */
const MOST_OPTIONAL = 10;

const GROUP = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?([^()]*)\)([*+]|\{\d+(?:,\d*)?\})?/;

/** The pattern for a whole value; any, when there is none; null when it is no regular expression, or one that may run for ever. */
export function valuePattern(pattern = ".*"): { readonly test: (value: string) => boolean } | null {
  if (isSlow(pattern)) return null;
  try {
    const whole = new RegExp(`^(?:${pattern})$`, "su");
    return { test: (value) => value.length <= LONGEST_VALUE && whole.test(value) };
  } catch {
    // Reported as param-sample.
    return null;
  }
}

/** Whether a pattern repeats what may be read in several ways, such as `(a+)+` or `(a|aa)*`: it could run for ever on one value. */
export function isSlow(pattern: string): boolean {
  let flat = pattern.replace(/\\./gsu, "x").replace(/\[[^\]]*\]/g, "x");
  if (pattern.length > LONGEST_PATTERN || (flat.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0) > MOST_ENDLESS) return true;
  for (let group = GROUP.exec(flat); group !== null; group = GROUP.exec(flat)) {
    const [whole, inside = "", repeated] = group;
    const varies = /[*+?|]|\{\d+,/.test(inside);
    if (varies && repeated !== undefined) return true;
    flat = flat.replace(whole, varies ? "x?" : "x");
  }
  return (flat.match(/\?/g)?.length ?? 0) > MOST_OPTIONAL;
}
