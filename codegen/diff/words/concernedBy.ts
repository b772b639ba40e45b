import { guardText } from "../../../src/domain/registry/guardText";
import type { RouteRecord } from "../../../src/domain/registry/tables";
import { createResolver, type Resolver } from "../../../src/domain/resolver/createResolver";
import { drawnMenu } from "../../../src/domain/resolver/drawnMenu";
import { isRequired, paramsOf } from "../../../src/domain/routing/pattern";
import type { Persona } from "../../../src/domain/session/persona";
import type { Say } from "../../messages/say";
import { follow } from "../../prove/follow";
import { dashboardsSeen, targetText } from "../../snapshot/seen";
import { settingsOf } from "../../tables/documentOf";
import { SIGNED_IN } from "../../tables/guardOf";
import { personasOf, personaViewer } from "../../viewer/personaViewer";
import type { Effect } from "../effect";
import { isLoss } from "../personaChanges";
import { keptPersonas, renamedTo } from "../renamedNames";
import type { Side } from "../side";
import { tilesOf } from "../tileChanges";
import { accessWords } from "./accessWords";

/** The page that a section opens by itself; the one that the shell leads to. */
export const SECTION_HOME = /^menu (\S+) defaultRoute$/;
const LED = /^settings routes\.(\w+)$/;
/** An act of the search, or what the shell does for it: `calving`, `insemination toInseminate`; its key if that is all that has changed. */
export const SEARCH_ACT = /^settings quickAccess\.(acts|actions)\.([^. ]+)(?: ([^. ]+))?(?:\.(.+))?$/;

/** Whom it is about where no persona is; null: it changes nothing in who may do what, or says so itself. */
export function concernedBy(effect: Effect, base: Side, head: Side, say: Say): string | null {
  const { kind, after } = effect;
  const [subject = ""] = effect.subjects;
  const ofRoute = ({ tables }: Side, name: string) => guardText(tables.guards[tables.routes[name]?.guard ?? -1] ?? SIGNED_IN);
  if (kind === "route-added" || kind === "any-account" || kind === "public") return accessWords(after ?? "", head, say);
  if (kind === "removed" || isOtherwise(effect, base, head)) return accessWords(ofRoute(base, subject), base, say);
  if (subject === "settings access.everybody") return say("user-anybody");
  const led = { side: after === null ? base : head, page: pageOf(subject, after ?? effect.before) };
  if (led.page !== null) return accessWords(ofRoute(led.side, led.page), led.side, say);
  const asked = kind === "held-at-once" ? [after] : grantsIn(effect, base);
  if (asked.length > 0) return say("user-holds", { rights: asked.flatMap((one) => one ?? []).join(say("or")) });
  if (kind !== "tile-added" && kind !== "tile-removed" && kind !== "tile-target") return null;
  const side = kind === "tile-removed" ? base : head;
  const { tables } = side;
  const target = tables.sections.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles)).find(({ id }) => id === subject)?.target;
  const guards = target?.kind === "route" ? target.targets.map(({ guard }) => guard) : target?.kind === "link" ? [target.guard] : [];
  return guards.length === 0
    ? null
    : guards.map((guard) => accessWords(guardText(tables.guards[guard] ?? SIGNED_IN), side, say)).join(say("or"));
}

