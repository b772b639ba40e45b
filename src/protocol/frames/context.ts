import * as z from "zod/mini";

const name = z.string().check(z.minLength(1), z.maxLength(120));
const value = z.string().check(z.maxLength(2000));

/** Parameter values by name; a repeated parameter has a list, one entry a segment. */
export const paramValues = z.record(name, z.union([value, z.readonly(z.array(value).check(z.maxLength(100)))]));
export const queryValues = z.record(name, value);

/** A place in the product: a route name and values, never a URL. */
export const routeTarget = z.strictObject({ route: name, params: paramValues, query: queryValues });

/** What a frame is told about where it stands, in the handshake and at every change. */
export const frameContext = z.strictObject({
  /** Grows with every login, logout and herd switch; messages of an older epoch are refused. */
  epoch: z.int().check(z.nonnegative()),
  numCheptel: z.nullable(z.string().check(z.maxLength(64))),
  language: z.string().check(z.minLength(2), z.maxLength(16)),
  theme: z.enum(["light", "dark", "sun"]),
  network: z.enum(["ONLINE", "OFFLINE"]),
  /** Route the frame shows; null when the page was opened outside the shell, where only its address is known. */
  route: z.nullable(name),
  params: paramValues,
  query: queryValues,
  /** Limits of the product that the registry hands to this application, by their names in `settings.yaml`. */
  limits: z.record(name, z.number()),
});

export type FrameTarget = z.output<typeof routeTarget>;
export type FrameContext = z.output<typeof frameContext>;
export type Theme = FrameContext["theme"];
export type NetworkState = FrameContext["network"];
