import { guardText } from "../../src/domain/registry/guardText";
import { accessOfRoute } from "../answer/accessAnswer";
import { positionOf } from "../answer/position";
import type { Place } from "../link/model";
import { isForAll } from "./accessEffects";
import type { Effect, EffectKind } from "./effect";
import { makeEffect } from "./makeEffect";
import { isLoss, NOTHING, type PersonaChange, partOf, takenBy, within } from "./personaChanges";
import { keptNames, renamedTo } from "./renamedNames";
import type { Side } from "./side";
import { joined, untold } from "./unexplainedEffects";

/** Pages that were not there, and who may open them: one effect for all whose access comes from one line. */
export function addedRoutes(base: Side, head: Side, personas: readonly PersonaChange[], reported: readonly Effect[]): readonly Effect[] {
  const { routes, guards } = head.tables;
  const pages = Object.values(base.tables.routes).flatMap(({ name, redirect }) => (redirect === undefined ? [name] : []));
  const known = new Set([...pages, ...renamedTo(base, head).values(), ...keptNames(base, head).keys()]);
  // Who holds a new grant at once is told with the grant.
  const rest = untold(personas, reported);
  const groups = new Map<string, { readonly names: string[]; readonly after: string; readonly at: Place | undefined }>();
  for (const { name, application, guard, redirect } of Object.values(routes)) {
    const access = guards[guard];
    // A redirect opens nothing by itself.
    if (known.has(name) || redirect !== undefined || access === undefined) continue;
    const from = accessOfRoute(head, name)[0]?.from;
    const after = guardText(access);
    // Nobody opened it before, whatever its domain opens.
    const added = base.model.applications.has(application) ? undefined : head.model.applications.get(application);
    const key = [from?.level, from?.name, after, added?.id].join(" ");
    const group = groups.get(key) ?? { names: [], after, at: (added ?? head.model.routes.get(name))?.place };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, after, at }) => {
    const [first = ""] = names;
    const from = accessOfRoute(head, first)[0]?.from ?? null;
    const kind: EffectKind = after === "public" ? "public" : isForAll(after, head) ? "any-account" : "route-added";
    const isFramed = names.some((name) => routes[name]?.screen === undefined);
    const taken = takenBy(base, head, names);
    const shut = partOf(rest, ({ addresses }) => ({ ...NOTHING, addresses: addresses.filter((one) => taken.includes(one)) }));
    const met = joined(
      within(rest, head, names),
      shut.map((one) => ({ ...one, home: null })),
    );
    const answer =
      kind === "public" && isFramed
        ? "impossible"
        : kind !== "route-added"
          ? "second-person"
          : isLoss(met) || met.some(({ home }) => home !== null)
            ? "yes"
            : "none";
    return makeEffect({
      kind,
      subjects: names,
      after,
      bound: names.map((name) => routes[name]?.path ?? ""),
      place: at && isForAll(after, head) ? positionOf(head, at) : from,
      owner: from,
      personas: met,
      answer,
    });
  });
}
