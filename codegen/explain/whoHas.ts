import { activeWorkshops } from "../../src/domain/workshops/workshopStates";
import type { Opening } from "../answer/explanation";
import { labelOf } from "../answer/labelOf";
import type { Say } from "../messages/say";
import { type HerdAsker, herdAskers, openedRoutes } from "../snapshot/herdKinds";
import type { Asker } from "../viewer/asker";
import type { Registry } from "../viewer/registry";

/** Personas for whom something is open, whichever of their herds they look at, in some of them alone, or in none. */
export interface WhoHas {
  readonly has: readonly string[];
  readonly partly: readonly Partly[];
  readonly hasNot: readonly { readonly id: string; readonly reason: Opening["reason"] }[];
}

export interface Partly {
  readonly id: string;
  /** Herds in which it is open, of how many, and the workshops of each kind of them. */
  readonly herds: readonly string[];
  readonly of: number;
  readonly kinds: readonly (readonly string[])[];
  /** Why it is closed in the others. */
  readonly reason: Opening["reason"];
}

export function whoHas(registry: Registry, askers: readonly HerdAsker[], opening: (asker: Asker) => Opening, language: string): WhoHas {
  const asked = askers.map((one) => ({ ...one, ...opening(one.asker) }));
  const has: string[] = [];
  const partly: Partly[] = [];
  const hasNot: { id: string; reason: Opening["reason"] }[] = [];
  for (const id of new Set(askers.map((one) => one.id))) {
    const own = asked.filter((one) => one.id === id);
    const open = own.filter(({ admitted }) => admitted);
    const closed = own.find(({ admitted }) => !admitted);
    if (closed === undefined) has.push(id);
    else if (open.length === 0) hasNot.push({ id, reason: closed.reason });
    else
      partly.push({
        id,
        herds: open.flatMap(({ herds }) => herds),
        of: own.flatMap(({ herds }) => herds).length,
        kinds: open.map(({ asker }) => herdKind(registry, asker, language)),
        reason: closed.reason,
      });
  }
  return { has, partly, hasNot };
}

/** Who opens which pages, asked at once for all of them. */
export function pagesOpened(registry: Registry, online: boolean, language: string) {
  const askers = herdAskers(registry, { online, mode: null });
  const pages = new Map(askers.map(({ asker }) => [asker, new Set(asker.resolver.routes())]));
  return {
    who: (route: string) => whoHas(registry, askers, (one) => ({ admitted: pages.get(one)?.has(route) === true, reason: "ok" }), language),
    /** How many a persona opens, and where it lands, with each kind of herd where that is not the same. */
    sizes: (id: string) => [
      ...new Set(askers.flatMap((one) => (one.id === id ? [openedRoutes(registry, one.asker.resolver).length] : []))),
    ],
    homes: (id: string) => [...new Set(askers.flatMap((one) => (one.id === id ? [one.asker.resolver.home()?.route ?? ""] : [])))],
  };
}

/** `open in 2 of 3 herds: Dairy workshop`. */
export function partlyWords({ herds, of, kinds }: Pick<Partly, "herds" | "of" | "kinds">, say: Say): string {
  return say("open-in-herds", { open: herds.length, of, kinds: kinds.map((kind) => kindWords(kind, say)).join(", ") });
}

export function kindWords(kind: readonly string[], say: Say): string {
  return kind.length === 0 ? say("no-workshop") : kind.join(" + ");
}

/** Labels of the workshops of the herd that is looked at. */
export function herdKind(registry: Registry, { viewer: { user, multiUser } }: Asker, language: string): readonly string[] {
  const herd = user ?? multiUser;
  const active = herd === null ? [] : [...activeWorkshops(registry.tables.workshops, herd)];
  return active.map((value) => labelOf(registry, `shop.${value}`, language) ?? value);
}
