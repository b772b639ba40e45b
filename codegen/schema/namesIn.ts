import { z } from "zod";
import { naming, type Vocabulary } from "./reference";
import { bare } from "./shape";

/** A name as it is written in a value, by what the schema says of its field. */
export interface WrittenName {
  readonly vocabulary: Vocabulary;
  readonly role: "refers" | "declares";
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly side: "key" | "value";
  /** `each:` of the nearest entry around it that repeats over a list. */
  readonly each: unknown;
}

type Visit = (value: unknown, path: (string | number)[], each: unknown, found: (one: WrittenName) => void) => void;

/** Every name in a value. What does not fit the schema is passed over. */
export function namesIn(schema: z.core.$ZodType, value: unknown): readonly WrittenName[] {
  const found: WrittenName[] = [];
  visitOf(schema)?.(value, [], undefined, (one) => found.push(one));
  return found;
}

/** What a schema declares, at whatever depth. */
export function declaredBy(schema: z.core.$ZodType): readonly Vocabulary[] {
  const one = bare(schema);
  const own = naming(one);
  return [...(own?.role === "declares" ? [own.vocabulary] : []), ...partsOf(one).flatMap(declaredBy)];
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodRecord) return [schema.keyType, schema.valueType];
  if (schema instanceof z.ZodArray) return [schema.element];
  return schema instanceof z.ZodUnion ? schema.options : [];
}

/** Made once a schema: most parts of a document name nothing, and are not walked through. */
const visits = new WeakMap<z.core.$ZodType, Visit | null>();

function visitOf(schema: z.core.$ZodType): Visit | null {
  const one = bare(schema);
  const known = visits.get(one);
  if (known !== undefined) return known;
  const visit = makeVisit(one);
  visits.set(one, visit);
  return visit;
}

function makeVisit(schema: z.core.$ZodType): Visit | null {
  if (schema instanceof z.ZodObject) return ofObject(schema);
  if (schema instanceof z.ZodRecord) return ofRecord(schema);
  if (schema instanceof z.ZodArray) return ofArray(schema);
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.flatMap((option) => visitOf(option) ?? []);
    if (options.length === 0) return null;
    return (...given) => {
      for (const visit of options) visit(...given);
    };
  }
  const own = naming(schema);
  if (own === null) return null;
  return (value, path, each, found) => {
    if (typeof value === "string") found({ ...own, name: value, path: [...path], side: "value", each });
  };
}

function ofObject(schema: z.ZodObject): Visit | null {
  const fields = Object.entries(schema.shape).flatMap(([key, field]) => {
    const visit = visitOf(field);
    return visit === null ? [] : [{ key, visit }];
  });
  if (fields.length === 0) return null;
  return (value, path, each, found) => {
    if (!isBlock(value)) return;
    const inner = value.each ?? each;
    for (const { key, visit } of fields) if (Object.hasOwn(value, key)) within(path, key, () => visit(value[key], path, inner, found));
  };
}

function ofRecord(schema: z.ZodRecord): Visit | null {
  const own = naming(schema.keyType);
  const visit = visitOf(schema.valueType);
  if (own === null && visit === null) return null;
  return (value, path, each, found) => {
    if (!isBlock(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const repeated = (isBlock(inner) ? inner.each : undefined) ?? each;
      if (own !== null) found({ ...own, name, path: [...path, name], side: "key", each: repeated });
      if (visit !== null) within(path, name, () => visit(inner, path, each, found));
    }
  };
}

function ofArray(schema: z.ZodArray): Visit | null {
  const visit = visitOf(schema.element);
  if (visit === null) return null;
  return (value, path, each, found) => {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) within(path, index, () => visit(item, path, each, found));
  };
}

function within(path: (string | number)[], step: string | number, act: () => void): void {
  path.push(step);
  act();
  path.pop();
}

function isBlock(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
