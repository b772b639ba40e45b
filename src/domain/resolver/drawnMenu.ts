import type { RegistryTables, SectionRecord, TabRecord } from "../registry/tables";
import type { Resolver } from "./createResolver";
import type { VisibleGroup, VisibleSection } from "./visibleMenu";

export const DEVICES = ["desktop", "mobile"] as const;
export type Device = (typeof DEVICES)[number];

type Drawable = Pick<SectionRecord, "id" | "entry" | "opens" | Device>;
type Tab = Pick<TabRecord, "opens"> & { readonly section?: string | null | undefined };

/** A section of the menu and the devices on which the shell draws it. */
export interface DrawnSection extends VisibleSection {
  readonly devices: readonly Device[];
}

/** Sections that their viewer can reach, with the tiles that are drawn: one that is on no device holds tiles that nobody finds. */
export function drawnMenu({ menu }: Resolver, { tabs }: RegistryTables): readonly DrawnSection[] {
  return menu().flatMap(({ section, groups }) => {
    const devices = drawnOn(section, tabs);
    return devices.length === 0 ? [] : [{ section, devices, groups: section.opens === "workshops" ? switchesOf(groups) : groups }];
  });
}

/** The filter of workshops stands in the place of tiles that open a page. */
function switchesOf(groups: readonly VisibleGroup[]): readonly VisibleGroup[] {
  return groups.map(({ id, tiles }) => ({ id, tiles: tiles.filter(({ target }) => target.kind === "workshop") }));
}

/** Where the shell draws a section (decision MEN-04): in a bar or a drawer that is there, or by a tab of its own, which the drawer has too. */
export function drawnOn(section: Drawable, { desktop, mobile }: Readonly<Record<Device, readonly Tab[]>>): readonly Device[] {
  if (section.opens === "home") return DEVICES;
  const hasTab = desktop.some((tab) => tab.section === section.id);
  const hasDrawer = mobile.some(({ opens }) => opens === "drawer");
  const hasBar = desktop.some(({ opens }) => opens === "sections");
  const isDrawn = {
    desktop: hasTab || (hasBar && isEntryOn(section, "desktop")),
    mobile: hasDrawer && (hasTab || isEntryOn(section, "mobile")),
  };
  return DEVICES.filter((device) => isDrawn[device]);
}

/** Whether it is one of the entries of that device. */
export function isEntryOn(section: Drawable, device: Device): boolean {
  return section.entry && section[device] && section.opens !== "home";
}
