import { DASHBOARDS } from "../../../../generated/dashboards";
import { DEMO_SAMPLES, DEMO_SUBJECTS, type DemoSample } from "../../../../generated/demoPages";
import { ICONS } from "../../../../generated/icons";
import { SECTIONS } from "../../../../generated/menus";
import { TILE_ICONS } from "../../../../generated/tileIcons";
import { TILES } from "../../../../generated/tiles";
import { labelKey } from "../../../domain/labels/labelKey";
import type { ListedTile } from "../../../domain/registry/listedTables";
import type { FrameContext } from "../../../sdk";
import { sectionHue } from "../../../views/parts/sectionHue";

/** What a page is about, as the registry has it. */
export interface Subject {
  /** Keys of its name, the best first. */
  readonly names: readonly string[];
  readonly purpose: string;
  /** Key of the name of its section; null: it belongs to none. */
  readonly section: string | null;
  readonly hue: number;
  /** Body of its picture. */
  readonly icon: string;
  readonly sample: DemoSample;
}

type Place = Pick<FrameContext, "route" | "params">;

const ALL_TILES: readonly ListedTile[] = Object.values(TILES);
const BODIES: Readonly<Record<string, string>> = { ...ICONS, ...TILE_ICONS };

/** The subject of the page of a route; `base` is where its application is served. */
export function subjectOf(base: string, { route, params }: Place): Subject {
  const own = DEMO_SUBJECTS[base];
  const tile = ALL_TILES.find((one) => opens(one, { route, params }));
  const dashboard = DASHBOARDS.tiles.find((one) => one.route === route);
  const section = SECTIONS.find(({ id }) => id === (tile?.section ?? dashboard?.section ?? own?.section));
  return {
    names: [
      ...(tile === undefined ? [] : [labelKey.tile(tile.id)]),
      ...(route === null ? [] : [labelKey.route(route)]),
      ...(section === undefined ? [] : [labelKey.section(section.id)]),
    ],
    purpose: labelKey.purpose(route ?? ""),
    section: section === undefined ? null : labelKey.section(section.id),
    hue: sectionHue(SECTIONS, section?.id ?? ""),
    icon: iconOf(tile) || bodyOf(dashboard?.icon ?? section?.icon),
    sample: own?.sample ?? DEMO_SAMPLES[section?.id ?? ""] ?? "herd",
  };
}

/** The picture and the hue of a tile. */
export function lookOf(id: string): { readonly icon: string; readonly hue: number } {
  const tile = ALL_TILES.find((one) => one.id === id);
  return { icon: iconOf(tile), hue: sectionHue(SECTIONS, tile?.section ?? "") };
}

/** A tile that gives values to its page is the one of these values. */
function opens({ target }: ListedTile, { route, params }: Place): boolean {
  if (target.kind !== "route") return false;
  return target.targets.some(
    (one) => one.route === route && Object.entries(one.params).every(([name, value]) => String(params[name]) === String(value)),
  );
}

function iconOf(tile: ListedTile | undefined): string {
  return bodyOf(tile?.icon);
}

function bodyOf(name: string | undefined): string {
  return (name === undefined ? undefined : BODIES[name]) ?? "";
}

// Watch mode: what has changed comes with the next page; without this the whole product would be loaded anew.
import.meta.hot?.accept();
