import { checkRegistry } from "../../codegen/checkRegistry";
import type { Finding } from "../../codegen/diagnostic/finding";
import type { OutsideNames } from "../../codegen/link/linkRegistry";
import { type RegistryFiles, registryFiles } from "../../codegen/read/registryFiles";

const BASE = "tests/registry/base";

/** Icons that the small registry may use, beside its own. */
export const ICONS: ReadonlySet<string> = new Set(["antenna", "calendar", "home", "horse", "list", "milk"]);

/** Texts that the pages of its product show. */
export const ASKED_TEXTS = ["shell.orders.title", "welcome.security.login.wrongSign"];

/** Pictures that the small registry may ask for. */
export const PICTURES: OutsideNames = { logo: new Set(["clarine", "clarine-noel"]), picture: new Set(["icon.svg"]) };

/** The smallest registry without a finding. */
export function baseFiles(): RegistryFiles {
  return registryFiles(BASE);
}

/** The small registry with some of its files written anew, or taken away (null). */
export function baseWith(changes: Readonly<Record<string, string | null>>): RegistryFiles {
  const files = new Map(baseFiles());
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) files.delete(file);
    else files.set(file, text);
  }
  return files;
}

/** What the check finds in the small registry with these changes. */
export function findingsOf(changes: Readonly<Record<string, string | null>>, outside: OutsideNames = { icon: ICONS }): readonly Finding[] {
  return checkRegistry(baseWith(changes), outside).findings;
}

/** One file of the small registry with a piece of text replaced. */
export function edited(file: string, from: string, to: string): Record<string, string> {
  return { [file]: replacedIn(baseFiles().get(file), from, to) };
}

/** The text with a piece of it replaced, which it must hold. */
export function replacedIn(text: string | undefined, from: string, to: string): string {
  if (!text?.includes(from)) throw new Error(`There is no ${from}`);
  return text.replace(from, to);
}
