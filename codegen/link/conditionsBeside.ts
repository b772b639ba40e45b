import { finding } from "../diagnostic/finding";
import { isBlock, onOneLine } from "../read/onOneLine";
import { meansGrants, namesIn, OF_GRANTS } from "./accessRemedy";
import { type Beside, type Inward, placeRemedy } from "./beside";
import { keyByName } from "./meantKey";
import { placed } from "./placed";
import { keysAt, wantedAt } from "./schemaKeys";
import type { Written } from "./written";

/** What an access may hold, as far as it is understood. */
type Conditions = Readonly<Record<string, unknown>>;

/** `grants: [sante.colostrum]` beside the place of an access: without it, everybody would pass who passes above. */
export function conditionsBeside(beside: Beside): readonly Inward[] {
  const { schema, read, path, keys, written } = beside;
  if (keysAt(schema, path)?.includes("anyOf") === true) return grantsTwice(beside);
  const known = keysAt(schema, [...path, "access"]) ?? [];
  if (known.length === 0) return [];
  const isNew = placed(read, [...path, "access"]).value === undefined;
  const own = keys.flatMap((key) => {
    const mayStand =
      known.includes(key) || mayAdd(key, !isNew) || (isNew && keyByName(schema, read, { kind: "unknown", path, key }) === null);
    const conditions = mayStand ? conditionsOf(key, placed(read, [...path, key]).value, known, written) : null;
    return conditions === null ? [] : [{ key, conditions }];
  });
  const [first] = own;
  if (first === undefined) return [];
  const { value: access } = placed(read, [...path, "access"]);
  const value = [asConditions(access), ...own.map(({ conditions }) => conditions)].reduce(both);
  const names = own.map(({ key }) => key);
  const message = `${names.map((name) => `"${name}"`).join(" and ")} cannot stand here; who may pass is said under "access:".`;
  const fits = wantedAt(schema, [...path, "access"]).fits(value) && (value.anyOf !== undefined || !OPEN.includes(String(access)));
  const text = onOneLine(fits ? value : { anyOf: ["…"], ...value });
  const hint = placeRemedy(beside, names, "access", text);
  const at = placed(read, [...path, first.key]).key;
  return [{ path, keys: names, into: "access", value: fits ? value : undefined, finding: finding(at, "unknown-key", message, { hint }) }];
}

/** `grants: [b]` beside `anyOf: [a]`. */
function grantsTwice(beside: Beside): readonly Inward[] {
  const { read, path, keys } = beside;
  const first = namesIn(placed(read, [...path, "anyOf"]).value);
  return keys.flatMap((key) => {
    const at = placed(read, [...path, key]);
    const names = namesIn(at.value);
    if (first === null || names === null || !mayAdd(key, true)) return [];
    const value = [...new Set([...first, ...names])];
    const message = `"${key}" cannot stand here; grants of which one suffices stand under "anyOf:".`;
    const hint = placeRemedy(beside, [key], "anyOf", onOneLine(value));
    return [{ path, keys: [key], into: "anyOf", value, finding: finding(at.key, "unknown-key", message, { hint }) }];
  });
}

/** What stands there is widened neither by what only looks like grants, nor by grants that are needed beside it. */
function mayAdd(key: string, isThere: boolean): boolean {
  return OF_GRANTS.test(key) && !(isThere && /^allOf$/i.test(key));
}

/** Words that let more people pass than a list of grants. */
const OPEN: readonly string[] = ["signedIn", "public"];

/** What a key says of who may pass; null when it says something else. */
function conditionsOf(key: string, value: unknown, known: readonly string[], { isGrant }: Written): Conditions | null {
  const names = namesIn(value);
  if (key !== "anyOf" && known.includes(key)) return { [key]: value };
  if (names !== null && meansGrants(key, value, isGrant)) return { anyOf: names };
  const inner = OF_GRANTS.test(key) ? asConditions(value) : {};
  const isKnown = Object.keys(inner).length > 0 && Object.keys(inner).every((one) => known.includes(one));
  return isKnown ? inner : null;
}

function asConditions(value: unknown): Conditions {
  return isBlock(value) ? value : {};
}

function both(one: Conditions, other: Conditions): Conditions {
  const anyOf = [...new Set([...(namesIn(one.anyOf) ?? []), ...(namesIn(other.anyOf) ?? [])])];
  return { ...one, ...other, ...(anyOf.length > 0 ? { anyOf } : {}) };
}
