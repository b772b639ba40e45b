import * as z from "zod/mini";

/**
 * Messages between the tabs of one browser, always about one session: `access` shares a new access token and when it
 * was issued, `ask` asks for it, `entered` says who has signed in and, where there is one for each herd, with which tokens, `left` that
 * they have logged out.
 */
export const tabMessage = z.object({
  kind: z.enum(["access", "ask", "entered", "left"]),
  session: z.string(),
  account: z.optional(z.string()),
  tokens: z.optional(z.array(z.string())),
  token: z.optional(z.string()),
  at: z.optional(z.number()),
});

export type TabMessage = z.output<typeof tabMessage>;
