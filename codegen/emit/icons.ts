import type { RegistryModel } from "../link/model";
import { sortedNames, sortedRecord } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import { type Declaration, type GeneratedModule, moduleOf, table, union } from "./generatedModule";

/** What nearly every icon is drawn with; it stands once, on the drawing itself. */
const STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const GROUP = `<g ${STROKE}>`;

/** The icons of the menu bars, which are on the first screen. */
export function emitIcons(source: EmitSource): GeneratedModule {
  return moduleOf("icons.ts", "registry/menus, registry/tabs.yaml, registry/icons.yaml", iconTable("IconName", "ICONS", source, true));
}

/** All others: they are not seen before a menu is opened. */
export function emitTileIcons(source: EmitSource): GeneratedModule {
  const from = "registry/menus, registry/dashboards.yaml, registry/settings, registry/icons.yaml";
  return moduleOf("tileIcons.ts", from, iconTable("TileIconName", "TILE_ICONS", source, false));
}

function iconTable(type: string, name: string, { model, icons }: EmitSource, inBars: boolean): readonly Declaration[] {
  const bars = barIcons(model);
  const shown = [...icons].filter(([icon]) => bars.has(icon) === inBars);
  const drawn = sortedRecord(shown.map(([icon, body]) => [icon, rounded(insideStroke(body))] as const));
  return [union(type, Object.keys(drawn)), table(name, `Readonly<Record<${type}, string>>`, drawn)];
}

/** The body as it stands inside a drawing that has the usual stroke. */
function insideStroke(body: string): string {
  if (body.startsWith(GROUP) && body.endsWith("</g>") && body.indexOf("</g>") === body.length - 4)
    return onePath(body.slice(GROUP.length, -4));
  if (body.startsWith("<path ") && body.split(STROKE).length === 2 && body.indexOf("<", 1) < 0) return body.replace(` ${STROKE}`, "");
  return `<g fill="#000" stroke="none" stroke-linecap="butt" stroke-linejoin="miter" stroke-width="1">${body}</g>`;
}

/** Paths side by side are one path: under the same stroke they look the same, and weigh less. */
function onePath(body: string): string {
  return body
    .replaceAll(/(?<=<path )d="m(?=[\d.-]+[ ,-][\d.]+[a-z])/gi, 'd="M')
    .replaceAll(/(<path d="[^"]*)"\/>(?=<path d="M[^"]*"\/>)/g, "$1")
    .replaceAll(/(?<=\d|\.|[a-z])<path d="(?=M)/gi, "");
}

/** Tenths of a pixel are more than anybody sees. A number that loses its point is kept apart from its neighbours. */
function rounded(body: string): string {
  return body.replaceAll(/(?<=(\d?))(?:0|[1-9]\d*)?\.\d{2,}(?=(\.?))/g, (number, before: string, next: string) => {
    const short = String(Number(Number(number).toFixed(1))).replace(/^0\./, ".");
    if (short.includes(".")) return short;
    return `${before && number.startsWith(".") ? " " : ""}${short}${next && " "}`;
  });
}

/** Icons of sections and tabs. */
function barIcons(model: RegistryModel): ReadonlySet<string> {
  const tabs = model.documents.tabs.flatMap(({ document }) => [...document.desktop, ...document.mobile]);
  const sections = model.documents.menu.map(({ document }) => document.icon);
  return new Set([...sections, ...tabs.flatMap(({ icon }) => icon ?? [])]);
}

/** Icons drawn for this product, by name. */
export function ownIcons(model: RegistryModel): ReadonlyMap<string, string> {
  return new Map(model.documents.icons.flatMap(({ document }) => Object.entries(document.icons)));
}

/** Names used in YAML, whether of the set or the product's own. */
export function usedIcons(model: RegistryModel): readonly string[] {
  const used = model.references.filter(({ vocabulary }) => vocabulary === "icon");
  return sortedNames(new Set(used.map(({ name }) => name)));
}
