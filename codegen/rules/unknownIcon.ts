import { remarkedName } from "../link/listedNames";
import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import type { Rule } from "./rule";
import { one, type Reference, unknownNames } from "./unknownNames";

/** Icons come from the icon set or from icons.yaml. */
export const unknownIcon: Rule = function* (model, { icons }) {
  if (icons === undefined) return;
  const own = model.documents.icons.flatMap(({ document }) => Object.keys(document.icons));
  const known = new Set([...own, ...icons]);
  yield* unknownNames(model, references(model), {
    code: "unknown-icon",
    what: "known icon",
    known,
    remedy: ({ name }) => (known.has(/^[\w-]*/.exec(name)?.[0] ?? "") ? remarkedName(name, false) : null),
    hint: "Choose a name from tabler.io/icons, or draw the icon in icons.yaml.",
  });
};

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { place, document } of model.tiles.values()) yield { name: document.icon, place: below(place, "icon") };
  for (const { file, document } of model.documents.menu) yield { name: document.icon, place: { file, path: ["icon"] } };
  for (const { file, document } of model.documents.tabs) {
    for (const device of ["desktop", "mobile"] as const) {
      for (const [index, tab] of document[device].entries()) yield* one(tab.icon, file, [device, index, "icon"]);
    }
  }
  for (const { file, document } of model.documents.settings) {
    for (const [index, action] of document.finding.actions.entries())
      yield { name: action.icon, place: { file, path: ["finding", "actions", index, "icon"] } };
  }
  for (const { file, document } of model.documents.dashboards) {
    for (const [index, tile] of document.tiles.entries()) yield { name: tile.icon, place: { file, path: ["tiles", index, "icon"] } };
  }
}
