import { finding } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import { isBlock } from "../read/onOneLine";
import { quoted } from "../read/quoted";
import { KINDS } from "../schema/kinds";
import { type Beside, type Inward, placeRemedy } from "./beside";
import { freeKeys, keyCalled } from "./meantKey";
import { placed } from "./placed";
import { keyNames, keysAt } from "./schemaKeys";

/** Blocks of values that a target gives the address of its route, and behind it. */
const BLOCKS = ["params", "query"] as const;
type Block = (typeof BLOCKS)[number];

interface Value {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

/** `tab: production` beside `params:`. */
export function valuesBeside(beside: Beside): readonly Inward[] {
  const { schema, read, path, keys } = beside;
  const known = keysAt(schema, path) ?? [];
  if (!known.includes("route") || !BLOCKS.every((block) => known.includes(block))) return [];
  const found = keys.map((key) => ({ key, ...belongingOf(beside, key) }));
  return BLOCKS.flatMap((block) => {
    const values = found.flatMap(({ key, into, name }) => {
      const text = name === undefined ? null : textAt(beside, key);
      return into !== block || name === undefined || text === null ? [] : [{ key, name, text }];
    });
    const given = placed(read, [...path, block]).value;
    return inwardOf(beside, block, values, isBlock(given) ? given : {});
  });
}

/** The block a key belongs into, and its name there. */
function belongingOf(beside: Beside, key: string): { readonly into: Block; readonly name: string } | Record<"into" | "name", undefined> {
  const { schema, read, path, keys, written } = beside;
  const taken = takenBy(beside);
  const [, dotted, name = key] = /^(params|query)\.([\w-]+)$/.exec(key) ?? [];
  if (taken.includes(name)) return { into: "params", name };
  if (dotted !== undefined) return { into: dotted === "params" ? "params" : "query", name };
  if (suggest(key, freeKeys(schema, read, path)) !== null) return NOWHERE;
  const isKey = isKeyOfRegistry(key) || keyCalled(schema, read, { kind: "unknown", path, key }) !== null;
  if (!written.isOfAddress(key) && isKey) return NOWHERE;
  const [lacking, ...more] = lackingAt(beside);
  if (lacking !== undefined && more.length === 0 && keys.length === 1) return { into: "params", name: lacking };
  return written.isOfAddress(key) ? { into: "query", name: key } : NOWHERE;
}

/** `order`, `color`: a key that some file of the registry takes is no name of a value. */
function isKeyOfRegistry(key: string): boolean {
  return Object.values(KINDS).some(({ schema }) => keyNames(schema).has(key));
}

const NOWHERE = { into: undefined, name: undefined };

function takenBy({ read, path, written }: Omit<Beside, "keys" | "schema">): readonly string[] {
  const { value: route } = placed(read, [...path, "route"]);
  return (typeof route === "string" ? written.paramsOf(route) : null) ?? [];
}

/** Parameters of the route of a target that it gives no value for. */
export function lackingAt(beside: Omit<Beside, "keys" | "schema">): readonly string[] {
  return takenBy(beside).filter((name) => placed(beside.read, [...beside.path, "params", name]).value === undefined);
}

/** A value as it is written, in quotes; null for what is no single value. */
function textAt({ read, path }: Beside, key: string): string | null {
  const { value, source } = placed(read, [...path, key]);
  return value === null || value === undefined || typeof value === "object" ? null : (source ?? String(value));
}

function inwardOf(beside: Beside, into: Block, values: readonly Value[], given: Readonly<Record<string, unknown>>): readonly Inward[] {
  const { read, path } = beside;
  const [first] = values;
  if (first === undefined) return [];
  const keys = values.map(({ key }) => key);
  const at = placed(read, [...path, first.key]).key;
  const twice = values.find(({ name }) => Object.hasOwn(given, name));
  if (twice !== undefined) {
    const message = `"${twice.name}" stands here and under "${into}:", where it is "${String(given[twice.name])}".`;
    const hint = `Remove this line; when its value is the right one, write it under "${into}:" first, as ${twice.name}: ${quoted(twice.text)}`;
    return [{ path, keys, into, value: undefined, finding: finding(at, "unknown-key", message, { hint }) }];
  }
  const value = { ...given, ...Object.fromEntries(values.map(({ name, text }) => [name, text])) };
  const text = `{ ${Object.entries(value)
    .map(
      ([name, one]) => `${name}: ${Array.isArray(one) ? `[${one.map((part) => quoted(String(part))).join(", ")}]` : quoted(String(one))}`,
    )
    .join(", ")} }`;
  const where = into === "params" ? "in its address" : "behind its address";
  const message = `${keys.map((key) => `"${key}"`).join(" and ")} cannot stand here; what a page is given ${where} stands under "${into}:".`;
  const hint = placeRemedy(beside, keys, into, text);
  return [{ path, keys, into, value, finding: finding(at, "unknown-key", message, { hint }) }];
}

/** `params: production`, without the name of the value. */
export function valueAlone(target: Omit<Beside, "keys" | "schema">, key: PropertyKey | undefined): string | null {
  const { read, path } = target;
  const block = BLOCKS.find((one) => one === key);
  const { value, source } = block === undefined ? { value: null, source: null } : placed(read, [...path, block]);
  const text = value === null || typeof value === "object" ? null : (source ?? String(value));
  if (block === undefined || text === null || /[=&]/.test(text)) return null;
  const [name, ...more] = lackingAt(target);
  const isOther = block === "query" && placed(read, [...path, "params"]).value !== undefined;
  if (name !== undefined && more.length === 0) {
    const where = isOther ? `Write it among the "params:", as ${name}: ${quoted(text)}` : `Write params: { ${name}: ${quoted(text)} }`;
    return `${where}, in place of "${block}:" and its value.`;
  }
  if (more.length > 0) return `Write each value behind its name: params: { ${[name, ...more].map((one) => `${one}: "…"`).join(", ")} }`;
  const isKnown = typeof placed(read, [...path, "route"]).value === "string";
  return block === "query" || isKnown
    ? `Write the name of the value before it, as query: { name: ${quoted(text)} }, in place of "${block}:" and its value.`
    : null;
}
