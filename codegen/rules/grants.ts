import { suggest } from "../diagnostic/suggest";
import { namesOf, unknownNames } from "./names";
import { keyOf } from "./places";
import { needing, type Rule, rule } from "./rule";

export const grantRules: readonly Rule[] = [
  /** A grant that nothing asks for and no persona holds does nothing: most often its name is spelt otherwise elsewhere. */
  needing(["application", "domains", "menu", "persona", "settings"], "grant-unused", "warning", function* (model) {
    const asked = new Set([...namesOf(model, "grant")].flatMap(withShorter));
    const held = new Set(namesOf(model, "right"));
    const unknown = [...unknownNames(model, "grant"), ...unknownNames(model, "right")];
    const candidates = model.documents.settings.map(({ document }) => `${document.features.candidate}.`);
    for (const { name, place } of model.grants.values()) {
      if (asked.has(name) || withShorter(name).some((one) => held.has(one))) continue;
      // Where it is asked for by a misspelt name, that is the finding.
      if (candidates.some((prefix) => name.startsWith(prefix)) || unknown.some((one) => suggest(one, [name]) !== null)) continue;
      yield { at: keyOf(place), params: { name } };
    }
  }),
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

function withShorter(name: string): readonly string[] {
  const levels = name.split(".");
  return levels.map((_, end) => levels.slice(0, end + 1).join("."));
}
