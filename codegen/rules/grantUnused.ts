import { finding } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { accessReferences } from "./accessReferences";
import type { Rule } from "./rule";

/** A grant that nothing asks for and no user of personas holds does nothing: most often its name is spelt otherwise elsewhere. */
export const grantUnused: Rule = function* (model) {
  const asked = new Set([...askedIn(model)].flatMap(withShorter));
  const held = heldIn(model);
  const candidates = model.documents.settings.map(({ document }) => `${document.features.candidate}.`);
  for (const { name, place } of model.grants.values()) {
    if (asked.has(name) || withShorter(name).some((one) => held.has(one)) || candidates.some((prefix) => name.startsWith(prefix))) continue;
    yield finding(model.locate(place, "key"), "grant-unused", `The grant "${name}" opens nothing, and no user of personas/ holds it.`, {
      hint: `Name it under "access:" of a route or an application, as { anyOf: [${name}] }, and under "droits:" of a user to try it.`,
      severity: "warning",
    });
  }
};

function* askedIn(model: RegistryModel): Iterable<string> {
  for (const { access } of accessReferences(model)) yield* access.anyOf ?? [];
  for (const { document } of model.documents.application) if (document.login?.grant !== undefined) yield document.login.grant;
  for (const { document } of model.documents.settings) yield* Object.values(document.features);
}

function heldIn({ documents }: RegistryModel): ReadonlySet<string> {
  return new Set(documents.persona.flatMap(({ document: { profile } }) => [...profile.droits, ...Object.keys(profile.authorizes)]));
}

function withShorter(name: string): readonly string[] {
  const levels = name.split(".");
  return levels.map((_, end) => levels.slice(0, end + 1).join("."));
}
