import { finding } from "../diagnostic/finding";
import type { Place, RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import type { Rule } from "./rule";

const PLACEHOLDER = /\{[^}]*\}?/;

/** A placeholder left in a name stands for nothing. */
export const unknownPlaceholder: Rule = function* (model) {
  for (const [text, place, what] of names(model)) {
    const left = PLACEHOLDER.exec(text)?.[0];
    if (left === undefined) continue;
    yield finding(model.locate(place, what), "unknown-placeholder", `"${left}" in "${text}" stands for nothing.`, {
      hint: 'Repeat the entry over a list with "each:" and use the placeholder of that list. A parameter of an address is written ":id".',
    });
  }
};

function* names(model: RegistryModel): Iterable<readonly [string, Place, "key" | "value"]> {
  for (const { name, path, place, document } of model.routes.values()) {
    if (name.includes("{")) yield [name, place, "key"];
    else if (document.path !== undefined && path?.includes("{") === true) yield [path, below(place, "path"), "value"];
  }
  for (const { name, place } of model.grants.values()) yield [name, place, "key"];
  for (const { id, place } of model.tiles.values()) yield [id, below(place, "id"), "value"];
}
