import * as z from "zod/mini";
import type { Persona } from "../domain/session/persona";
import { readProfile } from "../domain/session/profile";
import { namesOf } from "./database/takenNames";

const named = z.string().check(z.minLength(1));
const herd = z.strictObject({
  numCheptel: named,
  raisonSociale: named,
  nom: z._default(z.string(), ""),
  prenom: z._default(z.string(), ""),
  ville: z._default(z.string(), ""),
  laitier: z.boolean(),
  allaitant: z.boolean(),
});
/** The place of a herd that is repeated is told, as of any other wrong field. */
const distinctHerds = z.check<readonly { readonly numCheptel: string }[]>(({ value, issues }) => {
  const seen = new Set<string>();
  for (const [at, { numCheptel }] of value.entries()) {
    const message = "the account has this herd already";
    if (seen.has(numCheptel)) issues.push({ code: "custom", input: value, path: [at, "numCheptel"], message });
    seen.add(numCheptel);
  }
});
const accountFile = z
  .array(
    z.strictObject({
      id: named.check(z.toLowerCase()),
      login: z._default(z.enum(["oneToken", "tokenPerHerd"]), "oneToken"),
      profile: z.looseObject({ email: z.email() }),
      herds: z.array(herd).check(distinctHerds),
    }),
  )
  .check(z.minLength(1));

export type ReadAccounts = { readonly accounts: readonly Persona[] } | { readonly error: string };

/** The accounts of an operator's file (docs/operations.md). An error names fields, never what stands in them. */
export function readAccountsFile(text: string): ReadAccounts {
  const read = z.safeParse(accountFile, parsed(text));
  if (!read.success)
    return { error: read.error.issues.map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`).join("; ") };
  const names = read.data.flatMap(namesOf);
  if (new Set(names).size < names.length) return { error: "two accounts have the same id or e-mail" };
  const accounts = read.data.map((account) => ({
    ...account,
    termsAccepted: null,
    mode: null,
    profile: { ...readProfile({ ...account.profile, id: account.id }), id: account.id },
  }));
  return { accounts };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
