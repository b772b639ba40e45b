import { decideGrant } from "../../src/domain/grants/decideGrant";
import type { Access } from "../link/access";
import type { RegistryModel } from "../link/model";
import type { PersonaDocument } from "../schema/persona";
import { exactGrantsOf } from "../tables/registryTables";

export interface PersonaAccess {
  /** Whether one of the grants asked for is held, online. */
  readonly holds: (persona: PersonaDocument, access: Access) => boolean;
  /** The same, and the code of the application too. */
  readonly opens: (persona: PersonaDocument, access: Access) => boolean;
}

/** What users of personas/ hold. Null while settings.yaml is missing, which another rule tells. */
export function personaAccess(model: RegistryModel): PersonaAccess | null {
  const settings = model.documents.settings[0]?.document.access;
  if (settings === undefined) return null;
  const exact = new Set(exactGrantsOf(model));
  const rules = { ...settings, online: true };
  const holds: PersonaAccess["holds"] = ({ allGrants, profile }, access) => {
    if (access.public || access.anyOf === null || allGrants === true) return true;
    const holder = { droits: profile.droits, authorizes: profile.authorizes, applications: profile.grants };
    return access.anyOf.some((grant) => decideGrant(holder, grant, rules, exact.has(grant)).held);
  };
  const opens: PersonaAccess["opens"] = (persona, access) =>
    holds(persona, access) && (access.code === null || persona.allGrants === true || persona.profile.grants.includes(access.code));
  return { holds, opens };
}
