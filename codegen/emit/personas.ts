import type { RegistryTables } from "../../src/domain/registry/tables";
import type { RegistryModel } from "../link/model";
import type { PersonaDocument } from "../schema/persona";
import type { EmitSource } from "./emitSource";
import { type GeneratedModule, importTypes, table, union } from "./generatedModule";
import { sortedNames, sortedRecord } from "./sorted";

/** The profile of a persona as the server returns it for its first herd. */
export interface PersonaProfile {
  readonly id: string;
  readonly numCheptel: string;
  readonly nom: string;
  readonly prenom: string;
  readonly email: string;
  readonly origin: string;
  readonly connectedAs: string;
  readonly droits: readonly string[];
  readonly grants: readonly string[];
  readonly rules: { readonly authorizes: Readonly<Record<string, number>> };
  readonly emetteur: string;
  readonly offre: string;
  readonly prescripteur: string;
  readonly trans: string;
  readonly timeout: number;
  readonly laitier: boolean;
  readonly allaitant: boolean;
  readonly elevageEnCours: { readonly denomination: string; readonly commune: string };
  readonly settings: { readonly home: string };
}

export interface PersonaRecord {
  readonly id: string;
  readonly login: PersonaDocument["login"];
  /** Day the terms were accepted, or null. */
  readonly termsAccepted: string | null;
  readonly mode: "multi" | "solo" | null;
  readonly profile: PersonaProfile;
  readonly herds: PersonaDocument["herds"];
}

/** Every persona with its grants written out, by id. */
export function personaRecords(model: RegistryModel, tables: RegistryTables): Readonly<Record<string, PersonaRecord>> {
  const codes = Object.values(tables.applications).flatMap(({ code }) => (code === null ? [] : [code]));
  const all = { droits: sortedNames(model.grants.keys()), grants: sortedNames(new Set(codes)) };
  return sortedRecord(model.documents.persona.map(({ document }) => [document.id, personaRecord(document, all)] as const));
}

function personaRecord(persona: PersonaDocument, all: Pick<PersonaProfile, "droits" | "grants">): PersonaRecord {
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
  return {
    path: "personas.ts",
    from: "registry/personas",
    imports: [importTypes("./documents", "Persona")],
    declarations: [
      union("PersonaId", Object.keys(personas)),
      { kind: "text", text: PERSONA_SHAPE },
      table("PERSONAS", "Readonly<Record<PersonaId, PersonaRecord>>", personas),
    ],
  };
}

const PERSONA_SHAPE = `export interface PersonaRecord {
  readonly id: PersonaId;
  readonly login: Persona["login"];
  readonly termsAccepted: string | null;
  readonly mode: "multi" | "solo" | null;
  readonly profile: {
    readonly id: string;
    readonly numCheptel: string;
    readonly nom: string;
    readonly prenom: string;
    readonly email: string;
    readonly origin: string;
    readonly connectedAs: string;
    readonly droits: readonly string[];
    readonly grants: readonly string[];
    readonly rules: { readonly authorizes: Readonly<Record<string, number>> };
    readonly emetteur: string;
    readonly offre: string;
    readonly prescripteur: string;
    readonly trans: string;
    readonly timeout: number;
    readonly laitier: boolean;
    readonly allaitant: boolean;
    readonly elevageEnCours: { readonly denomination: string; readonly commune: string };
    readonly settings: { readonly home: string };
  };
  readonly herds: readonly Readonly<Persona["herds"][number]>[];
}`;
