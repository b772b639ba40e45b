import type { RegistryTables } from "../../src/domain/registry/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Viewer } from "../../src/domain/resolver/scope";
import type { Persona } from "../../src/domain/session/persona";
import { readProfile } from "../../src/domain/session/profile";
import { personaRecords } from "../emit/personas";
import { type Asker, askerOf } from "./asker";
import type { Registry } from "./registry";
import { type Circumstances, sessionOf } from "./userFile";

/** Personas of the registry by id, with every grant written out. */
export function personasOf({ model, tables }: Registry): ReadonlyMap<string, Persona> {
  return new Map(Object.entries(personaRecords(model, tables)));
}

/**
 * A persona after its sign-in: one whose sign-in gives no token is nobody, and a multi-herd one has not chosen a herd yet
 * (section 7.1: its profile becomes the multi-herd user alone).
 */
export function personaViewer(
  { login, mode, profile }: Pick<Persona, "login" | "mode" | "profile">,
  circumstances: Circumstances,
  tables: RegistryTables,
): Viewer {
  const user = login === "none" ? null : readProfile(profile);
  const viewer = sessionOf(user, user, mode, circumstances);
  return createResolver(tables, viewer).multiHerd ? { ...viewer, user: null, numCheptel: null } : viewer;
}

/** Every persona after its sign-in, in one network state, made once for many questions. */
export function personaAskers({ model, tables }: Registry, online: boolean): ReadonlyMap<string, Asker> {
  const askers = [...personasOf({ model, tables })].map(([id, persona]) => {
    return [id, askerOf(tables, personaViewer(persona, { online, mode: null }, tables))] as const;
  });
  return new Map(askers);
}
