import { z } from "zod";

/** A schema without what makes it optional. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap()) : schema;
}

/** The schemas that may stand at a path; several where there are alternatives. */
export function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly z.core.$ZodType[] {
  const one = bare(schema);
  const alternatives = one instanceof z.ZodUnion ? one.options : null;
  if (alternatives !== null) return alternatives.flatMap((option) => schemasAt(option, path));
  const [step, ...rest] = path;
  if (step === undefined) return [one];
  if (one instanceof z.ZodArray) return schemasAt(one.element, rest);
  if (one instanceof z.ZodRecord) return schemasAt(one.valueType, rest);
  const field = one instanceof z.ZodObject && typeof step === "string" && Object.hasOwn(one.shape, step) ? one.shape[step] : undefined;
  return field === undefined ? [] : schemasAt(field, rest);
}

export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  return schemasAt(schema, path).flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []));
}

/** A block of keys, as YAML and JSON have them. */
export function isBlock(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
