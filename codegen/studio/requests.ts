import { z } from "zod";

/** What the page asks, by name; nothing of it is trusted. */
const name = z.string().max(200);
const words = z.string().max(500);

const change = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["sign-in", "sign-out", "go-online", "go-offline"]) }),
  z.object({ kind: z.enum(["add-grant", "remove-grant"]), grant: name }),
  z.object({ kind: z.literal("set-level"), grant: name, level: z.int().min(0) }),
  z.object({ kind: z.enum(["add-application", "remove-application"]), code: name }),
  z.object({ kind: z.enum(["activate-workshop", "deactivate-workshop"]), workshop: name }),
  z.object({ kind: z.literal("set-mode"), mode: z.enum(["solo", "multi"]) }),
]);

/** As whom the registry is looked at, and in what circumstances; mode null: as the persona has it. */
const look = z.object({
  persona: name,
  online: z.boolean(),
  mode: z.enum(["solo", "multi"]).nullable(),
  language: name,
  /** Tried on the persona, and written nowhere. */
  changes: z.array(change).max(200),
});

const place = { section: name, group: name, before: name.nullable() };
const fields = z.object({
  id: name,
  label: z.record(name, words),
  icon: name,
  size: z.union([z.literal(1), z.literal(2)]),
  route: name.nullable(),
});

/** One step of somebody at work; `stamp` is of the lines that they saw. */
const edit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), ...place, tile: fields }),
  z.object({ kind: z.literal("change"), id: name, stamp: name, tile: fields }),
  z.object({ kind: z.literal("move"), id: name, stamp: name, ...place }),
  z.object({ kind: z.literal("remove"), id: name, stamp: name }),
]);

export const REQUESTS = {
  state: z.object({}),
  check: z.object({}),
  menu: z.object({ look }),
  item: z.object({ look, kind: name, name }),
  find: z.object({ words, language: name }),
  map: z.object({}),
  icons: z.object({ words }),
  preview: z.object({ edit }),
  write: z.object({ edit }),
  accept: z.object({ id: name, why: z.string().max(2000) }),
  back: z.object({ id: name }),
  snapshot: z.object({}),
  undo: z.object({}),
  review: z.object({}),
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestOf<N extends RequestName> = z.infer<(typeof REQUESTS)[N]>;
export type Look = z.infer<typeof look>;
export type Edit = z.infer<typeof edit>;
