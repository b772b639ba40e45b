import { DEVICES } from "../../src/domain/resolver/drawnMenu";
import type { Reach } from "../snapshot/reach";
import { NOTHING, nameIn, tabsTo, takenBy } from "./personaChanges";
import type { Side } from "./side";
import { tilesOf } from "./tileChanges";
import type { ValueChange } from "./valueChanges";

/** Tabs by which sections are reached. */
const WAYS: ReadonlySet<string> = new Set(["sections", "section", "drawer"]);

/** What of the changes comes of a value: of rules all of it, of others what bears their name. */
export function reachOfValue({ document, names }: ValueChange, reach: Reach, sides: readonly [base: Side, head: Side]): Reach {
  const [kind, id = ""] = document.split(" ");
  const named = (all: readonly string[]) => all.filter((name) => names.some((one) => isNamed(one, nameIn(name))));
  if (document === "settings access" || kind === "workshops") return reach;
  if (document === "settings features") return { ...NOTHING, features: named(reach.features) };
  if (kind === "tabs") {
    const tabs = reach.tabs.filter((tab) => names.slice(0, 2).join("/") === tab.split(" > ")[0]);
    const isWay = ([bar, name]: readonly string[], { tables }: Side) =>
      DEVICES.some((device) => device === bar && tables.tabs[device].some(({ id: tab, opens }) => tab === name && WAYS.has(opens)));
    if (!sides.some((side) => isWay(names, side))) return { ...NOTHING, tabs };
    // The bar and the drawer are the way to all that stands in them.
    const { tiles, sections, devices, modes } = reach;
    return { ...NOTHING, tabs, tiles, sections, devices, modes };
  }
  if (kind === "menu") {
    const sections = reach.sections.filter((section) => section === id);
    const isOfOne = names.includes("tiles");
    const inside = new Set(sides.flatMap(({ tables }) => tilesOf(tables).flatMap(({ tile }) => (tile.section === id ? [tile.id] : []))));
    const tiles = (all: readonly string[]) => (isOfOne ? named(all) : all.filter((name) => inside.has(nameIn(name))));
    const tabs = tabsTo(sides, new Set([id]));
    return {
      ...NOTHING,
      sections,
      tiles: tiles(reach.tiles),
      modes: tiles(reach.modes),
      devices: reach.devices.filter((one) => nameIn(one) === id),
      tabs: isOfOne ? [] : reach.tabs.filter((tab) => tabs.has(tab)),
    };
  }
  if (kind === "application") {
    const features = reach.features.filter((name) => name.split("/")[1] === id);
    const [, route = ""] = names;
    const isOfApplication = (name: string) => sides.some(({ tables }) => tables.routes[name]?.application === id);
    const isOfOne = names[0] === "routes";
    const kept = reach.kept.filter((one) => (isOfOne ? isNamed(route, nameIn(one)) : isOfApplication(nameIn(one))));
    const [base, head] = sides;
    const leading = Object.values(head.tables.routes).flatMap(({ name, redirect }) =>
      redirect !== undefined && !Object.hasOwn(base.tables.routes, name) && [name, redirect.to].includes(route) ? [name] : [],
    );
    const taken = leading.length === 0 ? [] : takenBy(base, head, leading);
    return { ...NOTHING, features, kept, addresses: reach.addresses.filter((one) => taken.includes(one)) };
  }
  return NOTHING;
}

/** Whether a name is the one that is written; what repeats over a list is written once for several. */
function isNamed(written: string, name: string): boolean {
  const parts = written.split(/\{[^}]*\}/);
  return parts.length === 1 ? written === name : new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`).test(name);
}
