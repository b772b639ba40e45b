import { namesApart } from "./listedNames";

/** What may be the name of a grant. */
export const GRANT = /^[\w.{}-]+$/;
/** Keys that stand for a list of grants, in other products and in people's minds. */
export const OF_GRANTS =
  /^(?:acl|allOf|any|anyOf|any_of|oneOf|droits?|grants?|guards?|habilitations?|permissions?|rights?|roles?|requires?|rechte?|derechos?|diritti)$/i;
/** Whether a key that no access knows was to name the grants of which one suffices. */
export function meansGrants(key: string, value: unknown, isGrant: (name: string) => boolean): boolean {
  const names = isSeveral(value) ? namesIn(value) : null;
  // The name of a family alone is most often that of a section or a domain too.
  return OF_GRANTS.test(key) || (names?.every(isGrant) === true && names.some((name) => name.includes(".")));
}

function isSeveral(value: unknown): boolean {
  return Array.isArray(value) || (typeof value === "string" && namesApart(value).length > 1);
}

/** `some.grant`, `some.grant or other.grant`, or a list of such names. */
export function namesIn(value: unknown): readonly string[] | null {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!entries.every((one) => typeof one === "string")) return null;
  const names = entries.flatMap(namesApart);
  return names.length > 0 && names.every((one) => GRANT.test(one)) ? names : null;
}

/** `access: some.grant, other.grant`: what to write when all that stands there are names of grants. */
export function grantsAlone(value: string, words: readonly string[], isGrant: (name: string) => boolean): string | null {
  const names = namesIn(value);
  if (names === null || names.some((name) => words.includes(name) || EVERYBODY.test(name) || PUBLIC.test(name))) return null;
  return names.length > 1 || names.every(isGrant) ? `Write access: { anyOf: [${names.join(", ")}] }` : null;
}

/** Words with which other products mean all who are signed in. */
export const EVERYBODY = /^(?:all|any|anyone|authenticated|everybody|everyone|logged-?in|members?|tous|true|users?|yes)$/i;
/** The word public in the languages of the registry's authors. */
export const PUBLIC = /^(?:publique|publics|öffentlich|oeffentlich|p[uú]blic[oa]|pubblic[oa])$/i;
/** All that an access may be. */
export const ACCESS_WORDS =
  "inherit (as when left out), signedIn (everyone who is signed in), public (also without signing in), or { anyOf: [grant.name] } for the holders of a grant only";

/** `anyOf: "[some.grant]"`: what stands in quotes is a text, whatever it looks like. */
export function unquoted(value: string): string | null {
  const text = value.trim();
  return /^\[.*\]$/.test(text) || /^\{.*: .*\}$/.test(text) ? `Remove the quotes: ${text}` : null;
}

/** `access: [some.grant]`: the list belongs under anyOf. */
export function grantsIn(value: unknown, expected: readonly string[]): string | null {
  if (!expected.includes("signedIn") || !Array.isArray(value)) return null;
  const names = value.filter((one) => typeof one === "string");
  const [word] = names.filter((name) => expected.includes(name));
  const grants = names.filter((name) => !expected.includes(name));
  if (word !== undefined && grants.length === 0) return `Write ${word} alone, without brackets.`;
  const holders = `for the holders of any of these grants, write { anyOf: [${grants.length === 0 ? "…" : grants.join(", ")}] }`;
  return word === undefined ? `${upperFirst(holders)}.` : `${upperFirst(holders)}. "${word}" stands alone, without brackets and grants.`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `- some.grant: 1` among names: a colon makes a block of one key. */
export function nameInList(
  { value }: { readonly value: unknown },
  expected: readonly string[],
  path: readonly PropertyKey[],
): string | null {
  const levels = (names: string) => `Levels stand beside the list, under "authorizes:", as ${names}.`;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const [[name, level] = ["", null]] = entries;
  if (
    expected.includes("array") &&
    !expected.includes("string") &&
    entries.length > 0 &&
    entries.every(([, one]) => typeof one !== "object" || one === null)
  ) {
    const names = entries.map(([one]) => one);
    const beside = path.at(-1) === "droits" ? ` ${levels(`{ ${name}: ${typeof level === "number" ? level : 1} }`)}` : "";
    return `A list of names stands here: [${names.join(", ")}], or each name on a line of its own after a dash and a space, without a colon.${beside}`;
  }
  if (typeof path.at(-1) !== "number" || !expected.includes("string") || entries.length !== 1) return null;
  if (typeof level === "object" && level !== null) return null;
  return `Write the name alone, without a colon: - ${name}.${path.at(-2) === "droits" && level !== null ? ` ${levels(`{ ${name}: ${String(level)} }`)}` : ""}`;
}
