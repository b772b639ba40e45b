import type { SectionRecord, TabRecord, TileGroupRecord, TileRecord } from "../registry/tables";
import type { Scope } from "./scope";
import { isTileVisible } from "./tileDecision";

export interface VisibleGroup {
  readonly id: string;
  readonly tiles: readonly TileRecord[];
}

/** A section of the menu with the tiles its viewer holds, in the order they are shown. */
export interface VisibleSection {
  readonly section: SectionRecord;
  readonly groups: readonly VisibleGroup[];
}

/** Section 4: the menu holds what is granted and nothing else (sections without a tile are left out). */
export function visibleMenu(scope: Scope, hasHome: boolean): readonly VisibleSection[] {
  const visible: VisibleSection[] = [];
  for (const section of scope.tables.sections) {
    const groups = groupsOf(scope, section);
    if (groups !== null && (groups.length > 0 || (section.opens === "home" && hasHome))) visible.push({ section, groups });
  }
  return visible;
}

/** Visible groups of one section; null when the section itself is not for this viewer. */
export function groupsOf(scope: Scope, section: SectionRecord): readonly VisibleGroup[] | null {
  if (!scope.signedIn || (section.multiHerd && !scope.multiHerd)) return null;
  const admitted = scope.admitted();
  const groups: VisibleGroup[] = [];
  for (const group of plannedGroups(section)) {
    const tiles = visibleTiles(scope, group, admitted);
    if (tiles.length > 0) groups.push({ id: group.id, tiles });
  }
  return isReversed(scope, section) ? groups.reverse().map(({ id, tiles }) => ({ id, tiles: [...tiles].reverse() })) : groups;
}

/** Whether a tab or header button is drawn; the mobile ones for home and search need their grants (decision GRT-32). */
export function isTabVisible(scope: Scope, tab: TabRecord, hasHome: boolean): boolean {
  if (!scope.signedIn) return false;
  switch (tab.opens) {
    case "home":
      return hasHome;
    case "route":
      return firstAdmitted(scope, tab.targets) !== null;
    case "section": {
      const section = scope.tables.sections.find(({ id }) => id === tab.section);
      return section !== undefined && (groupsOf(scope, section)?.length ?? 0) > 0;
    }
    case "sections":
    case "drawer":
      return true;
    default:
      return tab.opens satisfies never;
  }
}

/** The first of several routes that the viewer may open. */
export function firstAdmitted(scope: Scope, routes: readonly string[]): string | null {
  return routes.find((name) => isRouteAdmitted(scope, name)) ?? null;
}

export function isRouteAdmitted(scope: Scope, name: string): boolean {
  const route = Object.hasOwn(scope.tables.routes, name) ? scope.tables.routes[name] : undefined;
  return route !== undefined && scope.guard(route.guard).admitted;
}

/** Where one guard decides, the tile itself is not touched: reading every tile would cost more than deciding all guards. */
function visibleTiles(scope: Scope, { tiles, guards }: PlannedGroup, admitted: Uint8Array): readonly TileRecord[] {
  const visible: TileRecord[] = [];
  for (let at = 0; at < guards.length; at++) {
    const guard = guards[at] ?? SEVERAL;
    if (guard !== SEVERAL && admitted[guard] !== 1) continue;
    const tile = tiles[at];
    if (tile !== undefined && (guard !== SEVERAL || isTileVisible(scope, tile))) visible.push(tile);
  }
  return visible;
}

/** A group with the guard that decides each of its tiles. */
interface PlannedGroup extends TileGroupRecord {
  readonly guards: Int32Array;
}

/** More than a guard decides: several targets, or a link that needs a herd. */
const SEVERAL = -1;
const PLANNED = new WeakMap<SectionRecord, readonly PlannedGroup[]>();

/** Worked out once a section. */
function plannedGroups(section: SectionRecord): readonly PlannedGroup[] {
  const known = PLANNED.get(section);
  if (known) return known;
  const planned = section.groups.map(({ id, tiles }) => ({ id, tiles, guards: Int32Array.from(tiles, guardOf) }));
  PLANNED.set(section, planned);
  return planned;
}

function guardOf({ target }: TileRecord): number {
  if (target.kind === "workshop") return target.guard;
  const [only, ...more] = target.kind === "route" ? target.targets : [];
  return only === undefined || more.length > 0 ? SEVERAL : only.guard;
}

/** Section 2.2: the account tiles stand in reverse order for some origins. */
function isReversed(scope: Scope, section: SectionRecord): boolean {
  return scope.user !== null && section.reverseFor.includes(scope.user.origin);
}
