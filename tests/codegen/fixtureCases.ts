import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import type { RegistryFiles } from "../../codegen/read/registryFiles";
import { baseFiles } from "./registryFixture";

const FOLDER = "tests/registry/fixtures";

/** One finding that a case gives: its code under its severity, where it stands, and what its words are made from. */
export interface Found {
  readonly at: string;
  readonly with: Readonly<Record<string, string | number | null>>;
  readonly error?: string;
  readonly warning?: string;
}

/** A patch over the small registry, and all its findings in their order. */
export interface FixtureCase {
  readonly name: string;
  /** Requirements in brackets. */
  readonly proves: string;
  readonly files: RegistryFiles;
  readonly finds: readonly Found[];
}

/** The files of one case, `subject: name`. */
export function fixtureFiles(name: string): RegistryFiles {
  const found = fixtureCases().find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no case "${name}".`);
  return found.files;
}

type Patch = null | string | readonly ({ readonly replace: string; readonly by: string } | { readonly copyOf: string })[];

/** The cases of every file in tests/registry/fixtures: `change` holds for each file a new text, null (removed), or what differs from the base. */
export function fixtureCases(): readonly FixtureCase[] {
  return readdirSync(FOLDER).flatMap((file) =>
    Object.entries<{ proves?: string; change: Readonly<Record<string, Patch>>; finds: readonly Found[] }>(
      parse(readFileSync(join(FOLDER, file), "utf8")),
    ).map(([name, { proves = "", change, finds }]) => ({
      name: `${basename(file, ".yaml")}: ${name}`,
      proves,
      files: patched(change),
      finds,
    })),
  );
}

function patched(change: Readonly<Record<string, Patch>>): RegistryFiles {
  const base = baseFiles();
  const files = new Map(base);
  for (const [file, patch] of Object.entries(change)) {
    if (patch === null) files.delete(file);
    else if (typeof patch === "string") files.set(file, patch);
    else files.set(file, edited(file, base, patch));
  }
  return files;
}

function edited(file: string, base: RegistryFiles, patch: Exclude<Patch, string | null>): string {
  return patch.reduce((text, edit) => {
    if ("copyOf" in edit) return base.get(edit.copyOf) ?? "There is no such file.";
    if (text.split(edit.replace).length !== 2) throw new Error(`${file} holds this not exactly once:\n${edit.replace}`);
    return text.replace(edit.replace, () => edit.by);
  }, base.get(file) ?? "");
}
