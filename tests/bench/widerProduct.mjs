import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./workFolder.mjs";

const PARTS = [
  "registry",
  "codegen",
  "scripts",
  "src",
  "generated",
  "public",
  "index.html",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** A copy of the product, built, in which the first section with tiles has so many of them in one group; gives its folder and the section. */
export async function buildWiderProduct(work, tiles) {
  const root = join(work, "wider");
  mkdirSync(root, { recursive: true });
  for (const part of PARTS) if (existsSync(join(ROOT, part))) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  const section = widen(join(root, "registry/menus"), tiles);
  const { buildAll } = await import(pathToFileURL(join(root, "scripts/build.mjs")).href);
  await buildAll(root);
  return { root, section };
}

/** Adds copies of the last tile of a menu that opens a plain route, at the end of its file, which is the end of its last group. */
function widen(folder, tiles) {
  for (const name of readdirSync(folder).sort()) {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    const route = /^ {8}route: (\S+)$/m.exec(text)?.[1];
    const icon = /^ {8}icon: (\S+)$/m.exec(text)?.[1];
    if (!/^show:|^entry:|^multiHerd:/m.test(text) && route !== undefined && icon !== undefined && !text.includes("opens:")) {
      const more = Array.from({ length: tiles }, (_, at) => tileText(at, icon, route)).join("");
      writeFileSync(file, text.endsWith("\n") ? text : `${text}\n`);
      appendFileSync(file, more);
      return name.replace(/\.yaml$/, "");
    }
  }
  throw new Error("No menu can be widened");
}

function tileText(at, icon, route) {
  const label = ["fr", "en", "de", "es", "it"].map((language) => `${language}: Tuile ${at}`).join(", ");
  return `      - id: bench-${at}\n        label: { ${label} }\n        icon: ${icon}\n        route: ${route}\n`;
}
