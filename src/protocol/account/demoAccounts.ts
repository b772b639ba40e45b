import * as z from "zod/mini";

/** What `/demo/accounts` lists: the demo accounts, named in the language asked for. Only a demo server answers there. */
export const demoAccounts = z.array(z.object({ login: z.string(), password: z.string(), label: z.string(), description: z.string() }));
