import { finding } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import { turnsOf } from "../link/expand";
import type { Place, RegistryModel } from "../link/model";
import type { EachDocument } from "../schema/common";
import type { Rule } from "./rule";
import { unknownNames } from "./unknownNames";

interface PlacedEach {
  readonly each: EachDocument;
  readonly place: Place;
}

/** Entries repeat over lists that exist and that give them at least one copy. */
export const unknownList: Rule = function* (model) {
  const lists = new Map(model.documents.list.map(({ document }) => [document.id, document]));
  const repeated = [...repeatedEntries(model)];
  yield* unknownNames(
    model,
    repeated.map(({ each, place }) => ({ name: each.list, place: { ...place, path: [...place.path, "list"] } })),
    {
      code: "unknown-list",
      what: "list of the registry",
      known: lists,
      hint: "Write the id of a list (suppliers.yaml, milkProviders.yaml).",
    },
  );
  for (const { each, place } of repeated) {
    const list = lists.get(each.list);
    if (list === undefined || turnsOf(each, lists).length > 0) continue;
    const pages = [...new Set(list.items.flatMap((item) => item.pages ?? []))];
    const meant = suggest(each.having ?? "", pages);
    const at = model.locate({ ...place, path: [...place.path, "having"] });
    yield finding(
      at,
      "unknown-list",
      `No entry of the list "${each.list}" has the page "${each.having}", so this entry stands for nothing${meant === null ? "." : `; did you mean "${meant}"?`}`,
      {
        hint: meant === null ? `Write a word that stands under "pages:" in the list: ${pages.join(", ")}.` : `Write having: ${meant}`,
      },
    );
  }
};

/** Entries that repeat over a list, and where they say so. */
export function* repeatedEntries({ documents }: RegistryModel): Iterable<PlacedEach> {
  for (const { file, document } of documents.application) {
    for (const [key, { each }] of Object.entries(document.routes ?? {}))
      if (each !== undefined) yield { each, place: { file, path: ["routes", key, "each"] } };
  }
  for (const { file, document } of documents.grantFamily) {
    for (const [key, { each }] of Object.entries(document.grants))
      if (each !== undefined) yield { each, place: { file, path: ["grants", key, "each"] } };
  }
  for (const { file, document } of documents.menu) {
    for (const [g, group] of document.groups.entries()) {
      for (const [t, { each }] of group.tiles.entries()) {
        if (each !== undefined) yield { each, place: { file, path: ["groups", g, "tiles", t, "each"] } };
      }
    }
  }
}
