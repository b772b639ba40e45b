import { guardText } from "../../src/domain/registry/guardText";
import type { RouteRecord } from "../../src/domain/registry/tables";
import { trieOf } from "../../src/domain/routing/matcher";
import { matchPath } from "../../src/domain/routing/matchPath";
import { paramsOf } from "../../src/domain/routing/pattern";
import { positionOf } from "../answer/position";
import { routeShapes } from "../link/routeShapes";
import { SIGNED_IN } from "../tables/guardOf";
import type { Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import { isLoss, NOTHING, type PersonaChange, partOf, within } from "./personaChanges";
import { endName, keptNames, renamedParam, renamedTo, successorOf } from "./renamedNames";
import type { Side } from "./side";

/** Names and addresses that led somewhere and do not any more, and parameters that pages are opened with. */
export function routeNameEffects(base: Side, head: Side, personas: readonly PersonaChange[]): readonly Effect[] {
  const kept = keptNames(base, head);
  const renamed = renamedTo(base, head);
  const param = renamedParam(base, head);
  const named: string[] = [];
  // By the names of now.
  const asNow = ({ redirect, ...route }: RouteRecord) => {
    const own = <V extends Readonly<Record<string, string>>>(values: V) =>
      Object.fromEntries(
        Object.entries(values).map((pair) => pair.map((one) => (one === param?.[0] ? param[1] : one)) as [string, string]),
      );
    return endOf(
      base,
      { ...route, ...(redirect && { redirect: { ...redirect, params: own(redirect.params), query: own(redirect.query) } }) },
      (name) => renamed.get(name) ?? name,
    );
  };
  const effects = Object.values(base.tables.routes).flatMap((route): readonly Effect[] => {
    const bound = [`${ledTo(base, route)} → ${ledTo(head, route)}`];
    const after = Object.hasOwn(head.tables.routes, route.name) ? head.tables.routes[route.name] : undefined;
    const now = kept.get(route.name);
    const atNow = now === undefined ? [] : atAddresses(within(personas, head, [now]));
    if (now !== undefined) {
      const kept = { subjects: [now], bound, place: placeIn(head, now), personas: atNow };
      const page = head.tables.routes[now];
      const path = page?.path ?? null;
      return [
        isLed(head, route, [route.name, now])
          ? makeEffect({ ...kept, kind: "name-kept", before: route.name, after: now, answer: isLoss(atNow) ? "yes" : "none" })
          : makeEffect({ ...kept, kind: "renamed", before: route.path, after: path, answer: "yes" }),
        ...applicationEffect(head, route, page),
        ...(page === undefined ? [] : takenEffect(base, route, page, { head, bound, personas })),
        ...keptParameterEffect(head, route, now),
      ];
    }
    if (after !== undefined && param !== null && isSameBut(route, after, param)) {
      named.push(route.name);
      return [];
    }
    const around = { head, bound, personas };
    const redirected = after === undefined ? [] : redirectedEffect(asNow(route), after, around);
    if (after !== undefined)
      return [
        ...redirected,
        ...(redirected.length === 0 ? applicationEffect(head, route, after) : []),
        ...addressEffects(route, after, around),
        ...takenEffect(base, route, after, around),
      ];
    const successor = successorOf(base, head, route);
    const reached = within(personas, base, [route.name]).filter((one) => isLoss([one]));
    const place = successor === undefined ? placeIn(base, route.name) : placeIn(head, successor.name);
    const fields = {
      subjects: [route.name],
      before: successor === undefined ? route.path : route.name,
      answer: "yes",
      bound,
      place,
      isGone: successor === undefined,
      personas: successor === undefined ? reached : atAddresses(within(personas, head, [successor.name])),
    } as const;
    return [makeEffect({ ...fields, kind: successor === undefined ? "removed" : "renamed", after: successor?.name ?? null })];
  });
  if (param === null || named.length === 0) return effects;
  const [before, now] = param;
  const [file] = head.model.documents.params;
  const place = file === undefined ? null : positionOf(head, { file: file.file, path: ["params", now] });
  return [...effects, makeEffect({ kind: "parameter-renamed", subjects: named, before, after: now, place, answer: "yes" })];
}

/** What the effects of one route have in common: the newer side, what an acceptance is for, and who is met by the change. */
interface Around {
  readonly head: Side;
  readonly bound: readonly string[];
  readonly personas: readonly PersonaChange[];
}

/** What becomes of addresses alone. */
function atAddresses(personas: readonly PersonaChange[]): readonly PersonaChange[] {
  return partOf(personas, ({ addresses }) => ({ ...NOTHING, addresses })).map((one) => ({ ...one, home: null }));
}

/** Whether an address with all its values leads to one of some names still; what has none is led to by its name. */
function isLed({ tables }: Side, { path }: RouteRecord, names: readonly string[]): boolean {
  const [whole] = routeShapes(path);
  return whole === undefined || matchPath(trieOf(tables), whole.shape)?.names.some((name) => names.includes(name)) === true;
}

/** An address in which one parameter alone is called otherwise. */
function isSameBut(before: RouteRecord, after: RouteRecord, [from, to]: readonly [string, string]): boolean {
  const renamed = before.path?.split("/").map((part) => part.replace(new RegExp(`^:${from}(?!\\w)`), `:${to}`));
  return before.path !== after.path && renamed?.join("/") === after.path;
}

/** The page that a name opens: its own, or the one that it leads to, with all that goes along and what opens where that is not given. */
function endOf(side: Side, { name, redirect }: RouteRecord, named: (name: string) => string = (one) => one): string {
  if (redirect === undefined) return name;
  const { params, query, otherwise, keepsQuery } = redirect;
  const given = Object.entries({ ...params, ...query }).map(([target, own]) => `${target}: ${own}`);
  const rest = [...given, ...(otherwise === null ? [] : [`otherwise: ${named(otherwise)}`]), ...(keepsQuery ? ["keepsQuery"] : [])];
  const to = named(endName(side, name));
  return rest.length === 0 ? to : `${to} (${rest.join(", ")})`;
}

/** What a name and an address lead to on one side, and for whom. */
function ledTo(side: Side, { name, path }: RouteRecord): string {
  const { tables } = side;
  const at = path === null ? [] : routeShapes(path).flatMap(({ shape }) => matchPath(trieOf(tables), shape)?.names ?? []);
  const pages = [name, ...at].flatMap((one) => tables.routes[one] ?? []);
  const passed = (one: RouteRecord) => guardText(tables.guards[one.guard] ?? SIGNED_IN);
  const end = (one: RouteRecord) => tables.routes[endName(side, one.name)] ?? one;
  return JSON.stringify(pages.map((one) => [endOf(side, one), passed(one), passed(end(one))]));
}

function redirectedEffect(before: string, after: RouteRecord, { head, bound, personas }: Around): readonly Effect[] {
  const { name } = after;
  const now = endOf(head, after);
  // An earlier name is the page itself again.
  if (before === now || (now === name && before.split(" ")[0] === name)) return [];
  const [[from = "", ...given], [to = "", ...taken]] = [before.split(" "), now.split(" ")];
  const isSame = given.join(" ") === taken.join(" ");
  const fields = { subjects: [name], before: isSame ? from : before, after: isSame ? to : now, bound, place: placeIn(head, name) };
  return [makeEffect({ ...fields, kind: "redirected", personas: within(personas, head, [name]), answer: "yes" })];
}

/** The same page from another application: somebody else's files are shown, with what that one is trusted with. */
function applicationEffect(head: Side, before: RouteRecord, after: RouteRecord | undefined): readonly Effect[] {
  if (after === undefined || before.application === after.application) return [];
  const { name } = after;
  const fields = { subjects: [name], before: before.application, after: after.application, place: placeIn(head, name) };
  return [makeEffect({ ...fields, kind: "other-application", answer: "yes" })];
}

/** Of an address in which parameters alone are others it is said once, with who is met at the addresses of before. */
function addressEffects(before: RouteRecord, after: RouteRecord, around: Around): readonly Effect[] {
  const { head, bound, personas } = around;
  const moved = movedEffect(before, after, around);
  const others = parameterEffect(head, before, after);
  const [words, now] = [before, after].map(({ path }) =>
    path
      ?.split("/")
      .filter((part) => !part.startsWith(":"))
      .join("/"),
  );
  if (words !== now || moved.length === 0 || others.length === 0) return [...moved, ...others];
  const met = atAddresses(within(personas, head, [after.name]));
  return others.map((one) => makeEffect({ ...one, bound, personas: met }));
}

/** The same page at another address, the old one leading nowhere, or to another page. */
function movedEffect(before: RouteRecord, after: RouteRecord, { head, bound, personas }: Around): readonly Effect[] {
  if (before.path === null || before.path === after.path) return [];
  if (withoutNames(before.path) === withoutNames(after.path ?? "")) return [];
  if (Object.values(head.tables.routes).some(({ path, redirect }) => path === before.path && redirect?.to === after.name)) return [];
  const fields = { subjects: [after.name], before: before.path, after: after.path, bound, place: placeIn(head, after.name) };
  const isStillLed = routeShapes(before.path).every(
    ({ shape }) => matchPath(trieOf(head.tables), shape)?.names.includes(after.name) === true,
  );
  const met = atAddresses(within(personas, head, fields.subjects));
  if (isStillLed) return [makeEffect({ ...fields, kind: "address-longer", personas: met, answer: isLoss(met) ? "yes" : "none" })];
  return [makeEffect({ ...fields, kind: "renamed", personas: met, answer: "yes" })];
}

/** An address, whole or without what may be left out, that opens another page now, though this one is still called and found as it was. */
function takenEffect(base: Side, before: RouteRecord, after: RouteRecord, around: Around): readonly Effect[] {
  const { head, bound, personas } = around;
  if (before.screen === "notFound" || movedEffect(before, after, around).length > 0) return [];
  const namesAt = ({ tables }: Side, shape: string) => matchPath(trieOf(tables), shape)?.names ?? [];
  const end = endName(head, after.name);
  const [taker] = routeShapes(before.path).flatMap(({ shape }) => {
    const taken = namesAt(base, shape).includes(before.name) ? namesAt(head, shape) : [];
    return taken.some((name) => endName(head, name) === end) ? [] : taken.slice(0, 1);
  });
  if (taker === undefined) return [];
  const met = atAddresses(within(personas, head, [after.name]));
  const fields = { subjects: [after.name], before: before.name, after: endName(head, taker), bound, place: placeIn(head, taker) };
  return [makeEffect({ ...fields, kind: "redirected", personas: met, answer: "yes" })];
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

/** A parameter that the earlier name of a page does not hand on. */
function keptParameterEffect(head: Side, before: RouteRecord, now: string): readonly Effect[] {
  const { params = {}, query = {} } = head.tables.routes[before.name]?.redirect ?? {};
  const given = [...Object.values(params), ...Object.values(query)];
  if (paramsOf(before.path ?? "").every(({ name }) => given.includes(name))) return [];
  const fields = { subjects: [now], before: before.path, after: head.tables.routes[now]?.path ?? null, place: placeIn(head, now) };
  return [makeEffect({ ...fields, kind: "parameter", answer: "yes" })];
}

function placeIn(side: Side, route: string) {
  const linked = side.model.routes.get(route);
  return linked === undefined ? null : positionOf(side, linked.place);
}
