import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";
import { NO_CONDITION } from "../prove/condition";
import { findFacts, TOO_MANY } from "../prove/findFacts";
import { userFileOf } from "../prove/userFileOf";
import type { UserFile } from "../viewer/userFile";

/**
 * Somebody whom all of some guards admit and all of others refuse, in either mode; null: there is nobody. Throws where that
 * cannot be said, so that it is not taken for nobody.
 */
export function witnessOf(admits: readonly Guard[], refuses: readonly Guard[], tables: RegistryTables): UserFile | null {
  const isOpen = admits.every((guard) => guard.public) && !refuses.some((guard) => guard.public);
  if (isOpen) return { email: "" };
  for (const mode of ["multi", "solo"] as const) {
    const facts = findFacts({ ...NO_CONDITION, admits, refuses }, mode, tables);
    if (facts === TOO_MANY) throw new Error("there are more users to compare than can be tried");
    if (facts !== null) return { ...userFileOf(facts, tables), ...(mode === "solo" && { mode }) };
  }
  return null;
}
