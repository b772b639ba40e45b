import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { LinkedGrant, RegistryModel } from "../link/model";
import type { Rule } from "./rule";

/** In a family whose names start with its id, one that does not belongs to another family, or has lost its first level. */
export const grantElsewhere: Rule = function* (model) {
  // A family such as "general" has names of many kinds.
  const named = new Set([...model.grants.values()].flatMap(({ name, family }) => (levelOf(name) === family ? [family] : [])));
  for (const grant of model.grants.values()) {
    const level = levelOf(grant.name);
    if (level !== grant.family && named.has(grant.family)) yield* strayed(model, grant, named.has(level));
  }
};

function levelOf(name: string): string {
  return name.split(".", 1)[0] ?? name;
}

function* strayed(model: RegistryModel, { name, family, place, exact }: LinkedGrant, elsewhere: boolean): Iterable<Diagnostic> {
  const at = model.locate(place, "key");
  const own = levelOf(name);
  if (elsewhere) {
    yield finding(at, "grant-elsewhere", `"${name}" stands in the family "${family}", but its name says "${own}".`, {
      hint: `Move it to the file of "${own}" in grants/, or write ${family}${name.slice(own.length)}: here.`,
      severity: "warning",
    });
  } else if (!exact) {
    // By its full name alone it is held whatever it starts with.
    yield finding(at, "grant-elsewhere", `"${name}" stands in the family "${family}", but who holds "${family}" does not hold it.`, {
      hint: `Write ${family}.${name}: here and wherever it is named; or move it to a file of its own in grants/.`,
      severity: "warning",
    });
  }
}
