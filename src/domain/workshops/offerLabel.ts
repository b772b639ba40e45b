import type { UserProfile } from "../session/profile";

type OfferFields = Pick<UserProfile, "emetteur" | "offre" | "prescripteur">;

const PLACEHOLDER = /\{([^}]*)\}/;

/**
 * Offer label of a technician (sections 3 and 6): the sender joined with the subscriber or, failing that, the shadow prescriber. In
 * the template `{a|b}` is the first of the fields that is not empty, and an empty part takes the separator before it along.
 */
export function offerLabel(template: string, profile: OfferFields): string {
  // Split at its placeholders a template is text, field, text, field, text.
  const parts = template.split(PLACEHOLDER);
  let label = "";
  for (let at = 1; at < parts.length; at += 2) {
    const value = firstFilled(parts[at] ?? "", profile);
    if (value !== "") label += label === "" ? value : `${parts[at - 1] ?? ""}${value}`;
  }
  return label === "" ? "" : `${parts[0] ?? ""}${label}${parts.at(-1) ?? ""}`;
}

function firstFilled(names: string, profile: OfferFields): string {
  const fields = new Map<string, string>(Object.entries(profile).map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  for (const name of names.split("|")) {
    const value = fields.get(name.trim())?.trim() ?? "";
    if (value !== "") return value;
  }
  return "";
}
