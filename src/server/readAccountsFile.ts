import * as z from "zod/mini";
import type { Persona } from "../domain/session/persona";
import { readProfile } from "../domain/session/profile";
import { namesOf } from "./database/takenNames";

const named = z.string().check(z.minLength(1));
const accountFile = z
  .array(
    z.strictObject({
      id: named.check(z.toLowerCase()),
      login: z._default(z.enum(["oneToken", "tokenPerHerd"]), "oneToken"),
      profile: z.looseObject({ email: z.email() }),
      herds: z.array(
        z.strictObject({
          numCheptel: named,
          raisonSociale: named,
          nom: z._default(z.string(), ""),
          prenom: z._default(z.string(), ""),
          ville: z._default(z.string(), ""),
          laitier: z.boolean(),
          allaitant: z.boolean(),
        }),
      ),
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
