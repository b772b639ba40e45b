import { z } from "zod";
import { document, dottedName, form, maybe, texts } from "./common";
import { names, ref } from "./reference";

/** Landscapes that accounts of herds come with. */
const BACKGROUNDS = ["bocage", "etable", "prairie"] as const;

const herd = z.strictObject({
  numCheptel: form(/^[A-Z]{2}[0-9]{8}$/, "herdNumber"),
  raisonSociale: z.string(),
  nom: z.string(),
  prenom: z.string(),
  ville: z.string(),
  background: maybe(z.enum(BACKGROUNDS), "Landscape behind the herd."),
  laitier: z.boolean(),
  allaitant: z.boolean(),
});

/** registry/personas/<id>.yaml: a named user; coverage in CI, expected menus and the demo account all come from it. */
export const persona = document("Persona", "A named user", {
  id: names("persona", form(/^[a-z][a-z0-9-]*$/, "smallName")),
  label: texts,
  story: texts.describe("Who this is, in one sentence."),
  login: z.enum(["oneToken", "tokenPerHerd", "none"]).describe("What the sign-in answers: one token, one per herd, or none at all."),
  termsAccepted: maybe(z.iso.date(), "Day the terms were accepted; left out: never."),
  allGrants: maybe(z.literal(true), "Holds every declared grant and every application code."),
  mode: z.enum(["multi", "solo"]).optional(),
  profile: z.strictObject({
    nom: z.string(),
    prenom: z.string(),
    email: z.email(),
    origin: ref("origin", z.string()),
    connectedAs: z.string(),
    droits: z.array(ref("right", dottedName)).default([]),
    grants: z.array(ref("code", z.string())).default([]),
    authorizes: z.record(ref("right", dottedName), z.number().int().nonnegative()).default({}),
    emetteur: z.string().optional(),
    offre: z.string().optional(),
    prescripteur: z.string().optional(),
    trans: ref("language", z.string()).optional(),
    timeout: maybe(
      z.number().int().positive(),
      "How long a switch of herds waits, in the unit of storage.multiTimeoutUnit in settings.yaml (milliseconds).",
    ),
    home: ref("home", z.string()).optional(),
  }),
  herds: z.array(herd),
});

export type PersonaDocument = z.infer<typeof persona>;
