import type { RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import { one, type Reference, unknownNames } from "./unknownNames";

/** Sections that applications, tabs and dashboard tiles name must exist. */
export const unknownSection: Rule = (model, { last }) =>
  unknownNames(model, references(model), {
    code: "unknown-section",
    what: "section of the menu",
    known: new Set(model.documents.menu.map(({ document }) => document.id)),
    declared: () => model.documents.menu.map(({ file, document }) => ({ name: document.id, place: { file, path: ["id"] } })),
    had: (name) => last?.().had("section", name) ?? null,
    more: ({ place }) => (place.path.length === 1 ? " When the section is gone, remove this line." : ""),
    hint: "Write the id of a section, or add menus/<id>.yaml.",
  });

function* references({ documents }: RegistryModel): Iterable<Reference> {
  for (const { file, document } of documents.application) yield* one(document.section, file, ["section"]);
  for (const { file, document } of documents.dashboards) {
    for (const [index, { section }] of document.tiles.entries()) yield* one(section, file, ["tiles", index, "section"]);
  }
  for (const { file, document } of documents.tabs) {
    for (const device of ["desktop", "mobile"] as const) {
      for (const [index, tab] of document[device].entries()) yield* one(tab.section, file, [device, index, "section"]);
    }
  }
}
