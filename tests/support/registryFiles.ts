import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** All YAML files of a registry folder, by their path inside it. */
export function readRegistryFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  const walk = (path: string) => {
    for (const name of readdirSync(join(folder, path)).sort()) {
      const inside = path === "" ? name : `${path}/${name}`;
      if (statSync(join(folder, inside)).isDirectory()) walk(inside);
      else if (name.endsWith(".yaml")) files.set(inside, readFileSync(join(folder, inside), "utf8"));
    }
  };
  walk("");
  return files;
}
