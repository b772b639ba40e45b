import type { RegistryTables } from "../../src/domain/registry/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Viewer } from "../../src/domain/resolver/scope";
import type { Persona } from "../../src/domain/session/persona";
import { readProfile } from "../../src/domain/session/profile";
import { personaRecords } from "../emit/personas";
import type { Registry } from "./registry";
import { type Circumstances, sessionOf } from "./userFile";

/** Personas of the registry by id, with every grant written out. */
export function personasOf({ model, tables }: Registry): ReadonlyMap<string, Persona> {
  return new Map(Object.entries(personaRecords(model, tables)));
}

/** A persona after its sign-in: without a token nobody; a multi-herd one, its profile the multi-herd user alone, has chosen no herd (7.1). */
export function personaViewer(
  { login, mode, profile }: Pick<Persona, "login" | "mode" | "profile">,
  circumstances: Circumstances,
  tables: RegistryTables,
): Viewer {
  const user = login === "none" ? null : readProfile(profile);
  const viewer = sessionOf(user, user, mode, circumstances);
  return createResolver(tables, viewer).multiHerd ? { ...viewer, user: null, numCheptel: null } : viewer;
}
