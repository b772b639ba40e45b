import { guardText } from "../../src/domain/registry/guardText";
import { type Access, accessOf } from "../link/access";
import type { RegistryModel } from "../link/model";
import { guardOf } from "./guardOf";

/** What is asked where nothing nearer says otherwise, as text; the code of an application is asked beside it. */
export interface AccessTexts {
  /** By domain. */
  readonly domains: ReadonlyMap<string, string>;
  /** By application: its own, or that of its domain. */
  readonly applications: ReadonlyMap<string, string>;
}

export function accessTexts(model: RegistryModel): AccessTexts {
  const text = (access: Access) => guardText(guardOf({ ...access, code: null }));
  const domains = model.documents.domains.flatMap(({ document }) => document.domains);
  return {
    domains: new Map(domains.map(({ id, access }) => [id, text(accessOf([["domain", access]], null))])),
    applications: new Map([...model.applications.values()].map(({ id, access }) => [id, text(access)])),
  };
}
