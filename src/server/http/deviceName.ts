import Bowser from "bowser";

/** Longer than what any browser sends. */
const LONGEST = 512;

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Browser and system of a device, `Firefox, Android`, so that its owner knows it again; only known names, nothing that a caller made up. */
export function deviceName(userAgent: string): string | null {
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST) || "unknown");
  const names = [known(BROWSERS, browser.name), known(SYSTEMS, os.name)].filter((name) => name !== undefined);
  return names.length === 0 ? null : names.join(", ");
}

function known(names: ReadonlySet<string>, name: string | undefined): string | undefined {
  return name !== undefined && names.has(name) ? name : undefined;
}
