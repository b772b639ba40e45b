import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TEXT_FILE = /^(licen[cs]e|copying|notice)/i;
const MIT = readFileSync(new URL("./licences/MIT.txt", import.meta.url), "utf8");

/** Adds the licences of packages to a file of notices that Vite has written; those it names already are left out. */
export function addNotices(root, file, names) {
  const written = readFileSync(file, "utf8");
  const missing = [...names].filter((name) => !written.includes(`\n## ${name} - `)).sort();
  appendFileSync(file, missing.map((name) => noticeOf(root, name)).join(""));
}

/** A file with the licences of packages and of all that they bring along. */
export function writeNotices(root, file, names) {
  const all = withDependencies(root, names);
  writeFileSync(
    file,
    `# Licenses\n\nThe server runs with packages under the following licenses:\n${all.map((name) => noticeOf(root, name)).join("")}`,
  );
}

/** The packages that the modules of a bundle come from. */
export function packagesOf(moduleIds) {
  const names = moduleIds.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/"))?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

/** In the form of Vite. A package that says MIT and holds no text is under the usual one. */
function noticeOf(root, name) {
  const folder = join(root, "node_modules", name);
  const { version, license, author, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder).filter((entry) => TEXT_FILE.test(entry));
  const holder = holderOf(folder) ?? author?.name ?? author ?? `the authors of ${name}`;
  const usual = license === "MIT" ? `Copyright (c) ${holder}\n\n${MIT}` : undefined;
  const text = texts.length > 0 ? texts.map((entry) => readFileSync(join(folder, entry), "utf8").trim()).join("\n\n") : usual;
  if (text === undefined) throw new Error(`${name} (${license}) holds no text of its license: ${homepage ?? ""}`);
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}

/** Who drew a set of icons. */
function holderOf(folder) {
  const info = join(folder, "info.json");
  return existsSync(info) ? JSON.parse(readFileSync(info, "utf8")).author?.name : undefined;
}

/** As npm has installed them here: of the binaries for other platforms there is none. */
function withDependencies(root, names) {
  const found = new Set();
  const add = (name) => {
    const file = join(root, "node_modules", name, "package.json");
    if (found.has(name) || !existsSync(file)) return;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed);
  };
  for (const name of names) add(name);
  return [...found].sort();
}
