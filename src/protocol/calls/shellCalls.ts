import * as z from "zod/mini";
import { profile } from "../account/profile";
import { contract, noBody } from "./contract";

/** An animal as the search shows it; `id` opens its card. */
const animal = z.object({ id: z.string(), number: z.string(), name: z.string(), breed: z.string(), lot: z.string() });

export type Animal = Readonly<z.output<typeof animal>>;

/** Calls of the shell itself (section 7.2). */
export const SHELL_CALLS = {
  animals: contract({ caller: "herd", params: ["query"], request: noBody, answer: z.array(animal) }),
  ping: contract({ caller: "anybody", params: [], request: noBody, answer: z.object({ version: z.string() }), fromAnywhere: true }),
  services: contract({ caller: "herd", params: [], request: noBody, answer: z.object({ services: z.array(z.string()) }) }),
  widgetAuth: contract({ caller: "herd", params: [], request: profile, answer: z.object({ token: z.string() }) }),
  tagDomainRead: contract({ caller: "herd", params: [], request: z.object({ domain: z.string() }), answer: z.unknown() }),
} as const;
