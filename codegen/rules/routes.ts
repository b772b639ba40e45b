import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import type { LinkedRoute, Place, RegistryModel } from "../link/model";
import { below, keyOf } from "../link/places";
import { isReadable, openedByName, tileTargets } from "../link/tileTargets";
import { route as routeSchema } from "../schema/application";
import { needing, type Rule, rule } from "./rule";

interface Redirected {
  readonly route: LinkedRoute;
  readonly redirect: NonNullable<LinkedRoute["document"]["redirect"]>;
  readonly target: LinkedRoute;
}

export const routeRules: readonly Rule[] = [
  /** A route shows the frame of its application, a page of the shell, or leads elsewhere. */
  rule("route-without-frame", "error", function* (model) {
    for (const { name, place, application, document } of model.routes.values()) {
      if (document.screen !== undefined || document.redirect !== undefined || !model.isWhole(place)) continue;
      if (model.applications.get(application)?.document.frame === undefined && model.isWhole({ file: place.file, path: ["frame"] }))
        yield { at: keyOf(place), params: { name, application } };
    }
  }),
  /** An earlier name is kept until the day that is written beside it. */
  rule("alias-over", "warning", function* (model, { today = "" }) {
    for (const { name, place, document } of model.routes.values())
      for (const [alias, { until = today }] of Object.entries(document.aliases ?? {}))
        if (until < today) yield { at: below(place, "aliases", alias, "until"), params: { alias, name, until } };
  }),
  /** Each page of the shell has a route; that none has two is checked with the values that stand once. */
  needing(["application"], "screen-missing", "error", function* (model) {
    const shown = [...model.routes.values()].filter(({ document }) => document.screen !== undefined);
    const screens = new Set(shown.map(({ document }) => document.screen));
    const missing = routeSchema.shape.screen.unwrap().options.filter((screen) => !screens.has(screen));
    if (missing.length === 0) return;
    const file = shown[0]?.place.file ?? model.documents.application[0]?.file ?? "applications";
    yield { at: keyOf({ file, path: ["routes"] }), params: { screens: missing.join(", "), first: missing[0] ?? "" } };
  }),
  /** Each page that a tile or a dashboard opens says what it is for; where hardly any does, the product has no use for it. */
  needing(["application"], "purpose-missing", "warning", function* (model) {
    const previews = model.documents.dashboards.flatMap(({ document }) => document.tiles.map(({ route }) => model.routes.get(route)));
    const pages = [...[...tileTargets(model)].map(({ route }) => route), ...previews].flatMap((route) => route ?? []);
    const silent = pages.filter(({ place, document }) => document.purpose === undefined && model.isWhole(place));
    for (const { name, place } of silent.length * 2 > pages.length ? [] : silent) yield { at: keyOf(place), params: { name } };
  }),
  /** What is opened has an address: a hidden frame has none. */
  rule("opens-hidden-frame", "error", function* (model) {
    for (const [name, place] of opened(model)) if (model.routes.get(name)?.path === null) yield { at: place, params: { route: name } };
  }),
  /** Routes opened by name alone (homes, tabs, dashboards, default routes) need no parameter. */
  rule("opens-without-params", "error", function* (model) {
    for (const [name, place] of openedByName(model)) {
      const route = model.routes.get(name);
      if (route === undefined || !isReadable(model, route)) continue;
      const needed = neededBy(route);
      if (needed.length > 0) yield { at: place, params: { route: name, param: needed.join(", "), path: route.path ?? "" } };
    }
  }),
  /** A redirect leads to a page: neither to itself nor to another redirect. */
  rule("redirect-target", "error", function* (model) {
    for (const { route, target } of redirects(model))
      if (target.document.redirect !== undefined)
        yield { at: below(route.place, "redirect", "to"), params: { name: route.name, to: target.name } };
  }),
  /** A redirect fills the parameters of its target from its own. */
  rule("redirect-params", "error", function* (model) {
    for (const { route, redirect, target } of redirects(model)) {
      if (target.document.redirect !== undefined || !isReadable(model, route) || !isReadable(model, target)) continue;
      const taken = paramsOf(target.path ?? "").map(({ name }) => name);
      // A name without an address passes on what it is called with.
      const own = route.path === null ? [...Object.values(redirect.params ?? {}), ...taken] : paramsOf(route.path).map(({ name }) => name);
      const at = below(route.place, "redirect");
      const needed = [...taken, ...Object.values({ ...redirect.params, ...redirect.query })].map((name) => `:${name}`);
      const [has, named] = own.length === 0 ? (["noParams", needed] as const) : (["ownParams", own] as const);
      const said = { to: target.name, path: target.path ?? "", "#has": has, own: [...new Set(named)].join(", ") } as const;
      const params = (param: string) => ({ ...said, param, "#fault": "doesNotFit" }) as const;
      for (const [name, from] of Object.entries(redirect.params ?? {})) {
        if (!taken.includes(name)) yield { at: keyOf(below(at, "params", name)), params: params(name) };
        else if (!own.includes(from)) yield { at: below(at, "params", name), params: params(from) };
      }
      for (const [key, from] of Object.entries(redirect.query ?? {}))
        if (!own.includes(from)) yield { at: below(at, "query", key), params: params(from) };
      const lacking = neededBy(target).filter((name) => !Object.hasOwn(redirect.params ?? {}, name));
      if (lacking.length > 0) yield { at: below(at, "to"), params: { ...params(lacking.join(", ")), "#fault": "isMissing" } };
    }
  }),
];

function* opened(model: RegistryModel): Iterable<readonly [string, Place]> {
  yield* openedByName(model);
  for (const { route, place } of tileTargets(model)) yield [route.name, below(place, "route")];
  for (const { route, redirect } of redirects(model)) yield [redirect.to, below(route.place, "redirect", "to")];
}

function neededBy({ path }: LinkedRoute): readonly string[] {
  return paramsOf(path ?? "").flatMap(({ name, param }) => (isRequired(param) ? [name] : []));
}

function* redirects(model: RegistryModel): Iterable<Redirected> {
  for (const route of model.routes.values()) {
    const { redirect } = route.document;
    const target = redirect && model.routes.get(redirect.to);
    if (redirect !== undefined && target !== undefined) yield { route, redirect, target };
  }
}
