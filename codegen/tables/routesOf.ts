import { type GuardTable, guardText } from "../../src/domain/registry/guardText";
import type { Redirect, RouteRecord } from "../../src/domain/registry/tables";
import { compareText } from "../diagnostic/finding";
import type { LinkedRoute, RegistryModel } from "../link/model";
import type { RouteDocument } from "../schema/application";
import { guardOf } from "./guardOf";

/** Every route by name, sorted. */
export function routesOf(model: RegistryModel, guards: GuardTable): Readonly<Record<string, RouteRecord>> {
  const sorted = [...model.routes.values()].sort((a, b) => compareText(a.name, b.name));
  return Object.fromEntries(sorted.map((route) => [route.name, routeRecord(route, guards)]));
}

function routeRecord({ name, path, application, access, offline, document }: LinkedRoute, guards: GuardTable): RouteRecord {
  return {
    name,
    path,
    application,
    guard: guards.indexOf(guardText(guardOf(access))),
    ...(document.navi === undefined ? {} : { navi: document.navi }),
    ...(offline === null ? {} : { offline }),
    ...(document.screen === undefined ? {} : { screen: document.screen }),
    ...(document.redirect === undefined ? {} : { redirect: redirectRecord(document.redirect) }),
    ...(document.variant === undefined ? {} : { variant: document.variant }),
  };
}

function redirectRecord(redirect: NonNullable<RouteDocument["redirect"]>): Redirect {
  return {
    to: redirect.to,
    params: redirect.params ?? {},
    query: redirect.query ?? {},
    otherwise: redirect.otherwise ?? null,
    ...(redirect.keepsQuery && { keepsQuery: true }),
  };
}
