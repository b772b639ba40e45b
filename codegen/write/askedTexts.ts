import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ASKED = "src/askedTexts.json";

/** Keys of the texts that the pages of a project show, as a test keeps them; undefined in a folder without pages. */
export function askedTextsOf(root: string): readonly string[] | undefined {
  const path = join(root, ASKED);
  if (!existsSync(path)) return undefined;
  const keys: unknown = JSON.parse(readFileSync(path, "utf8"));
  return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
}
