import { printKey, printLines, printTemplate, printTree } from "./printValue";

export interface GeneratedModule {
  /** Below the output folder: `routes.ts`, `labels/fr/shell.ts`. */
  readonly path: string;
  /** Sources it names in its first line: `registry/applications`. */
  readonly from: string;
  readonly imports: readonly ModuleImport[];
  readonly declarations: readonly Declaration[];
}

export interface ModuleImport {
  readonly from: string;
  readonly names: readonly string[];
  /** Only types, gone at run time. */
  readonly types: boolean;
}

/** A statement without its entries: what TypeScript is told of them. The same for every registry of a shape. */
export type Outline =
  | ({ readonly kind: "import" } & ModuleImport)
  | { readonly kind: "alias"; readonly name: string; readonly type: string }
  | { readonly kind: "interface"; readonly name: string }
  /** Null: the literal types of the value (`as const`). */
  | { readonly kind: "constant"; readonly name: string; readonly type: string | null };

/** Stands where the entries come; a name, so that the outline is a program. */
export const ENTRIES = "$entries";

export interface Declaration {
  /** Null for what is a text already. */
  readonly outline: Outline | null;
  /** What of the printed outline the entries take the place of. */
  readonly place: string;
  readonly entries: string;
}

export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** The generated tables import the shapes of the domain from here, wherever they are written. */
export const DOMAIN_TABLES = "../src/domain/registry/tables";
export const DOMAIN_LISTED = "../src/domain/registry/listedTables";

export function moduleOf(
  path: string,
  from: string,
  declarations: readonly Declaration[],
  ...imports: readonly ModuleImport[]
): GeneratedModule {
  return { path, from, imports, declarations };
}

export function importTypes(from: string, ...names: readonly string[]): ModuleImport {
  return { from, names, types: true };
}

export function importValues(from: string, ...names: readonly string[]): ModuleImport {
  return { from, names, types: false };
}

export function text(entries: string): Declaration {
  return { outline: null, place: "", entries };
}

export function alias(name: string, type: string): Declaration {
  return { outline: { kind: "alias", name, type }, place: "", entries: "" };
}

export function union(name: string, members: readonly string[]): Declaration {
  const entries = members.length === 0 ? " never" : members.map((member) => `\n  | ${JSON.stringify(member)}`).join("");
  return { outline: { kind: "alias", name, type: ENTRIES }, place: ` ${ENTRIES}`, entries };
}

export function fields(name: string, types: readonly (readonly [field: string, type: string])[]): Declaration {
  const entries = types.map(([field, type]) => `  ${printKey(field)}: ${type};\n`).join("");
  return { outline: { kind: "interface", name }, place: `  ${ENTRIES}: never;\n`, entries };
}

/** The type of a table with exactly these names. One step instead of the two of `Readonly<Record<…>>`: it is felt with thousands. */
export function tableOf(names: string, type: string): string {
  return `{ readonly [Name in ${names}]: ${type} }`;
}

function constant(name: string, type: string | null, entries: string): Declaration {
  return { outline: { kind: "constant", name, type }, place: ENTRIES, entries };
}

/** A constant with one entry a line. */
export function table(name: string, type: string | null, value: unknown): Declaration {
  return constant(name, type, printLines(value));
}

/** A constant whose wide entries are opened, for nested values. */
export function tree(name: string, type: string | null, value: unknown): Declaration {
  return constant(name, type, printTree(value));
}

/** Sections of a menu, opened down to their tiles, each of which has a line: two people who add one change lines of their own. */
export function menu(name: string, type: string, sections: unknown): Declaration {
  return constant(name, type, printLines(sections, "typescript", MENU_DEPTH));
}

/** Sections, a section, its groups, a group and its tiles. */
const MENU_DEPTH = 5;

/** A table that is one text, see `textTable` of the domain. */
export function textConstant(name: string, value: string): Declaration {
  return constant(name, "string", printTemplate(value));
}
