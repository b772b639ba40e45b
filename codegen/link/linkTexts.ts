import { finding } from "../diagnostic/finding";
import { suggest } from "../diagnostic/suggest";
import type { TextsDocument } from "../schema/common";
import { type Copy, copiesOf, fill, fillText, ONCE } from "./expand";
import type { LinkContext } from "./linkContext";
import { linkLabels } from "./linkLabels";
import type { LinkedText, Place } from "./model";

/** The product in one sentence, for those who install it. */
export const PRODUCT_DESCRIPTION = "product.description";

type Add = (namespace: LinkedText["namespace"], key: string, texts: TextsDocument | undefined, place: Place, copy?: Copy) => void;

/** Every text of the registry by its key: those of registry/labels, then one per label of an entry. */
export function linkTexts(context: LinkContext): ReadonlyMap<string, LinkedText> {
  const texts = linkLabels(context);
  const labels = new Map(texts);
  const add: Add = (namespace, key, written, place, copy = ONCE) => {
    if (written === undefined || texts.has(key)) return;
    const named = typeof written === "string" ? labels.get(written)?.texts : written;
    const repeats = copy.item === null ? {} : { written: named };
    if (named !== undefined) texts.set(key, { key, namespace, place, texts: filled(named, copy), ...repeats });
    else reportUnknown(context, String(written), place, labels.keys());
  };
  addMenus(context, add);
  addRoutes(context, add);
  addGrants(context, add);
  addVocabularies(context, add);
  return texts;
}

function filled(texts: Readonly<Record<string, string>>, copy: Copy): Readonly<Record<string, string>> {
  if (copy.item === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, fillText(text, language, copy)]));
}

/** Keys of texts have dots and no spaces: anything else is the text itself, in one language. */
function reportUnknown({ locate, report }: LinkContext, text: string, place: Place, known: Iterable<string>): void {
  const isKey = /^\w+(?:\.\w+)+$/.test(text);
  const at = locate(place);
  report(
    isKey
      ? finding(at, "unknown-label", { name: text, suggestion: suggest(text, [...known]) })
      : finding(at, "one-language", { key: String(place.path.at(-1)), text }),
  );
}

interface Entry {
  readonly id: string;
  readonly label: TextsDocument;
}

/** The names of the entries of a list. */
function addEntries(add: Add, namespace: LinkedText["namespace"], key: string, list: Place, entries: readonly Entry[]): void {
  for (const [index, { id, label }] of entries.entries())
    add(namespace, `${key}.${id}`, label, { file: list.file, path: [...list.path, index, "label"] });
}

/** Names of sections and tabs come with the menus; what is inside a section follows with its tiles. */
function addMenus({ documents, lists }: LinkContext, add: Add): void {
  for (const { file, document } of documents.menu) {
    add("shell", `section.${document.id}`, document.label, { file, path: ["label"] });
    for (const [g, group] of document.groups.entries()) {
      add("pages", `group.${document.id}.${group.id}`, group.label, { file, path: ["groups", g, "label"] });
      for (const [t, tile] of group.tiles.entries()) {
        const place = { file, path: ["groups", g, "tiles", t, "label"] };
        for (const copy of copiesOf(tile.each, lists)) add("pages", `tile.${fill(tile.id, copy)}`, tile.label, place, copy);
      }
    }
  }
  for (const { file, document } of documents.tabs)
    for (const device of ["desktop", "mobile"] as const)
      addEntries(add, "shell", `tab.${device}`, { file, path: [device] }, document[device]);
  for (const { file, document } of documents.workshops) {
    const workshops = document.workshops.map(({ value, label }) => ({ id: value, label }));
    addEntries(add, "shell", "shop", { file, path: ["workshops"] }, workshops);
    for (const [letter, texts] of Object.entries(document.contexts))
      add("pages", `context.${letter}`, texts, { file, path: ["contexts", letter] });
  }
  for (const { file, document } of documents.dashboards) addEntries(add, "palette", "dashboard", { file, path: ["tiles"] }, document.tiles);
}

