import { z } from "zod";
import { document, form, many, maybe } from "./common";

const id = form(/^[0-9a-f]{8}$/, "effectId");
const why = z.string().min(10).describe("The reason, for who reads this in a year.");

/** registry/accepted.yaml: what was said yes to, each with its reason; written by `registry accept`. */
export const accepted = document("Accepted", "Effects of changes that were said yes to", {
  accepted: many(
    z.strictObject({
      id: id.describe("Which effect, as `registry diff` shows it."),
      what: z.string().min(1).describe("The effect in words, as it was shown."),
      why,
      by: z.string().min(1).describe("Who says so."),
      on: z.iso.date().describe("Day of the yes."),
      until: maybe(z.iso.date(), "Last day on which it counts. Left out: as long as the effect is the same."),
    }),
  ),
});

/** registry/harmless.yaml: slips in who may pass that nothing would notice, and why each harms nobody; ids are those of `registry mutate`. */
export const harmless = document("Harmless", "Slips that nothing would notice and that harm nobody", {
  slips: many(z.strictObject({ id, slip: z.string().describe("The slip in words."), why: z.strictObject({ fr: why, en: why }) })),
});
