import type { RegistryTables } from "../../src/domain/registry/tables";
import type { Persona } from "../../src/domain/session/persona";
import type { RegistryModel } from "../link/model";
import type { PersonaDocument } from "../schema/persona";
import { sortedNames, sortedRecord } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, moduleOf, table, union } from "./generatedModule";

/** Every persona with its grants written out, by id. */
export function personaRecords(model: RegistryModel, tables: RegistryTables): Readonly<Record<string, Persona>> {
  const codes = Object.values(tables.applications).flatMap(({ code }) => (code === null ? [] : [code]));
  const all = { droits: sortedNames(model.grants.keys()), grants: sortedNames(new Set(codes)) };
  return sortedRecord(model.documents.persona.map(({ document }) => [document.id, personaRecord(document, all)] as const));
}

function personaRecord(persona: PersonaDocument, all: Pick<Persona["profile"], "droits" | "grants">): Persona {
  const { id, login, termsAccepted, mode, allGrants, profile, herds } = persona;
  const [first] = herds;
  return {
    id,
    login,
    termsAccepted: termsAccepted ?? null,
    mode: mode ?? null,
    profile: {
      id,
      numCheptel: first?.numCheptel ?? "",
      nom: profile.nom,
      prenom: profile.prenom,
      email: profile.email,
      origin: profile.origin,
      connectedAs: profile.connectedAs,
      droits: allGrants ? all.droits : sortedNames(profile.droits),
      grants: allGrants ? all.grants : sortedNames(profile.grants),
      rules: { authorizes: sortedRecord(Object.entries(profile.authorizes)) },
      emetteur: profile.emetteur ?? "",
      offre: profile.offre ?? "",
      prescripteur: profile.prescripteur ?? "",
      trans: profile.trans ?? "",
      timeout: profile.timeout ?? 0,
      laitier: first?.laitier ?? false,
      allaitant: first?.allaitant ?? false,
      elevageEnCours: { denomination: first?.raisonSociale ?? "", commune: first?.ville ?? "" },
      settings: { home: profile.home ?? "" },
    },
    herds,
  };
}

/** Demo accounts and the users of the checks; never loaded by the shell. */
export function emitPersonas({ model, tables }: EmitSource): GeneratedModule {
  const personas = personaRecords(model, tables);
  return moduleOf(
    "personas.ts",
    "registry/personas",
    [union("PersonaId", Object.keys(personas)), table("PERSONAS", "Readonly<Record<PersonaId, Persona>>", personas)],
    importTypes("../src/domain/session/persona", "Persona"),
  );
}
