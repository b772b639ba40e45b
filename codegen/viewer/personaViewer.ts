import { createResolver, type Resolver } from "../../src/domain/resolver/createResolver";
import { readProfile } from "../../src/domain/session/profile";
import { type PersonaRecord, personaRecords } from "../emit/personas";
import type { Registry } from "../prove/registry";
import { type Circumstances, sessionOf } from "./userFile";

/** Personas of the registry by id, with every grant written out. */
export function personasOf({ model, tables }: Registry): ReadonlyMap<string, PersonaRecord> {
  return new Map(Object.entries(personaRecords(model, tables)));
}

/** A persona after its sign-in; one whose sign-in gives no token is nobody. */
export function personaViewer({ login, mode, profile }: PersonaRecord, circumstances: Circumstances) {
  const user = login === "none" ? null : readProfile(profile);
  return sessionOf(user, user, mode, circumstances);
}

/** Every persona with its resolver in one network state, made once. */
export function personaResolvers(registry: Registry, online: boolean): ReadonlyMap<string, Resolver> {
  const made = new Map<string, Resolver>();
  for (const [id, persona] of personasOf(registry)) {
    made.set(id, createResolver(registry.tables, personaViewer(persona, { online, mode: null })));
  }
  return made;
}
