import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { OutsideNames } from "../link/linkRegistry";

const LOGOS = "src/views/publicPages/logos";
const SERVED = "public";

/** Names of the pictures of a project: logos without their ending, icons of the installed product with it. None in a folder that has none. */
export function picturesOf(root: string): OutsideNames {
  const [logos, icons] = [join(root, LOGOS), join(root, SERVED)];
  if (!existsSync(logos) || !existsSync(icons)) return {};
  return { logo: new Set(drawingsIn(logos).map((file) => file.slice(0, -".svg".length))), picture: new Set(drawingsIn(icons)) };
}

function drawingsIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((file) => file.endsWith(".svg"));
}
