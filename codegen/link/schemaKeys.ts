import { z } from "zod";

/** Keys that a schema takes at a path, or null when any key is taken there. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] | null {
  const keys = new Set<string>();
  for (const found of schemasAt(schema, path)) for (const key of Object.keys(found.shape)) keys.add(key);
  return keys.size === 0 ? null : [...keys];
}

/** Objects that a schema may stand for at a path; several below a union. */
function schemasAt(schema: unknown, path: readonly PropertyKey[]): readonly z.ZodObject[] {
  const opened = open(schema);
  if (opened instanceof z.ZodUnion) return opened.options.flatMap((option) => schemasAt(option, path));
  const [step, ...rest] = path;
  if (step === undefined) return opened instanceof z.ZodObject ? [opened] : [];
  if (opened instanceof z.ZodObject) return schemasAt(opened.shape[String(step)], rest);
  if (opened instanceof z.ZodArray) return schemasAt(opened.element, rest);
  if (opened instanceof z.ZodRecord) return schemasAt(opened.valueType, rest);
  return [];
}

function open(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodLazy) return open(schema.unwrap());
  return schema;
}
