import * as z from "zod/mini";
import { profile } from "../account/profile";
import { contract, noBody } from "./contract";

/** An animal as the search shows it; `id` opens its card, and `stage` says what is to be done with it, by the words of its life cycle (section 3). */
const animal = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  breed: z.string(),
  lot: z.string(),
  stage: z.optional(z.string()),
  late: z.optional(z.boolean()),
});

export type Animal = Readonly<z.output<typeof animal>>;

const byNumber = z.record(z.string(), z.number());

/** A number on a tile of the menu, written as it is read. */
const figure = z.object({
  value: z.string(),
  unit: z.optional(z.string()),
  /** `late`: to be done now; `watch`: to be looked at. */
  tone: z.optional(z.enum(["late", "watch"])),
  /** When it was so: the day of a milk recording, or now. */
  at: z.date(),
  /** Name of what it counts, where that is not what the tile asks for. */
  counts: z.optional(z.string()),
  /** Of a number over all herds: how much of it is in which of them, by its number; where what is late does not stand out; days without a visit. */
  byHerd: z.optional(z.object({ late: byNumber, watch: byNumber, sinceVisit: byNumber })),
  /** How it came about, the latest last. */
  bars: z.optional(z.array(z.number())),
  /** The bars stand beside each other, and none is later than another. */
  isSpread: z.optional(z.boolean()),
});

export type Figure = Readonly<z.output<typeof figure>>;

/** Calls of the shell itself (section 7.2). */
export const SHELL_CALLS = {
  animals: contract({ caller: "herd", params: ["query"], request: noBody, answer: z.array(animal) }),
  figures: contract({ caller: "herd", params: [], request: noBody, answer: z.record(z.string(), figure) }),
  ping: contract({ caller: "anybody", params: [], request: noBody, answer: z.object({ version: z.string() }), fromAnywhere: true }),
  services: contract({ caller: "herd", params: [], request: noBody, answer: z.object({ services: z.array(z.string()) }) }),
  widgetAuth: contract({ caller: "herd", params: [], request: profile, answer: z.object({ token: z.string() }) }),
  tagDomainRead: contract({ caller: "herd", params: [], request: z.object({ domain: z.string() }), answer: z.unknown() }),
} as const;
