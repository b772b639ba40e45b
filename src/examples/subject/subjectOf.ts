import { DASHBOARDS } from "../../../generated/dashboards";
import { DEMO_ROUTES, DEMO_SAMPLES, DEMO_SUBJECTS, type DemoSample } from "../../../generated/demoPages";
import { ICONS } from "../../../generated/icons";
import { SECTIONS } from "../../../generated/menus";
import { TABS } from "../../../generated/tabs";
import { TILE_ICONS } from "../../../generated/tileIcons";
import { TILES } from "../../../generated/tiles";
import { labelKey } from "../../domain/labels/labelKey";
import type { ListedTile } from "../../domain/registry/listedTables";
import { namingTile, tileOfPage } from "../../domain/tiles/tileOfPage";
import type { FrameContext } from "../../sdk";
import { sectionHue } from "../../views/parts/sectionHue";

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
  /** While no herd is open the shell says what the page is for, and asks for one. */
  readonly asksHerd: boolean;
}

/** The last of the hues has no colour: in its place a page has the one of the product. */
const [COLOURLESS, OF_PRODUCT] = [8, 9];

type Place = Pick<FrameContext, "route" | "params" | "query">;

const ALL_TILES: readonly ListedTile[] = Object.values(TILES);
const BODIES: Readonly<Record<string, string>> = { ...ICONS, ...TILE_ICONS };

/** The subject of the page of a route; `base` is where its application is served. */
export function subjectOf(base: string, { route, params, query }: Place): Subject {
  const own = DEMO_SUBJECTS[base];
  const values = { ...query, ...params };
  const tile = tileOfPage(ALL_TILES, route, values);
  const naming = namingTile(ALL_TILES, route, values);
  const dashboard = DASHBOARDS.tiles.find((one) => one.route === route);
  // The search of animals is opened by a tab alone.
  const tab = TABS.desktop.find(({ targets }) => targets.includes(route ?? ""));
  const section = SECTIONS.find(({ id }) => id === (tile?.section ?? dashboard?.section ?? own?.section));
  const home = SECTIONS.find(({ id }) => id === own?.section);
  return {
    names: [
      ...(naming === undefined ? [] : [labelKey.tile(naming.id)]),
      ...(route === null ? [] : [labelKey.route(route)]),
      ...(section === undefined ? [] : [labelKey.section(section.id)]),
    ],
    purpose: labelKey.purpose(route ?? ""),
    section: section === undefined ? null : labelKey.section(section.id),
    hue: hueOf(section?.id),
    icon: iconOf(tile) || bodyOf(dashboard?.icon ?? section?.icon ?? tab?.icon),
    sample: DEMO_ROUTES[route ?? ""] ?? own?.sample ?? DEMO_SAMPLES[section?.id ?? ""] ?? "herd",
    asksHerd: home?.entry === true && home.desktop && !home.multiHerd,
  };
}

/** The picture and the hue of a tile, and which number it shows. */
export function lookOf(id: string): { readonly icon: string; readonly hue: number; readonly figure: string | undefined } {
  const tile = ALL_TILES.find((one) => one.id === id);
  return { icon: iconOf(tile), hue: hueOf(tile?.section), figure: tile?.figure };
}

function hueOf(section = ""): number {
  const hue = sectionHue(SECTIONS, section);
  return hue === COLOURLESS ? OF_PRODUCT : hue;
}

function iconOf(tile: ListedTile | undefined): string {
  return bodyOf(tile?.icon);
}

/** The picture of such a name in the registry. */
export function bodyOf(name: string | null | undefined): string {
  return BODIES[name ?? ""] ?? "";
}
