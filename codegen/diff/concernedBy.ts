import { guardText } from "../../src/domain/registry/guardText";
import type { RouteRecord } from "../../src/domain/registry/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Say } from "../messages/say";
import { dashboardsSeen, targetText } from "../snapshot/seen";
import { settingsOf } from "../tables/documentOf";
import { SIGNED_IN } from "../tables/guardOf";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import { accessWords } from "./accessWords";
import type { Effect } from "./effect";
import { isLoss } from "./personaChanges";
import { keptPersonas, renamedTo } from "./renamedNames";
import type { Side } from "./side";
import { tilesOf } from "./tileChanges";

/** Whom it is about where no persona is; null: it changes nothing in who may do what, or says so itself. */
export function concernedBy(effect: Effect, base: Side, head: Side, say: Say): string | null {
  const { kind, after } = effect;
  const [subject = ""] = effect.subjects;
  const ofRoute = ({ tables }: Side) => guardText(tables.guards[tables.routes[subject]?.guard ?? -1] ?? SIGNED_IN);
  if (kind === "route-added" || kind === "any-account" || kind === "public") return accessWords(after ?? "", head, say);
  if (kind === "removed") return accessWords(ofRoute(base), base, say);
  if (subject === "settings access.everybody") return say("user-anybody");
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

/** Personas to whom a tile or an act of the search opens something else now, or switches another workshop. */
export function opensElseTo(
  { kind, subjects: [subject = ""], personas }: Effect,
  base: Side,
  head: Side,
): readonly { readonly id: string }[] {
  const without = new Set(personas.filter((one) => isLoss([one])).map(({ id }) => id));
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
    const acts = isOfActs ? settingsOf(side.model).quickAccess.acts.filter((act) => subject.includes(`.${actName(act)}`)) : [];
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
        const done = acts.filter(({ route }) => resolver.routes().includes(route)).map((act) => targetText(act));
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
