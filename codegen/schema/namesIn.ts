import { z } from "zod";
import { paramsOf } from "../../src/domain/routing/pattern";
import { once } from "../kept/kept";
import { naming, type Vocabulary } from "./reference";
import { bare, isBlock } from "./shape";

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

type Found = (one: WrittenName) => void;

/** Every name in a value. What does not fit the schema is passed over. */
export function namesIn(schema: z.core.$ZodType, value: unknown): readonly WrittenName[] {
  const found: WrittenName[] = [];
  visit(schema, value, [], undefined, (one) => found.push(one));
  return found;
}

/** What a schema declares, at whatever depth. */
export function declaredBy(schema: z.core.$ZodType): readonly Vocabulary[] {
  const one = bare(schema);
  const own = naming(one);
  return [...(own?.role === "declares" ? [own.vocabulary] : []), ...partsOf(one).flatMap(declaredBy)];
}

function visit(schema: z.core.$ZodType, value: unknown, path: WrittenName["path"], each: unknown, found: Found): void {
  const one = bare(schema);
  if (!holdsNames(one)) return;
  if (one instanceof z.ZodUnion) for (const option of one.options) visit(option, value, path, each, found);
  else if (one instanceof z.ZodArray) {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(one.element, item, [...path, index], each, found);
  } else if (one instanceof z.ZodObject) {
    if (!isBlock(value)) return;
    for (const [key, field] of Object.entries(one.shape))
      if (Object.hasOwn(value, key)) visit(field, value[key], [...path, key], value.each ?? each, found);
  } else if (one instanceof z.ZodRecord) {
    const own = naming(one.keyType);
    for (const [name, inner] of isBlock(value) ? Object.entries(value) : []) {
      const at = [...path, name];
      if (own !== null) {
        const { role, vocabulary } = own;
        found({ role, vocabulary, name, path: at, side: "key", each: (isBlock(inner) ? inner.each : undefined) ?? each });
      }
      visit(one.valueType, inner, at, each, found);
    }
  } else {
    const own = naming(one);
    const isName = typeof value === "string" || (typeof value === "number" && one instanceof z.ZodNumber);
    if (own === null || !isName) return;
    const { role, vocabulary, isInPath } = own;
    const written = isInPath ? paramsOf(String(value)).map(({ name }) => name) : [String(value)];
    for (const name of written) found({ role, vocabulary, name, path, side: "value", each });
  }
}

/** Most parts of a document name nothing, and are not walked through. */
const holdsNames: (schema: z.core.$ZodType) => boolean = once(
  (schema) => naming(schema) !== null || partsOf(schema).some((part) => holdsNames(bare(part))),
);

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodRecord) return [schema.keyType, schema.valueType];
  if (schema instanceof z.ZodArray) return [schema.element];
  return schema instanceof z.ZodUnion ? schema.options : [];
}
