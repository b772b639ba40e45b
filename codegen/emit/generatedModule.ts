/** What one generated TypeScript module declares. How it is laid out is the business of `printModule`. */
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

export type Declaration =
  | { readonly kind: "union"; readonly name: string; readonly members: readonly string[] }
  | { readonly kind: "alias"; readonly name: string; readonly type: string }
  | { readonly kind: "interface"; readonly name: string; readonly fields: readonly InterfaceField[] }
  | {
      readonly kind: "table";
      readonly name: string;
      /** Null: the literal types of the value (`as const`). */
      readonly type: string | null;
      readonly value: unknown;
      /** `lines`: one entry a line. `tree`: an entry that is too wide is opened. */
      readonly layout: "lines" | "tree";
    }
  /** A table that is one text, see `textTable`. */
  | { readonly kind: "textTable"; readonly name: string; readonly text: string }
  | { readonly kind: "text"; readonly text: string };

export interface InterfaceField {
  readonly name: string;
  readonly type: string;
}

/** One file to write. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** The generated tables import the shapes of the domain from here, wherever they are written. */
export const DOMAIN_TABLES = "../src/domain/registry/tables";
export const DOMAIN_ACCESS = "../src/domain/registry/access";

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

export function union(name: string, members: readonly string[]): Declaration {
  return { kind: "union", name, members };
}

/** The type of a table with exactly these names. One step instead of the two of `Readonly<Record<…>>`: it is felt with thousands. */
export function tableOf(names: string, type: string): string {
  return `{ readonly [Name in ${names}]: ${type} }`;
}

/** A constant with one entry a line. */
export function table(name: string, type: string | null, value: unknown): Declaration {
  return { kind: "table", name, type, value, layout: "lines" };
}

/** A constant whose wide entries are opened, for nested values. */
export function tree(name: string, type: string | null, value: unknown): Declaration {
  return { kind: "table", name, type, value, layout: "tree" };
}