/** Whom a section, or a name without its value, leads to another page, of before and now; null: to none. */
export interface Led {
  readonly id: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Personas whom a section, or a name whose `otherwise:` alone is another one, leads to another page than it did. */
export function ledElse(effect: Effect, base: Side, head: Side): readonly Led[] {
  const renamed = renamedTo(base, head);
  const [subject = ""] = effect.subjects;
  const [, section] = SECTION_HOME.exec(subject) ?? [];
  if (section === undefined && !isOtherwise(effect, base, head)) return [];
  return bothSides(base, head, (resolver, { tables }) => {
    if (section === undefined) return ledWithout(resolver, tables.routes[subject]);
    const shown = drawnMenu(resolver, tables).find((one) => one.section.id === section)?.section;
    const href = shown === undefined ? null : resolver.sectionHref(shown);
    return href === null ? null : (resolver.address(href).route ?? href);
  }).flatMap(({ id, was, is }) => {
    const before = renamed.get(was ?? "") ?? was;
    return before === is || was === null || is === null ? [] : [{ id, before, after: is }];
  });
}

/** A name that leads where it did, and elsewhere only where what that page needs is not given. */
function isOtherwise({ kind, subjects: [subject = ""], ...effect }: Effect, base: Side, head: Side): boolean {
  const [before, after] = [base, head].map(({ tables }) => JSON.stringify({ ...tables.routes[subject]?.redirect, otherwise: null }));
  // Of an address that another page has taken it says the page itself.
  return kind === "redirected" && before === after && effect.before !== subject;
}

/** The page at which somebody ends who opens a name with what it needs itself and no more. */
function ledWithout(resolver: Resolver, route: RouteRecord | undefined): string | null {
  const needed = paramsOf(route?.path ?? "").filter(({ param }) => isRequired(param));
  const { redirectTo } = resolver.route(route?.name ?? "", Object.fromEntries(needed.map(({ name }) => [name, "1"])));
  const last = redirectTo === null ? undefined : follow(resolver, redirectTo).at(-1);
  return last?.ends === "opens" ? last.route : null;
}

/** The page that a section, the shell itself or an act of the search leads to. */
function pageOf(subject: string, value: string | null): string | null {
  const [, list, , , key] = SEARCH_ACT.exec(subject) ?? [];
  if (value === null || list === "actions") return null;
  if (list === "acts" && key === undefined && value.startsWith("{")) return JSON.parse(value).route ?? null;
  return key === "route" || SECTION_HOME.test(subject) || LED.test(subject) ? value : null;
}

/** Personas who can do by the search what they could not, and who could what they cannot now. */
export function searchActs(
  { subjects: [subject = ""] }: Effect,
  base: Side,
  head: Side,
): { readonly gained: readonly { readonly id: string }[]; readonly lost: readonly { readonly id: string }[] } {
  const [, list, id, stage] = SEARCH_ACT.exec(subject) ?? [];
  if (list === undefined) return { gained: [], lost: [] };
  const found = bothSides(base, head, (resolver, side, { herds }) => {
    const { quickAccess } = settingsOf(side.model);
    if (!resolver.signedIn) return false;
    if (list === "actions") {
      if (!quickAccess.actions.some((one) => one.id === id)) return false;
      return id === "home" ? resolver.home() !== null : id !== "herds" || herds.length > 1;
    }
    return actsFor(resolver, side).some((act) => act.id === id && act.stage === stage);
  });
  return { gained: found.filter(({ was, is }) => is && !was), lost: found.filter(({ was, is }) => was && !is) };
}

/** Acts that the search offers to somebody: with an animal only to who may search one. */
function actsFor(resolver: Resolver, { model }: Side): ReturnType<typeof settingsOf>["quickAccess"]["acts"] {
  const { quickAccess, routes } = settingsOf(model);
  const opened = new Set(resolver.routes());
  return quickAccess.acts.filter(
    ({ route, params }) => opened.has(route) && (Object.keys(params).length === 0 || opened.has(routes.search)),
  );
}

/** What is so of each persona of both sides, by the id of now. */
function bothSides<V>(
  base: Side,
  head: Side,
  of: (resolver: Resolver, side: Side, persona: Persona) => V,
): readonly { readonly id: string; readonly was: V; readonly is: V }[] {
  const [before, after] = [base, head].map((side) => {
    const found = [...personasOf(side)].map(([id, persona]): [string, V] => {
      return [id, of(createResolver(side.tables, personaViewer(persona, { online: true, mode: null }, side.tables)), side, persona)];
    });
    return new Map(found);
  });
  return [...keptPersonas(base, head)].flatMap(([id, { after: now }]) => {
    const [was, is] = [before?.get(id), after?.get(now.document.id)];
    return was === undefined || is === undefined ? [] : [{ id: now.document.id, was, is }];
  });
}

/** Personas to whom a tile or an act of the search opens something else now, or switches another workshop, or whom the shell itself leads elsewhere. */
export function opensElseTo(effect: Effect, base: Side, head: Side): readonly { readonly id: string }[] {
  const { kind, personas } = effect;
  const [subject = ""] = effect.subjects;
  const without = new Set(personas.filter((one) => isLoss([one])).map(({ id }) => id));
  const [, led] = LED.exec(subject) ?? [];
  if (led !== undefined) {
    const renamed = renamedTo(base, head);
    const opened = bothSides(base, head, (resolver, { model }) => {
      const name = Object.entries(settingsOf(model).routes).find(([key]) => key === led)?.[1] ?? "";
      return resolver.routes().includes(name) ? (renamed.get(name) ?? name) : "";
    });
    return opened.filter(({ was, is }) => was !== is);
  }
  if (isOtherwise(effect, base, head)) return [];
  const isLed = kind === "renamed" || kind === "redirected" || kind === "parameter";
  const [, framed] = /^application (\S+) frame\.base$/.exec(subject) ?? [];
  if (isLed || framed !== undefined) {
    const names = renamedTo(base, head);
    const isOne = ({ name, application }: RouteRecord) =>
      isLed ? (names.get(name) ?? name) === subject || name === subject : application === framed;
    const pages = Object.values(base.tables.routes).filter(isOne);
    return [...personasOf(base)].flatMap(([id, persona]) => {
      const resolver = createResolver(base.tables, personaViewer(persona, { online: true, mode: null }, base.tables));
      return !without.has(id) && pages.some(({ name }) => resolver.route(name).decision?.admitted) ? [{ id }] : [];
    });
  }
  const [, dashboard] = /^dashboards tiles\.([^.]+)/.exec(subject) ?? [];
  const [, workshop] = /^workshops workshops\.(\S+)\.flag$/.exec(subject) ?? [];
  const isVariant = /^application .*\.variant\b/.test(subject);
  const isOfActs = subject.startsWith("settings quickAccess.acts");
  if (kind !== "tile-target" && workshop === undefined && dashboard === undefined && !isVariant && !isOfActs) return [];
  const renamed = renamedTo(base, head);
  const kept = keptPersonas(base, head);
  const [before, after] = [base, head].map((side) => {
    const { tables } = side;
    const tiles = tilesOf(tables)
      .map(({ tile }) => tile)
      .filter(({ id, target }) => (target.kind === "workshop" ? target.workshop === workshop : id === subject || isVariant));
    return new Map(
      [...personasOf(side)].map(([id, persona]) => {
        const resolver = createResolver(tables, personaViewer(persona, { online: true, mode: null }, tables));
        const opened = tiles.flatMap((tile) => {
          const { visible, target, href } = resolver.tile(tile);
          if (!visible) return [];
          return [
            target
              ? targetText({ ...target, route: renamed.get(target.route) ?? target.route })
              : (href ?? tables.workshops.find(({ value }) => value === workshop)?.flag ?? ""),
          ];
        });
        const acts = isOfActs ? actsFor(resolver, side).filter((act) => subject.includes(`.${actName(act)}`)) : [];
        const done = acts.map((act) => targetText(act));
        const live = dashboard === undefined ? [] : dashboardsSeen(side, resolver).filter((one) => one.includes(`/${dashboard} (`));
        return [id, [...opened, ...done, ...live].join()];
      }),
    );
  });
  return [...kept].flatMap(([id, { after: now }]) => {
    const [was, is] = [before?.get(id), after?.get(now.document.id)];
    const isOther = ((was && is) || isOfActs || dashboard !== undefined) && was !== is;
    return isOther && !without.has(id) ? [{ id: now.document.id }] : [];
  });
}

function actName({ id, stage }: { readonly id: string; readonly stage?: string | undefined }): string {
  return stage === undefined ? id : `${id} ${stage}`;
}

/** What is asked for: by the shell itself, by a sign-in, and what opens everything. */
function grantsIn({ kind, subjects: [subject = ""], before, after }: Effect, { tables }: Side): readonly (string | null)[] {
  if (subject === "settings access.allOpensEverything") return [tables.access.everybody];
  return kind === "rules" || (kind === "sign-in" && subject.endsWith(".grant")) ? [before, after] : [];
}
