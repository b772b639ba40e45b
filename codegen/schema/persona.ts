import { z } from "zod";
import { document, dottedName, form, many, maybe, texts } from "./common";
import { names, ref } from "./reference";

/** Landscapes that accounts of herds come with. */
const BACKGROUNDS = ["bocage", "etable", "prairie"] as const;

const herd = z.strictObject({
  numCheptel: names("entry", form(/^[A-Z]{2}[0-9]{8}$/, "herdNumber")),
  raisonSociale: z.string(),
  nom: z.string(),
  prenom: z.string(),
  ville: z.string(),
  background: maybe(z.enum(BACKGROUNDS), "Landscape behind the herd."),
  laitier: z.boolean().describe("Dairy."),
  allaitant: z.boolean().describe("Suckler."),
});

const promised = many(ref("shown", dottedName));

/** registry/personas/<id>.yaml: a named user; coverage in CI, expected menus and the demo account all come from it. */
export const persona = document("Persona", "A named user", {
  id: names("persona", form(/^[a-z][a-z0-9-]*$/, "smallName")),
  label: texts,
  description: texts.describe("Who this is, in one sentence."),
  login: z.enum(["oneToken", "tokenPerHerd", "none"]).describe("What the sign-in answers: one token, one per herd, or none at all."),
  termsAccepted: maybe(z.iso.date(), "Day the terms were accepted; left out: never."),
  allGrants: maybe(z.literal(true), "Holds every declared grant and every application code."),
  mode: maybe(z.enum(["multi", "solo"]), "multi: changes herds, which a right allows. solo: does not. Left out for breeders."),
  profile: z.strictObject({
    nom: z.string(),
    prenom: z.string(),
    email: names("email", z.email()),
    origin: ref("origin", z.string()).describe("Who it is: one of the origins of entities.yaml."),
    connectedAs: ref("account-level", z.string()).describe("Account level: one of the connectedAs of entities.yaml."),
    droits: z.array(ref("right", dottedName)).default([]).describe("Rights: names of grants."),
    grants: z
      .array(ref("code", z.string()))
      .default([])
      .describe("What it has bought: codes of applications. Each also needs a right to its pages."),
    authorizes: z
      .record(ref("right", dottedName), z.number().int().nonnegative())
      .default({})
      .describe("Level of a right: 0 closes it, 8 holds it without network too."),
    emetteur: z.string().optional(),
    offre: z.string().optional(),
    prescripteur: z.string().optional(),
    trans: ref("language", z.string()).optional(),
    timeout: maybe(
      z.number().int().positive(),
      "How long a switch of herds waits, in the unit of storage.multiTimeoutUnit in registry/settings (milliseconds).",
    ),
    home: ref("home", z.string()).optional(),
  }),
  herds: z.array(herd),
  expect: maybe(
    z.strictObject({
      sees: maybe(promised, "Pages that open; tiles and sections that its menu has."),
      refused: maybe(promised, "Pages that are refused; tiles and sections that its menu has not."),
    }),
    "What is promised of this account with network, after its sign-in. `registry check` holds it, with the reason when it does not.",
  ),
});

export type PersonaDocument = z.infer<typeof persona>;
