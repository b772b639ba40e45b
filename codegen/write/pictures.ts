import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Pictures } from "../rules/rule";
import { sortedNames } from "../tables/sorted";

const LOGOS = "src/views/publicPages/logos";
const SERVED = "public";

/** Names of the pictures of a project; undefined in a folder that has none. */
export function picturesOf(root: string): Pictures | undefined {
  const [logos, icons] = [join(root, LOGOS), join(root, SERVED)];
  if (!existsSync(logos) || !existsSync(icons)) return undefined;
  return { logos: new Set(drawingsIn(logos, ".svg")), icons: new Set(drawingsIn(icons)) };
}

function drawingsIn(folder: string, withoutEnding = ""): readonly string[] {
  const drawings = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  return sortedNames(drawings.map((file) => file.slice(0, file.length - withoutEnding.length)));
}
