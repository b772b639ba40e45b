import { createResolver, type Resolver } from "../../src/domain/resolver/createResolver";
import { DEVICES, drawnMenu } from "../../src/domain/resolver/drawnMenu";
import type { Persona } from "../../src/domain/session/persona";
import { ENVIRONMENTS, isOnline } from "../viewer/environments";
import { personaViewer } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import { herdKinds } from "./herdKinds";
import { itemsSeen } from "./seen";

/** Before a tab that opens a page in the own mode of a persona. */
export const OWN = "own ";

/** All that a persona reaches, in all environments together. */
export interface Reach {
  readonly tiles: readonly string[];
  readonly routes: readonly string[];
  readonly sections: readonly string[];
  /** Pages that are open without network; where they come or go with network too, they stand there alone. */
  readonly offline: readonly string[];
  /** `desktop/map > map.main`: a tab and the page it opens. */
  readonly tabs: readonly string[];
  /** What the shell switches on by a grant, candidates and sign-ins of applications: `ping`, `candidate/card`, `login/card`. */
  readonly features: readonly string[];
  /** `mobile/sante`: a section of that device; one that comes or goes on both stands under `sections` alone. */
  readonly devices: readonly string[];
  /** `readonly/sante.colostrum.main`: pages that the device keeps, and that open without network; `full/…` where entries are kept too. */
  readonly kept: readonly string[];
  /** `single/tile/sante-log`, `multi/screen/…`, `FR88912602/home/…`: in the other mode and with another herd, what is not so with those of the persona. */
  readonly modes: readonly string[];
  /** `at/fiche`: addresses, and names that lead on, of the older side that still let somebody in; of a page that comes or goes itself nothing. */
  readonly addresses: readonly string[];
  /** `sante.colostrum.main/sante-colostrum`: a page and a tile that opened it, where that tile is still there and opens another one. */
  readonly ways: readonly string[];
}

export type ReachAndHome = Reach & { readonly home: string | null };

/** What addresses lead to: pages, by each shape of the address. */
export type Ways = readonly { readonly name: string; readonly led: readonly (readonly string[])[] }[];

export function reachOf(
  { model, tables }: Registry,
  persona: Persona,
  shared: readonly string[],
  asksHerd: boolean,
  ways: Ways,
): ReachAndHome {
  const resolver = createResolver(tables, personaViewer(persona, { online: true, mode: null }, tables));
  const menu = drawnMenu(resolver, tables);
  const items = ENVIRONMENTS.flatMap((environment) => {
    return itemsSeen({ model, tables }, persona, environment).map(([file, item]) => ({
      file,
      item,
      environment,
      online: isOnline(environment),
    }));
  });
  const seen = (file: string) => [...new Set(items.flatMap((one) => (one.file === file ? [one.item] : [])))];
  const toHome = DEVICES.flatMap((bar) => tables.tabs[bar].flatMap(({ id, opens }) => (opens === "home" ? [`${bar}/${id}`] : [])));
  const isNoHome = (item: string) => !toHome.includes(item.split(" > ")[0] ?? "");
  const own = persona.mode === "solo" ? "single" : "multi";
  const ownTabs = new Set(items.flatMap(({ file, item, environment }) => (file === "tabs.txt" && environment.endsWith(own) ? [item] : [])));
  const opened = new Set(resolver.routes());
  const logsIn = (id: string) => {
    const login = tables.applications[id]?.login;
    const asks = login?.grant ?? null;
    return login != null && resolver.signedIn && (asks === null || resolver.grant(asks).held) && (!login.multiHerd || resolver.multiHerd);
  };
  return {
    tiles: tilesIn(menu),
    routes: pagesOf(tables, resolver),
    sections: menu.map(({ section }) => section.id),
    offline: [
      ...new Set(items.flatMap(({ file, item, online }) => (!online && file.startsWith("screens/") && isPage(tables, item) ? [item] : []))),
    ],
    // Where home is differs by itself.
    tabs: [...toHome, ...seen("tabs.txt").filter(isNoHome), ...[...ownTabs].filter(isNoHome).map((item) => `${OWN}${item}`)],
    features: [...seen("features.txt"), ...shared.flatMap((id) => (logsIn(id) ? [`login/${id}`] : []))],
    devices: menu.flatMap(({ section, devices }) => devices.map((device) => `${device}/${section.id}`)),
    kept: seen("offline.txt").flatMap((item) => {
      const [name = "", use] = item.split(" > ");
      return [`readonly/${name}`, ...(use === "full" ? [`full/${name}`] : [])];
    }),
    modes: [...inOtherMode(tables, persona), ...(asksHerd ? withOtherHerds(tables, persona) : [])],
    addresses: ways.flatMap(({ name, led }) => (led.every((names) => names.some((one) => opened.has(one))) ? [`at/${name}`] : [])),
    ways: [],
    home: resolver.home()?.route ?? null,
  };
}

/** What the persona has with one herd who works with several, and the other way round. */
function inOtherMode(tables: Registry["tables"], persona: Persona): readonly string[] {
  const mode = persona.mode === "solo" ? "multi" : "solo";
  const resolver = createResolver(tables, personaViewer(persona, { online: true, mode }, tables));
  return heldIn(mode === "solo" ? "single" : "multi", tables, resolver);
}

/** What the persona has with herds that are kept for something else than the first. */
function withOtherHerds(tables: Registry["tables"], persona: Persona): readonly string[] {
  const [, ...others] = herdKinds(persona);
  return others.flatMap((one) => {
    const resolver = createResolver(tables, personaViewer(one, { online: true, mode: null }, tables));
    return heldIn(one.profile.numCheptel, tables, resolver);
  });
}

function heldIn(where: string, tables: Registry["tables"], resolver: Resolver): readonly string[] {
  return [
    ...tilesIn(drawnMenu(resolver, tables)).map((id) => `${where}/tile/${id}`),
    ...pagesOf(tables, resolver).map((name) => `${where}/screen/${name}`),
    `${where}/home/${resolver.home()?.route ?? ""}`,
  ];
}

/** A name that leads to another page opens nothing by itself. */
function pagesOf(tables: Registry["tables"], resolver: Resolver): readonly string[] {
  return resolver.routes().filter((name) => isPage(tables, name));
}

function isPage({ routes }: Registry["tables"], name: string): boolean {
  return routes[name] !== undefined && routes[name].redirect === undefined;
}

function tilesIn(menu: ReturnType<typeof drawnMenu>): readonly string[] {
  return menu.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map(({ id }) => id)));
}
