import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { fill } from "../link/expand";
import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { isSlipOf } from "./orphans";
import type { Rule } from "./rule";
import type { Unasked } from "./unasked";
import { listed, one, type Reference, unknownNames } from "./unknownNames";

/** Every route that something leads to must exist. */
export const unknownRoute: Rule = function* (model, { last }) {
  const gone: Reference[] = [];
  for (const reference of references(model)) {
    if (model.routes.has(reference.name)) continue;
    const gap = pageGap(model, reference);
    if (gap === null) gone.push(reference);
    else yield gap;
  }
  const had = (name: string) => last?.().had("route", name) ?? null;
  yield* unknownNames(model, gone, {
    code: "unknown-route",
    what: "route of any application",
    known: model.routes,
    hint: "Correct the name, or declare the route in applications/<domain>/<application>.yaml. Write the name of a route here, not its address.",
    idle: (name) => idleRoutes(model, name, had),
    had,
    more: (reference) => whenGone(model, reference),
    remedy: ({ name }) => applicationRemedy(model, name),
  });
};

/** As many routes as one reads at a glance. */
const FEW = 8;

/** An application in place of one of its routes, and a route of an application that has none. */
function applicationRemedy(model: RegistryModel, name: string): string | null {
  const names = [...model.routes.values()].filter(({ application }) => application === name).map((one) => one.name);
  if (model.applications.has(name))
    return names.length === 0
      ? `It is an application without routes: add "routes:" to ${model.applications.get(name)?.place.file}.`
      : `It is an application, and a route stands here: ${names.slice(0, FEW).join(", ")}${names.length > FEW ? ", …" : ""}.`;
  const [first = ""] = name.split(".");
  const bare = [...model.applications.values()].find(
    ({ document }) => document.routes === undefined && document.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) === first,
  );
  return bare === undefined
    ? null
    : `The application "${bare.document.id}" has no "routes:": declare the route there, in ${bare.place.file}.`;
}

/** Routes to which nothing leads: the new ones, or else those beside the one that is gone, or further up, level by level. */
function idleRoutes(model: RegistryModel, name: string, had: (name: string) => boolean | null): readonly Unasked[] {
  const used = new Set([...references(model)].map((one) => one.name));
  const idle = [...model.routes.values()].filter((one) => !used.has(one.name));
  const fresh = idle.filter((one) => had(one.name) === false);
  const tail = name.slice(name.lastIndexOf("."));
  if (fresh.length > 0) return narrowed(fresh, (one) => one.name.endsWith(tail));
  const levels = name.toLowerCase().split(".");
  for (let count = levels.length - 1; count > 0; count--) {
    const level = `${levels.slice(0, count).join(".")}.`;
    const beside = idle.filter((one) => one.name.toLowerCase().startsWith(level));
    if (beside.length > 0) return narrowed(beside, ({ name: one }) => isSlipOf(name, one));
  }
  return [];
}

/** Those that fit, when any does. */
function narrowed(names: readonly Unasked[], fits: (one: Unasked) => boolean): readonly Unasked[] {
  const fitting = names.filter(fits);
  return fitting.length > 0 ? fitting : names;
}

/** What names a route that is gone may go too. */
function whenGone(model: RegistryModel, { place }: Reference): string {
  const [key, ...entry] = place.path.toReversed();
  const parent = entry.toReversed();
  const tile = [...model.tiles.values()].find((one) => one.place.file === place.file && one.place.path.join() === parent.join());
  if (key === "route" && tile !== undefined) return ` When the page is gone, remove the tile "${tile.id}".`;
  if (parent.at(-1) === "values") return " When the page is gone, remove this line.";
  return parent.includes("covers") ? " When the page is gone, remove its name from this list." : "";
}

/** A route that repeats over the entries of a list with a certain page: the one asked for is of an entry without it. */
function pageGap(model: RegistryModel, { name, place }: Reference): Diagnostic | null {
  for (const { document } of model.applications.values()) {
    for (const [key, { each }] of Object.entries(document.routes ?? {})) {
      const list = each?.having === undefined ? undefined : model.documents.list.find((one) => one.document.id === each.list);
      if (list === undefined) continue;
      const { items, placeholder } = list.document;
      const index = items.findIndex((item) => fill(key, { placeholder, item }) === name);
      if (index < 0) continue;
      const at = model.locate({ file: list.file, path: ["items", index, "pages"] }, "key");
      const message = `"${items[index]?.id}" has no page "${each?.having}", so there is no route "${name}", which is asked for.`;
      return finding(at, "unknown-route", message, {
        hint: `Write "${each?.having}" under its "pages:", or add "having: ${each?.having}" to the "each:" of what asks for it.`,
        related: relatedTo(model.locate(place), `"${name}" is asked for here`),
      });
    }
  }
  return null;
}

function* references(model: RegistryModel): Iterable<Reference> {
  for (const { file, document } of model.documents.application) {
    for (const [key, name] of Object.entries(document.frame?.demo?.leadsTo ?? {}))
      yield { name, place: { file, path: ["frame", "demo", "leadsTo", key] } };
  }
  for (const { place, document } of model.routes.values()) {
    yield* one(document.redirect?.to, place.file, below(place, "redirect", "to").path);
    yield* one(document.redirect?.otherwise, place.file, below(place, "redirect", "otherwise").path);
  }
  for (const { place, document } of model.tiles.values()) {
    // A placeholder that is left is told by unknown-placeholder.
    if (document.route?.includes("{") !== true) yield* one(document.route, place.file, below(place, "route").path);
    for (const [index, { route }] of (document.orElse ?? []).entries())
      yield { name: route, place: below(place, "orElse", index, "route") };
  }
  const { menu, tabs, homes, settings, dashboards, domains } = model.documents;
  for (const { file, document } of menu) yield* one(document.defaultRoute, file, ["defaultRoute"]);
  for (const { file, document } of tabs) {
    for (const device of ["desktop", "mobile"] as const) {
      for (const [index, tab] of document[device].entries()) yield* listed(tab.routes, file, [device, index, "routes"]);
    }
  }
  for (const { file, document } of homes) {
    for (const [value, name] of Object.entries(document.values)) yield { name, place: { file, path: ["values", value] } };
  }
  for (const { file, document } of settings) {
    for (const [key, name] of Object.entries(document.routes)) yield { name, place: { file, path: ["routes", key] } };
  }
  for (const { file, document } of dashboards) {
    for (const [index, tile] of document.tiles.entries()) yield { name: tile.route, place: { file, path: ["tiles", index, "route"] } };
  }
  for (const { file, document } of domains) {
    for (const [d, domain] of document.domains.entries()) {
      for (const [c, part] of (domain.covers ?? []).entries()) yield* listed(part.routes, file, ["domains", d, "covers", c, "routes"]);
    }
  }
}
