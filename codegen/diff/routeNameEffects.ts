import type { RouteRecord } from "../../src/domain/registry/tables";
import { paramsOf } from "../../src/domain/routing/pattern";
import { positionOf } from "../answer/position";
import type { Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import { isLoss, type PersonaChange, within } from "./personaChanges";
import { keptNames, renamedParam, renamedTo, successorOf } from "./renamedNames";
import type { Side } from "./side";

/** Names and addresses that led somewhere and do not any more, and parameters that pages are opened with. */
export function routeNameEffects(base: Side, head: Side, personas: readonly PersonaChange[]): readonly Effect[] {
  const kept = keptNames(base, head);
  const renamed = renamedTo(base, head);
  const param = renamedParam(base, head);
  const named: string[] = [];
  const effects = Object.values(base.tables.routes).flatMap((route): readonly Effect[] => {
    const after = Object.hasOwn(head.tables.routes, route.name) ? head.tables.routes[route.name] : undefined;
    const now = kept.get(route.name);
    if (now !== undefined)
      return [
        makeEffect({ kind: "name-kept", subjects: [now], before: route.name, after: now, place: placeIn(head, now) }),
        ...applicationEffect(head, route, head.tables.routes[now]),
      ];
    if (after !== undefined && (renamed.get(endOf(route)) ?? endOf(route)) !== endOf(after))
      return [redirectedEffect(head, route, after, personas)];
    if (after !== undefined && param !== null && isSameBut(route, after, param)) {
      named.push(route.name);
      return [];
    }
    if (after !== undefined)
      return [...applicationEffect(head, route, after), ...movedEffect(head, route, after), ...parameterEffect(head, route, after)];
    const successor = successorOf(base, head, route);
    const reached = within(personas, base, [route.name]).filter((one) => isLoss([one]));
    const place = successor === undefined ? placeIn(base, route.name) : placeIn(head, successor.name);
    const fields = {
      subjects: [route.name],
      before: successor === undefined ? route.path : route.name,
      answer: "yes",
      place,
      personas: successor === undefined ? reached : [],
    } as const;
    return [makeEffect({ ...fields, kind: successor === undefined ? "removed" : "renamed", after: successor?.name ?? null })];
  });
  if (param === null || named.length === 0) return effects;
  const [before, now] = param;
  const [file] = head.model.documents.params;
  const place = file === undefined ? null : positionOf(head, { file: file.file, path: ["params", now] });
  return [...effects, makeEffect({ kind: "parameter-renamed", subjects: named, before, after: now, place, answer: "yes" })];
}

/** An address in which one parameter alone is called otherwise. */
function isSameBut(before: RouteRecord, after: RouteRecord, [from, to]: readonly [string, string]): boolean {
  const renamed = before.path?.split("/").map((part) => part.replace(new RegExp(`^:${from}(?!\\w)`), `:${to}`));
  return before.path !== after.path && renamed?.join("/") === after.path;
}

/** The page that a name opens: its own, or the one that it leads to. */
function endOf({ name, redirect }: RouteRecord): string {
  return redirect?.to ?? name;
}

function redirectedEffect(head: Side, before: RouteRecord, after: RouteRecord, personas: readonly PersonaChange[]): Effect {
  const { name } = after;
  const fields = { subjects: [name], before: endOf(before), after: endOf(after), place: placeIn(head, name) };
  return makeEffect({ ...fields, kind: "redirected", personas: within(personas, head, [name]), answer: "yes" });
}

/** The same page from another application: somebody else's files are shown, with what that one is trusted with. */
function applicationEffect(head: Side, before: RouteRecord, after: RouteRecord | undefined): readonly Effect[] {
  if (after === undefined || before.application === after.application) return [];
  const { name } = after;
  const fields = { subjects: [name], before: before.application, after: after.application, place: placeIn(head, name) };
  return [makeEffect({ ...fields, kind: "other-application", answer: "yes" })];
}

/** The same page at another address, the old one leading nowhere, or to another page. */
function movedEffect(head: Side, before: RouteRecord, after: RouteRecord): readonly Effect[] {
  if (before.path === null || before.path === after.path) return [];
  if (withoutNames(before.path) === withoutNames(after.path ?? "")) return [];
  if (Object.values(head.tables.routes).some(({ path, redirect }) => path === before.path && redirect?.to === after.name)) return [];
  const place = placeIn(head, after.name);
  return [makeEffect({ kind: "renamed", subjects: [after.name], before: before.path, after: after.path, answer: "yes", place })];
}

/** An address as a browser tells it apart: what a parameter is called does not count. */
function withoutNames(path: string): string {
  return path.replaceAll(/:[A-Za-z][A-Za-z0-9]*/g, ":");
}

/** A parameter that is gone, or that must be given now. */
function parameterEffect(head: Side, before: RouteRecord, after: RouteRecord): readonly Effect[] {
  const [then, now] = [before, after].map(({ path }) => paramsOf(path ?? ""));
  const gone = (then ?? []).filter(({ name }) => !now?.some((one) => one.name === name)).map(({ name }) => name);
  const asked = (now ?? []).filter(({ param, name }) => param === "one" && !then?.some((one) => one.name === name && one.param === "one"));
  if (gone.length === 0 && asked.length === 0) return [];
  const place = placeIn(head, after.name);
  const subjects = [after.name];
  return [makeEffect({ kind: "parameter", subjects, before: before.path, after: after.path, answer: "yes", place })];
}

function placeIn(side: Side, route: string) {
  const linked = side.model.routes.get(route);
  return linked === undefined ? null : positionOf(side, linked.place);
}
