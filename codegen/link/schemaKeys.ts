import { z } from "zod";
import { EVERY_LANGUAGE, texts } from "../schema/common";

/** Keys that a schema takes at a path, or null when any key is taken there. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] | null {
  const keys = new Set<string>();
  for (const found of schemasAt(schema, path)) for (const key of Object.keys(found.shape)) keys.add(key);
  return keys.size === 0 ? null : [...keys];
}

/** What a schema says of the value at a path, the description of its own and not of its type; null when it knows none. */
export function knownAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): { readonly isText: boolean; readonly description: string | null } | null {
  const key = String(path.at(-1));
  const found: unknown = schemasAt(schema, path.slice(0, -1)).map((one) => one.shape[key])[0];
  if (!(found instanceof z.ZodType)) return null;
  return { isText: isTexts(found), description: found.description === texts.description ? null : (found.description ?? null) };
}

/** What a schema asks for in the place of a value that it refuses. */
export interface Wanted {
  /** Whether it would take another value there. */
  readonly fits: (value: unknown) => boolean;
  /** Whether the block around it cannot do without it. */
  readonly isNeeded: boolean;
  /** Keys of the block that it takes there. */
  readonly keys: readonly string[];
  /** Those of them that the block cannot do without, each with a value as it may stand there. */
  readonly block: readonly NeededKey[];
}

export interface NeededKey {
  readonly key: string;
  /** How its value is written: `{ fr: …, … }`, `true` or `…`. */
  readonly sample: string;
}

/** What a schema asks for at a path. */
export function wantedAt(schema: z.ZodType, path: readonly PropertyKey[]): Wanted {
  const fits = (value: unknown) => typesAt(schema, path).some((one) => one.safeParse(value).success);
  return {
    fits,
    isNeeded: (keysAt(schema, path.slice(0, -1))?.includes(String(path.at(-1))) === true && !fits(undefined)) || isLanguage(schema, path),
    keys: keysAt(schema, path) ?? [],
    get block() {
      return neededKeys(schema, path);
    },
  };
}

/** `fr` of a text, which every language needs. */
function isLanguage(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  return /^[a-z]{2}$/.test(String(path.at(-1))) && knownAt(schema, path.slice(0, -1))?.isText === true;
}

/** The keys that a block cannot do without. */
function neededKeys(schema: z.ZodType, path: readonly PropertyKey[]): readonly NeededKey[] {
  return (keysAt(schema, path) ?? []).flatMap((key) => {
    const types = typesAt(schema, [...path, key]);
    if (types.some((one) => one.safeParse(undefined).success)) return [];
    if (knownAt(schema, [...path, key])?.isText === true) return [{ key, sample: EVERY_LANGUAGE }];
    return [{ key, sample: types.some((one) => one.safeParse(true).success) ? "true" : "…" }];
  });
}

/** Every key that a schema names, at whatever depth. */
export function keyNames(schema: unknown): ReadonlySet<string> {
  return namesIn(schema, () => true);
}

/** Keys that a schema names and whose values take lines of their own: lists and blocks. */
export function blockNames(schema: unknown): ReadonlySet<string> {
  return namesIn(schema, isBlock);
}

/** Keys that a schema names and whose values are texts, one a language. */
export function textNames(schema: unknown): ReadonlySet<string> {
  return namesIn(schema, isTexts);
}

function namesIn(
  schema: unknown,
  isWanted: (value: unknown) => boolean,
  names: Set<string> = new Set(),
  seen: Set<unknown> = new Set(),
): ReadonlySet<string> {
  const opened = openOnce(schema);
  if (seen.has(opened)) return names;
  seen.add(opened);
  const visit = (inner: unknown) => namesIn(inner, isWanted, names, seen);
  if (opened instanceof z.ZodUnion) for (const option of opened.options) visit(option);
  else if (opened instanceof z.ZodArray) visit(opened.element);
  else if (opened instanceof z.ZodRecord) visit(opened.valueType);
  else if (opened instanceof z.ZodObject) {
    for (const [key, inner] of Object.entries(opened.shape)) {
      if (isWanted(openOnce(inner))) names.add(key);
      visit(inner);
    }
  }
  return names;
}

function isTexts(schema: unknown): boolean {
  return schema instanceof z.ZodUnion && schema.options.some((option) => open(option) instanceof z.ZodRecord);
}

function isBlock(schema: unknown): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => isBlock(openOnce(option)));
  return schema instanceof z.ZodArray || schema instanceof z.ZodRecord || schema instanceof z.ZodObject;
}

/** Objects that a schema may stand for at a path; several below a union. */
function schemasAt(schema: unknown, path: readonly PropertyKey[]): readonly z.ZodObject[] {
  return typesAt(schema, path).flatMap(objectsIn);
}

function objectsIn(schema: unknown): readonly z.ZodObject[] {
  const opened = open(schema);
  if (opened instanceof z.ZodUnion) return opened.options.flatMap(objectsIn);
  return opened instanceof z.ZodObject ? [opened] : [];
}

/** What a schema takes at a path, optional or not; several below a union. */
function typesAt(schema: unknown, path: readonly PropertyKey[]): readonly z.ZodType[] {
  const [step, ...rest] = path;
  if (step === undefined) return schema instanceof z.ZodType ? [schema] : [];
  const opened = open(schema);
  if (opened instanceof z.ZodUnion) return opened.options.flatMap((option) => typesAt(option, path));
  if (opened instanceof z.ZodObject) return typesAt(opened.shape[String(step)], rest);
  if (opened instanceof z.ZodArray) return typesAt(opened.element, rest);
  if (opened instanceof z.ZodRecord) return typesAt(opened.valueType, rest);
  return [];
}

function open(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodLazy) return open(schema.unwrap());
  return schema;
}

/** Not into a schema that holds itself, which would never end. */
function openOnce(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? openOnce(schema.unwrap()) : schema;
}
