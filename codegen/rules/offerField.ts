import type { UserProfile } from "../../src/domain/session/profile";
import { finding } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import type { Rule } from "./rule";

/** What an offer is made of, as the account brings it. */
const FIELDS: readonly (keyof UserProfile)[] = ["emetteur", "offre", "prescripteur"];

/** The offer of a technician is made of fields of the account; another name stands for nothing. */
export const offerField: Rule = function* (model) {
  for (const { file, document } of model.documents.shops) {
    for (const [, names = ""] of document.offerLabel.matchAll(/\{([^}]*)\}?/g)) {
      for (const name of names.split("|").map((one) => one.trim())) {
        if (FIELDS.some((field) => field === name)) continue;
        const guess = didYouMean(name, FIELDS) || ".";
        yield finding(model.locate({ file, path: ["offerLabel"] }), "offer-field", `"${name}" stands for nothing in an offer${guess}`, {
          hint: `Write ${FIELDS.map((field) => `{${field}}`).join(", ")}, or {${FIELDS.slice(1).join("|")}} for the first that is not empty.`,
        });
      }
    }
  }
};
