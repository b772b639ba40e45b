import type { Place, RegistryModel } from "../link/model";
import { below, inFile, keyOf } from "../link/places";
import type { ApplicationDocument } from "../schema/application";
import type { TabDocument } from "../schema/menu";
import { type Rule, rule } from "./rule";

/** A key of the registry, and another one that it needs, or that takes its effect away. */
interface Pair {
  readonly place: Place;
  readonly key: string;
  readonly other: string;
}

export const keyRules: readonly Rule[] = [
  /** Some keys say something only together with another one. */
  rule("key-needed", "error", function* (model) {
    for (const { place, key, other } of lonelyKeys(model))
      if (model.isWhole(entryOf(place))) yield { at: keyOf(place), params: { key, other } };
  }),
  /** Some keys say nothing beside another one. */
  rule("key-without-effect", "error", function* (model) {
    for (const { place, key, other } of idleKeys(model)) yield { at: keyOf(place), params: { key, other } };
  }),
];

/** What holds a key: where a part of it had to be left out, that may be the other one. */
function entryOf({ file, path }: Place): Place {
  return { file, path: path.slice(0, -1) };
}

function* lonelyKeys({ tiles, documents }: RegistryModel): Iterable<Pair> {
  for (const { place, document } of tiles.values()) {
    const targets = (["params", "query", "orElse", "shortcut"] as const).filter((key) => document[key] !== undefined);
    if (document.route === undefined) for (const key of targets) yield { place: below(place, key), key, other: "route:" };
    if (document.weight !== undefined && document.shortcut !== true)
      yield { place: below(place, "weight"), key: "weight", other: "shortcut: true" };
  }
  for (const { file, document } of documents.application) {
    const { isolation, origin } = document.frame ?? {};
    if (isolation === "origin" && origin === undefined)
      yield { place: { file, path: ["frame", "isolation"] }, key: "isolation: origin", other: "origin:" };
    if (isolation === "path" && origin !== undefined)
      yield { place: { file, path: ["frame", "origin"] }, key: "origin", other: "isolation: origin" };
    for (const place of offlineOf(file, document)) if (document.frame === undefined) yield { place, key: "offline", other: "frame:" };
  }
  for (const { file, document } of documents.tabs)
    for (const device of ["desktop", "mobile"] as const) {
      const tabs: readonly TabDocument[] = document[device];
      for (const [n, { opens, routes, section }] of tabs.entries()) {
        const at = (key: string): Place => ({ file, path: [device, n, key] });
        if (opens === "route" && routes === undefined) yield { place: at("opens"), key: "opens: route", other: "routes:" };
        if (opens === "section" && section === undefined) yield { place: at("opens"), key: "opens: section", other: "section:" };
        if (opens !== "route" && routes !== undefined) yield { place: at("routes"), key: "routes", other: "opens: route" };
        if (opens !== "section" && section !== undefined) yield { place: at("section"), key: "section", other: "opens: section" };
      }
    }
}

/** Where an application and its routes say what they do without network. */
function offlineOf(file: string, { offline, routes = {} }: ApplicationDocument): readonly Place[] {
  const own = Object.entries(routes).flatMap(([name, route]) => (says(route.offline) ? [{ file, path: ["routes", name, "offline"] }] : []));
  return says(offline) ? [{ file, path: ["offline"] }, ...own] : own;
}

function says(offline: ApplicationDocument["offline"]): boolean {
  return offline !== undefined && offline !== "none";
}

function* idleKeys({ routes, applications, documents }: RegistryModel): Iterable<Pair> {
  for (const { place, path, document } of routes.values())
    for (const key of ["path", "screen"] as const)
      if (path === null && document[key] !== undefined) yield { place: below(place, key), key, other: "navigable: false" };
  // The shell keeps pages of its own origin alone.
  for (const { file, document } of documents.application)
    for (const place of offlineOf(file, document))
      if (document.frame?.isolation === "origin") yield { place, key: "offline", other: "isolation: origin" };
  for (const { file, document } of documents.menu) {
    if (document.opens !== "home") continue;
    if (document.groups.length > 0) yield { place: { file, path: ["groups"] }, key: "groups", other: "opens: home" };
    if (document.defaultRoute !== undefined) yield { place: { file, path: ["defaultRoute"] }, key: "defaultRoute", other: "opens: home" };
  }
  const ofRoutes = [...routes.values()].map((one) => ({ ...one, at: below(one.place, "access") }));
  const ofApplications = [...applications.values()].map((one) => ({ ...one, at: inFile(one, "access") }));
  // The workshop of the level farthest from a page counts.
  for (const { at, document, access } of [...ofRoutes, ...ofApplications])
    if (typeof document.access === "object" && (document.access.workshop ?? access.workshop) !== access.workshop)
      yield { place: below(at, "workshop"), key: "workshop", other: `workshop: ${access.workshop}` };
  // Levels still count beside them: they may take a right away.
  for (const { file, document } of documents.persona)
    for (const key of ["droits", "grants"] as const)
      if (document.allGrants === true && document.profile[key].length > 0)
        yield { place: { file, path: ["profile", key] }, key, other: "allGrants: true" };
}
