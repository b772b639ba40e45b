import { z } from "zod";
import { document, form, many, maybe } from "./common";

/** registry/accepted.yaml: what was said yes to, each with its reason; written by `registry accept`. */
export const accepted = document("Accepted", "Effects of changes that were said yes to", {
  accepted: many(
    z.strictObject({
      id: form(/^[0-9a-f]{8}$/, "effectId").describe("Which effect, as `registry diff` shows it."),
      what: z.string().min(1).describe("The effect in words, as it was shown."),
      why: z.string().min(10).describe("The reason, for who reads this in a year."),
      by: z.string().min(1).describe("Who says so."),
      on: z.iso.date().describe("Day of the yes."),
      until: maybe(z.iso.date(), "Last day on which it counts. Left out: as long as the effect is the same."),
    }),
  ),
});
