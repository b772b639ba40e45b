import { keyOf } from "../link/places";
import { type Rule, rule } from "./rule";

export const grantRules: readonly Rule[] = [
  /** In a family whose names start with its id, whoever holds that id holds all of them but a name that starts otherwise. */
  rule("grant-elsewhere", "warning", function* (model) {
    const levelOf = (name: string) => name.split(".", 1)[0] ?? name;
    // A family such as "general" has names of many kinds.
    const named = new Set([...model.grants.values()].flatMap(({ name, family }) => (levelOf(name) === family ? [family] : [])));
    for (const { name, family, place, exact } of model.grants.values()) {
      const level = levelOf(name);
      // By its full name alone it is held whatever it starts with.
      if (level === family || !named.has(family) || (exact && !named.has(level))) continue;
      yield { at: keyOf(place), params: { name, family } };
    }
  }),
];
