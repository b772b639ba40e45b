import { makeAutoObservable } from "mobx";
import { DASHBOARDS } from "../../generated/dashboards";
import { SCREENS } from "../../generated/screens";
import { MINI_MENU } from "../../generated/settings";
import { holdsNothing } from "../domain/grants/holder";
import type { SectionRecord } from "../domain/registry/tables";
import { createResolver, type Resolver } from "../domain/resolver/createResolver";
import type { Viewer } from "../domain/resolver/scope";
import type { VisibleSection } from "../domain/resolver/visibleMenu";
import { sectionOfPage } from "../domain/tiles/tileOfPage";
import { activeWorkshops } from "../domain/workshops/workshopStates";
import type { NetworkStore } from "./networkStore";
import type { OptionsStore } from "./optionsStore";
import type { RegistryStore } from "./registryStore";
import type { SessionStore } from "./sessionStore";

interface MenuSources {
  readonly registry: RegistryStore;
  readonly session: SessionStore;
  readonly network: NetworkStore;
  readonly options: OptionsStore;
}

/** What the current viewer may see and open. Rebuilt whenever registry, user, network, mode or herd change. */
export class MenuStore {
  /** The section whose tiles are shown, by id. */
  open: string | null = null;
  /** What is open over the page: the phone menu, the list of herds, the help, or one of the quick-access dialogs. */
  drawer: "menu" | "herds" | "help" | "palette" | "favourites" | "shortcuts" | "notices" | "sessions" | null = null;
  /** The section that stays open in the drawer of the phone, for the whole session. */
  drawerSection: string | null = null;
  /** Whether the rail shows labels as well (CON-31). */
  wide = !MINI_MENU;
  /** Grows when a lazily loaded part of the layout adds slots. */
  slotsVersion = 0;
  /** Scroll position of each menu list when it was last shown. */
  readonly scrollPositions = new Map<string, number>();

  private readonly from: MenuSources;

  constructor(from: MenuSources) {
    this.from = from;
    makeAutoObservable<this, "from" | "applicationSection">(this, { from: false, scrollPositions: false, applicationSection: false });
  }

  get viewer(): Viewer {
    const { user, multiUser, numCheptel } = this.from.session;
    return { user, multiUser, online: this.from.network.online, mode: this.from.options.mode, numCheptel };
  }
  get resolver(): Resolver {
    return createResolver(this.from.registry.tables, this.viewer);
  }
  /** No right has been given to the account, and home would be the first page that anybody may open. */
  get hasNoRights(): boolean {
    const { effective } = this.from.session;
    const by = this.resolver.home()?.by;
    return effective !== null && holdsNothing(effective) && (by === "menu" || by === "tab");
  }
  /** Where home leads; an account without rights stays at the root, which says so. */
  get homeHref(): string | null {
    return this.hasNoRights ? `/${SCREENS.root.path}` : (this.resolver.home()?.href ?? null);
  }
  /** May work with several herds, whatever the mode is now. */
  get canBeMultiHerd(): boolean {
    return createResolver(this.from.registry.tables, { ...this.viewer, mode: "multi" }).multiHerd;
  }
  /** Whether there is a herd to choose: one alone is opened without being asked for. */
  get hasHerdsToChoose(): boolean {
    const { user, multiUser, numCheptel } = this.viewer;
    return this.canBeMultiHerd && (numCheptel === null || (multiUser ?? user)?.infoCheptels.length !== 1);
  }
  get sections(): readonly VisibleSection[] {
    return this.resolver.menu();
  }
  /** Section of a page, as its crumb has it: that of the tile which opens it, else of its application. */
  get sectionByRoute(): (route: string, values?: Readonly<Record<string, unknown>>) => string | null {
    const tiles = this.from.registry.tables.sections.flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
    return (route, values = {}) => sectionOfPage(tiles, DASHBOARDS.tiles, route, values) ?? this.applicationSection(route);
  }
  /** The page is about one herd, and its viewer has not chosen any yet. */
  asksHerd(route: string | null): boolean {
    if (this.viewer.numCheptel !== null || !this.resolver.multiHerd) return false;
    const section = this.sectionOf(this.applicationSection(route ?? "") ?? "");
    return section?.entry === true && section.desktop && !section.multiHerd;
  }
  get activeWorkshopCount(): number {
    const user = this.from.session.effective;
    return user ? activeWorkshops(this.from.registry.tables.workshops, user).size : 0;
  }

  noteSlots(): void {
    this.slotsVersion += 1;
  }
  sectionOf(id: string): SectionRecord | null {
    return this.from.registry.tables.sections.find((section) => section.id === id) ?? null;
  }
  /** Position of a section among all of them, which gives its colour. */
  positionOf(id: string): number {
    return this.from.registry.tables.sections.findIndex((section) => section.id === id);
  }

  private applicationSection(route: string): string | null {
    const { routes, applications } = this.from.registry.tables;
    return applications[routes[route]?.application ?? ""]?.section ?? null;
  }

  show(section: string | null): void {
    this.open = section;
  }
  showDrawer(drawer: MenuStore["drawer"]): void {
    this.drawer = drawer;
  }
  showDrawerSection(section: string | null): void {
    this.drawerSection = section;
  }
  toggleWide(): void {
    this.wide = !this.wide;
  }
  closeAll(): void {
    this.open = null;
    this.drawer = null;
  }
}
