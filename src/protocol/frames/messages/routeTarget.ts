import * as z from "zod/mini";

export const name = z.string().check(z.minLength(1), z.maxLength(120));
export const value = z.string().check(z.maxLength(2000));

/** Parameter values by name; a repeated parameter has a list, one entry a segment. */
export const paramValues = z.record(name, z.union([value, z.readonly(z.array(value).check(z.maxLength(100)))]));
export const queryValues = z.record(name, value);

/** A place in the product: a route name and values, never a URL. */
export const routeTarget = z.strictObject({ route: name, params: paramValues, query: queryValues });

export type FrameTarget = z.output<typeof routeTarget>;