/** Names of the home screens and of their applications come with the menus; all others with the tiles, whose words they share. */
function addRoutes({ documents, lists }: LinkContext, add: Add): void {
  const homes = new Set(documents.homes.flatMap(({ document }) => Object.values(document.values)));
  for (const { file, document } of documents.application) {
    const isOfHome = Object.keys(document.routes ?? {}).some((name) => homes.has(name));
    add(isOfHome ? "shell" : "pages", `app.${document.id}`, document.label, { file, path: ["label"] });
    for (const [key, route] of Object.entries(document.routes ?? {}))
      for (const copy of copiesOf(route.each, lists)) {
        const name = fill(key, copy);
        add(homes.has(name) ? "shell" : "pages", `route.${name}`, route.label, { file, path: ["routes", key, "label"] }, copy);
        add("purposes", `purpose.${name}`, route.purpose, { file, path: ["routes", key, "purpose"] }, copy);
        add("purposes", `action.${name}`, route.action?.label, { file, path: ["routes", key, "action", "label"] }, copy);
      }
  }
}

function addGrants({ documents, lists }: LinkContext, add: Add): void {
  for (const { file, document } of documents.grantFamily) {
    add("catalogue", `family.${document.id}`, document.label, { file, path: ["label"] });
    for (const [key, grant] of Object.entries(document.grants))
      for (const copy of copiesOf(grant.each, lists)) {
        const name = `grant.${fill(key, copy)}`;
        add("catalogue", name, grant.label, { file, path: ["grants", key, "label"] }, copy);
        add("catalogue", `${name}.opens`, grant.opens, { file, path: ["grants", key, "opens"] }, copy);
      }
  }
}

function addVocabularies({ documents }: LinkContext, add: Add): void {
  for (const { file, document } of documents.params)
    for (const [name, { label }] of Object.entries(document.params))
      add("catalogue", `param.${name}`, label, { file, path: ["params", name, "label"] });
  for (const { file, document } of documents.domains) {
    addEntries(add, "catalogue", "domain", { file, path: ["domains"] }, document.domains);
    for (const [d, { id, covers = [] }] of document.domains.entries()) {
      const parts = covers.map(({ label }, index) => ({ id: String(index), label }));
      addEntries(add, "catalogue", `domain.${id}.covers`, { file, path: ["domains", d, "covers"] }, parts);
    }
  }
  for (const { file, document } of documents.news)
    for (const [v, { version, news }] of document.versions.entries())
      for (const [n, { text }] of news.entries())
        add(v === 0 ? "palette" : "catalogue", `news.${version}.${n}`, text, { file, path: ["versions", v, "news", n, "text"] });
  for (const { file, document } of documents.list)
    addEntries(add, "catalogue", `list.${document.id}`, { file, path: ["items"] }, document.items);
  for (const { file, document } of documents.persona) {
    add("catalogue", `persona.${document.id}`, document.label, { file, path: ["label"] });
    add("catalogue", `persona.${document.id}.description`, document.description, { file, path: ["description"] });
  }
  for (const { file, document } of documents.settings)
    if (document.installed !== undefined)
      add("catalogue", PRODUCT_DESCRIPTION, document.installed.description, { file, path: ["installed", "description"] });
  for (const { file, document } of documents.entities) {
    const { lifeCycle, origins: _origins, ...vocabularies } = document;
    for (const [key, entries] of Object.entries(vocabularies))
      addEntries(add, "catalogue", `entity.${key}`, { file, path: [key] }, entries);
    const parts = lifeCycle.map(({ part, label }) => ({ id: part, label }));
    addEntries(add, "catalogue", "entity.lifeCycle", { file, path: ["lifeCycle"] }, parts);
    for (const [p, { part, values }] of lifeCycle.entries())
      addEntries(add, "catalogue", `entity.lifeCycle.${part}`, { file, path: ["lifeCycle", p, "values"] }, values);
  }
}
