const MS_OF: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  sec: 1000,
  second: 1000,
  min: 60_000,
  mn: 60_000,
  minute: 60_000,
  h: 3_600_000,
};

/** What to write in place of a number with a unit, in quotes, or with a comma. Whether fractions are taken is asked of the schema. */
export function numberFor(written: string | number, key: string, fits: (value: number) => boolean): string {
  const grouped = /^\s*[1-9]\d{0,2}(?:[,.]\d{3})+\s*$/.test(String(written)) ? Number(String(written).replace(/[,.]/g, "")) : null;
  if (grouped !== null && isMilliseconds(key) && fits(grouped))
    return `Write ${grouped}: ${unitOf(key)}, without marks between its digits.`;
  const [, percent] = /^\s*(\d+(?:[.,]\d+)?)\s*%\s*$/.exec(String(written)) ?? [];
  const meant = percent === undefined ? Number(plain(String(written))) : Number(plain(percent)) / 100;
  return !Number.isInteger(meant) && Number.isFinite(meant) && fits(meant)
    ? `Write ${meant}: a number with a fraction has a point in it, and no quotes.`
    : wholeRemedy(written, key);
}

/** The unit ends the name of the key. */
function wholeRemedy(written: string | number, key: string): string {
  const [, digits = "", unit = ""] = /^\s*(-?[\d\s\u00a0\u202f.,]*\d)\s*([a-z]*)\s*$/i.exec(String(written)) ?? [];
  const number = Number(plain(digits));
  const isMs = isMilliseconds(key);
  const factor =
    unit === ""
      ? 1
      : isMs
        ? (MS_OF[unit.toLowerCase()] ?? MS_OF[unit.toLowerCase().replace(/s$/, "")])
        : key.toLowerCase().endsWith(unit.toLowerCase())
          ? 1
          : undefined;
  const what = unitOf(key);
  if (digits === "" || !Number.isFinite(number) || factor === undefined) return `Write ${what}, without quotes and without a unit.`;
  // A fraction of a millisecond was meant as seconds.
  const value = Number.isInteger(number * factor) ? number * factor : isMs ? number * 1000 : null;
  return value === null ? `Write ${what}, without a fraction.` : `Write ${value}: ${what}, without quotes and without a unit.`;
}

/** Most keys end with their unit. */
function isMilliseconds(key: string): boolean {
  return key.endsWith("Ms") || key === "timeout";
}

function unitOf(key: string): string {
  if (isMilliseconds(key)) return "a whole number of milliseconds (1000 is one second)";
  return key.endsWith("Px") ? "a whole number of pixels" : "a plain number";
}

/** `2,5` and `2 500` as a program reads them. */
function plain(digits: string): string {
  const compact = digits.replace(/[\s\u00a0\u202f]/g, "");
  return /^-?\d+,\d+$/.test(compact) ? compact.replace(",", ".") : compact;
}

/** What to write in place of a number that is too small or too great. */
export function numberRemedy(value: number, explained: string, key: string): string {
  if (!isMilliseconds(key)) return `Expected: ${explained}.`;
  const seconds = value > 0 && value < 100 ? ` If ${value} seconds were meant, write ${value * 1000}.` : "";
  return `Expected: ${explained} milliseconds; 1000 is one second.${seconds}`;
}
