import type { RegistryModel } from "../link/model";
import type { RegistryFiles } from "../read/registryFiles";
import type { Plan } from "./applyPlan";
import { isPlainText, scalar } from "./cutOf";

/** Texts by language, in the order of the product. */
export type Texts = ReadonlyMap<string, string>;

export interface NewTile {
  readonly id: string;
  readonly label: Texts;
  readonly icon: string;
  readonly route: string;
  readonly section: string;
  /** Left out: the last group of the section. */
  readonly group: string | null;
}

export interface NewRoute {
  readonly name: string;
  readonly label: Texts;
  readonly application: string;
  readonly path: string | null;
  /** Any one suffices; none: as the application. */
  readonly grants: readonly string[];
}

export interface NewGrant {
  readonly name: string;
  readonly label: Texts;
  readonly opens: Texts;
  readonly exact: boolean;
}

export interface NewApplication {
  readonly id: string;
  readonly label: Texts;
  readonly domain: string;
  /** The section of the menu it belongs to, if any. */
  readonly section: string | null;
  readonly base: string;
  readonly grants: readonly string[];
  /** Name of its first page. */
  readonly route: string;
}

/** A tile behind the others of its group; null when there is no such section or group. */
export function newTile({ documents }: RegistryModel, { id, label, icon, route, section, group }: NewTile): Plan | null {
  const menu = documents.menu.find(({ document }) => document.id === section);
  const groups = menu?.document.groups ?? [];
  const index = group === null ? groups.length - 1 : groups.findIndex((one) => one.id === group);
  if (menu === undefined || groups[index] === undefined) return null;
  const lines = tileLines({ id, label, icon, size: 1, route });
  return { changes: new Map([[menu.file, [{ kind: "append", path: ["groups", index, "tiles"], lines }]]]) };
}

export function tileLines({ id, label, icon, size, route }: Pick<NewTile, "id" | "label" | "icon" | "route"> & { readonly size: 1 | 2 }) {
  const wide = size === 2 ? ["size: 2"] : [];
  return [`id: ${scalar(id)}`, textLine("label", label), `icon: ${scalar(icon)}`, ...wide, `route: ${scalar(route)}`];
}

/** A page behind the others of its application; null when there is no such application. */
export function newRoute({ applications }: RegistryModel, { name, label, application, path, grants }: NewRoute): Plan | null {
  const owner = applications.get(application);
  return owner === undefined
    ? null
    : { changes: new Map([[owner.place.file, [{ kind: "append", path: ["routes"], lines: routeLines({ name, label, path, grants }) }]]]) };
}

/** A grant behind the others of its family, which is begun with it where there is none. */
export function newGrant({ documents }: RegistryModel, { name, label, opens, exact }: NewGrant): Plan {
  const family = name.split(".")[0] ?? name;
  const known = documents.grantFamily.find(({ document }) => Object.keys(document.grants).some((one) => one.split(".")[0] === family));
  const lines = [`${scalar(name)}:`, `  ${textLine("label", label)}`, `  ${textLine("opens", opens)}`, ...(exact ? ["  exact: true"] : [])];
  if (known !== undefined) return { changes: new Map([[known.file, [{ kind: "append", path: ["grants"], lines }]]]) };
  const head = [`id: ${scalar(family)}`, textLine("label", label), "grants:"];
  return {
    changes: new Map(),
    added: new Map([[`grants/${family}.yaml`, fileOf("grantFamily", [...head, ...lines.map((line) => `  ${line}`)])]]),
  };
}

/** An application in a file of its own, with its first page; null when there is a file of that name already. */
export function newApplication(files: RegistryFiles, { id, label, domain, section, base, grants, route }: NewApplication): Plan | null {
  const file = `applications/${domain}/${id}.yaml`;
  if (files.has(file)) return null;
  const lines = [
    `id: ${scalar(id)}`,
    textLine("label", label),
    `domain: ${scalar(domain)}`,
    ...(section === null ? [] : [`section: ${scalar(section)}`]),
    ...accessLine(grants),
    `frame: { base: ${scalar(base)} }`,
    "routes:",
    ...routeLines({ name: route, label, path: null, grants: [] }).map((line) => `  ${line}`),
  ];
  return { changes: new Map(), added: new Map([[file, fileOf("application", lines, "../../..")]]) };
}

function routeLines({ name, label, path, grants }: Pick<NewRoute, "name" | "label" | "path" | "grants">): readonly string[] {
  const inside = [textLine("label", label), ...(path === null ? [] : [`path: ${scalar(path)}`]), ...accessLine(grants)];
  return [`${scalar(name)}:`, ...inside.map((line) => `  ${line}`)];
}

function accessLine(grants: readonly string[]): readonly string[] {
  return grants.length === 0 ? [] : [`access: { anyOf: [${grants.map((name) => scalar(name)).join(", ")}] }`];
}

export function textLine(key: string, texts: Texts): string {
  return `${key}: { ${[...texts].map(([language, text]) => `${language}: ${inFlow(text)}`).join(", ")} }`;
}

/** Inside braces a comma or a bracket would end the text. */
function inFlow(text: string): string {
  return isPlainText(text) ? text : JSON.stringify(text);
}

export function fileOf(schema: string, lines: readonly string[], up = "../.."): string {
  return `# yaml-language-server: $schema=${up}/generated/schema/${schema}.schema.json\n${lines.join("\n")}\n`;
}
