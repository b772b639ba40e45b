import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutsideNames } from "../link/linkRegistry";
import type { RuleOptions } from "../rules/rule";
import { sortedNames } from "../tables/sorted";

/** Keys of the texts that the pages show, as a test keeps them. */
const ASKED_TEXTS = "src/askedTexts.json";

/** What a registry refers to and is asked for in a project: icons, pictures, texts of pages. Nothing is said about what the project has no folder for. */
export function outsideOf(root: string, icons: Iterable<string>): OutsideNames & RuleOptions {
  const asked = join(root, ASKED_TEXTS);
  const keys: unknown = existsSync(asked) ? JSON.parse(readFileSync(asked, "utf8")) : undefined;
  return {
    icon: new Set(icons),
    logo: drawingsIn(join(root, "src/views/publicPages/logos"), ".svg"),
    picture: drawingsIn(join(root, "public")),
    askedTexts: Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : undefined,
  };
}

function drawingsIn(folder: string, ending = ""): ReadonlySet<string> | undefined {
  if (!existsSync(folder)) return undefined;
  const drawings = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  return new Set(sortedNames(drawings.map((file) => file.slice(0, file.length - ending.length))));
}
