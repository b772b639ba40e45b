import type { z } from "zod";
import { suggest } from "../diagnostic/suggest";
import type { ReadDocument } from "../read/readDocument";
import { keysCalled } from "../schema/keyWords";
import { KINDS } from "../schema/kinds";
import { meansGrants } from "./accessRemedy";
import type { Unknown } from "./flatIssues";
import { placed } from "./placed";
import { keyNames, keysAt, wantedAt } from "./schemaKeys";
import type { Written } from "./written";

/** Keys that decide who may pass: a value alone never tells that one of them is meant. */
const OF_ACCESS: readonly string[] = ["access", "anyOf", "grant", "multiHerd", "workshop"];

/** Keys that can stand in a block, and do not yet. */
export function freeKeys(schema: z.ZodType, read: ReadDocument, path: readonly PropertyKey[]): readonly string[] {
  return (keysAt(schema, path) ?? []).filter((name) => placed(read, [...path, name]).value === undefined);
}

/** The free key that an unknown one stands for, by its words, its letters or its value; null when none is sure. */
export function meantKey(schema: z.ZodType, read: ReadDocument, unknown: Unknown, written: Written): string | null {
  const { path, key } = unknown;
  const { value } = placed(read, [...path, key]);
  const isAccess = freeKeys(schema, read, path).includes("anyOf") && meansGrants(key, value, written.isGrant);
  return isAccess ? "anyOf" : (keyByName(schema, read, unknown) ?? keyByValue(schema, read, unknown, written));
}

/** The free key that has this name in other words, or is spelt nearly so. */
export function keyByName(schema: z.ZodType, read: ReadDocument, unknown: Unknown): string | null {
  return keyCalled(schema, read, unknown) ?? suggest(unknown.key, freeKeys(schema, read, unknown.path));
}

/** The free key that other people call so, when the value may stand there. */
export function keyCalled(schema: z.ZodType, read: ReadDocument, { path, key }: Unknown): string | null {
  const called = keysCalled(key);
  const { value } = placed(read, [...path, key]);
  return (
    freeKeys(schema, read, path).find((name) => {
      const { fits } = wantedAt(schema, [...path, name]);
      return called.includes(name) && (fits(value) || fits(onlyEntry(value)));
    }) ?? null
  );
}

/** `[sante]` in place of `sante`. */
export function onlyEntry(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : undefined;
}

/** The one free key whose value this can be: by its form, or since others hold the same one there. */
function keyByValue(schema: z.ZodType, read: ReadDocument, { path, key }: Unknown, written: Written): string | null {
  const { value } = placed(read, [...path, key]);
  if (value === null || typeof value === "boolean" || Object.values(KINDS).some((one) => keyNames(one.schema).has(key))) return null;
  const found = freeKeys(schema, read, path).filter((name) => {
    const { fits } = wantedAt(schema, [...path, name]);
    if (OF_ACCESS.includes(name) || !fits(value)) return false;
    return (
      !ANYTHING.some((text) => fits(filledWith(value, text))) ||
      written.valuesOf(read.kind, name).some((other) => isAlike(value, other, written))
    );
  });
  const [only = null] = found;
  return found.length === 1 ? only : null;
}

/** What only a key takes that takes any text. */
const ANYTHING: readonly string[] = ["anything", "any thing"];

/** A value of the same build, in which nothing tells what it is for. */
function filledWith(value: unknown, text: string): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((one) => filledWith(one, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.values(value).map((one, at) => [`any${at}`, filledWith(one, text)]));
}

/** The same value, two addresses, or two names of routes. */
function isAlike(value: unknown, other: unknown, { paramsOf }: Written): boolean {
  if (typeof value !== "string" || typeof other !== "string") return JSON.stringify(value) === JSON.stringify(other);
  const isAddress = (text: string) => /^\S*\/\S*$/.test(text);
  return value === other || (isAddress(value) && isAddress(other)) || (paramsOf(value) !== null && paramsOf(other) !== null);
}
