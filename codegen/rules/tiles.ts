import { drawnOn } from "../../src/domain/resolver/drawnMenu";
import { isRequired, isRest, paramsOf } from "../../src/domain/routing/pattern";
import { suggest } from "../diagnostic/suggest";
import { declaredParams } from "../link/declaredParams";
import type { LinkedRoute } from "../link/model";
import { below, keyOf } from "../link/places";
import { actTargets, readableTargets, type TileTarget } from "../link/tileTargets";
import { valuePattern } from "../link/valuePattern";
import { needing, type Rule, rule } from "./rule";

/** The name of a value in place of the value, as addresses and other products write it: `:id`, `{id}`, `<id>`, `$id`, `%id%`. */
const PLACEHOLDER = /^(?::[A-Za-z]\w*[?+*]?|\$?\{{1,2}\s*\w+\s*\}{1,2}|<\w+>|\[\w+\]|\$\w+|%\w+%)$/;

/** One slash, and no second one or backslash that a browser would take for the beginning of another site. */
const OF_THIS_SITE = /^\/(?![/\\])[^\s\\]*$/;
const SECURE = /^https:\/\/[^\s/\\?#]+\S*$/i;
/** A parameter, in the form of a route or with a name that is not known. */
const PARAMETER = /\/:[A-Za-z]\w*|\{(?!numCheptel\})/;

/** What phones and desktops show of an installed application; the rest is dropped without a word. */
const SHORTCUTS = 4;

export const tileRules: readonly Rule[] = [
  /** A tile opens exactly one thing. */
  rule("tile-target", "error", function* (model) {
    for (const { id, place, document } of model.tiles.values()) {
      if (!model.isWhole(place)) continue;
      const [first, second] = (["route", "link", "workshop"] as const).filter((key) => document[key] !== undefined);
      if (second !== undefined) yield { at: keyOf(below(place, second)), params: { id, opens: `${first}, ${second}` } };
      else if (first === undefined) yield { at: place, params: { id, opens: "–" } };
    }
  }),
  /** A tile, or an act on an animal, fills every required parameter of its route, and every optional one before another that it fills. */
  rule("tile-param-missing", "error", function* (model) {
    const declared = declaredParams(model);
    for (const { tile, route, params, place } of [...readableTargets(model), ...actTargets(model)]) {
      const taken = paramsOf(route.path ?? "");
      const isFilled = (name: string) => Object.hasOwn(params, name) && params[name] !== "";
      const last = taken.findLastIndex(({ name }) => isFilled(name));
      const lacking = taken.filter(({ name, param }, n) => !isFilled(name) && (isRequired(param) || n < last)).map(({ name }) => name);
      const [first] = lacking;
      if (first === undefined || (lacking.length === 1 && strangersIn(params, route).length === 1)) continue;
      const at = params[first] === "" ? below(place, "params", first) : below(place, "route");
      const given = lacking.map((name) => `${name}: "${declared.get(name)?.sample ?? "…"}"`).join(", ");
      yield { at, params: { id: tile.id, route: route.name, path: route.path ?? "", given } };
    }
  }),
  /** A tile, or an act on an animal, gives only parameters that its route takes. One that is lacking instead is the one that is meant. */
  rule("tile-param-unknown", "error", function* (model) {
    for (const { route, params, place } of [...readableTargets(model), ...actTargets(model)]) {
      const strangers = strangersIn(params, route);
      if (strangers.length === 0 || route.path === null) continue;
      const free = paramsOf(route.path).flatMap(({ name }) => (Object.hasOwn(params, name) ? [] : [name]));
      for (const name of strangers) {
        const suggestion = strangers.length === 1 && free.length === 1 ? (free[0] ?? null) : suggest(name, free);
        yield { at: keyOf(below(place, "params", name)), params: { name, route: route.name, path: route.path, suggestion } };
      }
    }
  }),
  /** Values of a tile's parameters have the shape that params.yaml gives; a browser reads `.` and `..` as folders. */
  rule("tile-param-shape", "error", function* (model) {
    const declared = declaredParams(model);
    for (const { route, params, query, place } of readableTargets(model)) {
      for (const { name, param } of paramsOf(route.path ?? "")) {
        const value = Object.hasOwn(params, name) ? (params[name] ?? "") : "";
        const { pattern, sample = "12" } = declared.get(name) ?? {};
        const shape = valuePattern(pattern);
        const fits = (one: string) => !/^\.{1,2}$/.test(one) && !PLACEHOLDER.test(one) && shape?.test(one) !== false;
        if (value === "" || ([value].flat().every(fits) && (typeof value === "string" || isRest(param)))) continue;
        yield { at: below(place, "params", name), params: { name, value: [value].flat().join(", "), sample } };
      }
      for (const [name, value] of Object.entries(query))
        if (PLACEHOLDER.test(value))
          yield { at: below(place, "query", name), params: { name, value, sample: declared.get(name)?.sample ?? "12" } };
    }
  }),
  /** What a route has in its address is given there, not behind it. */
  rule("tile-query-param", "warning", function* (model) {
    for (const { route, query, place } of readableTargets(model))
      for (const { name } of paramsOf(route.path ?? ""))
        if (Object.hasOwn(query, name))
          yield { at: keyOf(below(place, "query", name)), params: { name, route: route.name, path: route.path ?? "" } };
  }),
  /** The link of a tile is an address of this site, or one of another site that nobody can read or change on its way. */
  rule("tile-link", "error", function* (model) {
    for (const { place, document } of model.tiles.values()) {
      const { link } = document;
      if (link === undefined) continue;
      const isAddress = OF_THIS_SITE.test(link) || (SECURE.test(link) && URL.canParse(link));
      if (!isAddress || PARAMETER.test(link)) yield { at: below(place, "link"), params: { link, herd: "{numCheptel}" } };
    }
  }),
  /** A section is an entry of the menu of some device, or a tab opens it. */
  needing(["menu", "tabs"], "section-unreached", "error", function* ({ documents }) {
    for (const { document: tabs } of documents.tabs)
      for (const { file, document } of documents.menu)
        if (drawnOn({ desktop: true, mobile: true, ...document.show, ...document }, tabs).length === 0)
          yield { at: { file, path: [document.entry ? "show" : "entry"] }, params: { id: document.id } };
  }),
  rule("shortcut-too-many", "error", function* (model) {
    const flagged = [...model.tiles.values()].filter(({ document }) => document.shortcut === true);
    const byWeight = flagged.toSorted((a, b) => (b.document.weight ?? 0) - (a.document.weight ?? 0));
    for (const { id, place } of byWeight.slice(SHORTCUTS))
      yield { at: below(place, "shortcut"), params: { id, count: flagged.length, most: SHORTCUTS } };
  }),
];

function strangersIn(params: TileTarget["params"], { path }: LinkedRoute): readonly string[] {
  const known = new Set(paramsOf(path ?? "").map(({ name }) => name));
  return Object.keys(params).filter((name) => !known.has(name));
}
