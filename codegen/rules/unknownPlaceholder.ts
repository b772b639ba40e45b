import { finding } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import type { Place, RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { isPlaceholder } from "./isPlaceholder";
import { meantAddress } from "./meantAddress";
import type { Rule } from "./rule";
import { tileTargets } from "./tileTargets";

const PLACEHOLDER = /\{[^}]*\}?/;

interface Named {
  readonly text: string;
  readonly place: Place;
  readonly at: "key" | "value";
  /** An address, whose parameters have a colon. */
  readonly address?: true;
}

/** A placeholder left in a name stands for nothing. */
export const unknownPlaceholder: Rule = function* (model) {
  for (const { text, place, at, address } of names(model)) {
    const left = PLACEHOLDER.exec(text)?.[0];
    if (left === undefined) continue;
    const hint = (address && parameterRemedy(model, text, left)) || LISTED;
    const guess =
      didYouMean(
        left,
        model.documents.list.map(({ document }) => `{${document.placeholder}}`),
      ) || ".";
    yield finding(model.locate(place, at), "unknown-placeholder", `"${left}" in "${text}" stands for nothing${guess}`, { hint });
  }
};

const LISTED =
  'Repeat the entry over a list with "each:" and use the placeholder of that list. A parameter of an address is written ":id".';

/** `ration/{id}`: the form of other products. */
function parameterRemedy({ documents }: RegistryModel, address: string, left: string): string | null {
  const meant = meantAddress(address);
  if (meant === null || documents.list.some(({ document }) => left === `{${document.placeholder}}`)) return null;
  return `Write ${meant}: a parameter of an address has a colon. Only what repeats over a list with "each:" stands in { }.`;
}

function* names(model: RegistryModel): Iterable<Named> {
  for (const { name, path, place, document } of model.routes.values()) {
    if (name.includes("{")) yield { text: name, place, at: "key" };
    else if (document.path !== undefined && path?.includes("{") === true)
      yield { text: path, place: below(place, "path"), at: "value", address: true };
  }
  for (const { name, place } of model.grants.values()) yield { text: name, place, at: "key" };
  for (const { id, place, document } of model.tiles.values()) {
    if (id.includes("{")) yield { text: id, place: below(place, "id"), at: "value" };
    else if (document.route?.includes("{") === true) yield { text: document.route, place: below(place, "route"), at: "value" };
  }
  const lists = new Set(model.documents.list.map(({ document }) => document.placeholder));
  for (const { params, place } of tileTargets(model)) {
    for (const [name, value] of Object.entries(params)) {
      for (const text of typeof value === "string" ? [value] : value) {
        // The name of a parameter in place of its value is told by tile-param-shape.
        if (!isPlaceholder(text, lists)) yield { text, place: below(place, "params", name), at: "value" };
      }
    }
  }
}
