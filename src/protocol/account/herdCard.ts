import * as z from "zod/mini";

/** Multi-herd card (section 3). `allaitant` is beyond the list there: the picture of a herd that is both needs it (PUB-17). */
export const herdCard = z.object({
  token: z.string(),
  numCheptel: z.string(),
  laitier: z.boolean(),
  allaitant: z.optional(z.boolean()),
  elevageEnCours: z.object({ denomination: z.string(), commune: z.string() }),
});

export type HerdCard = z.output<typeof herdCard>;
