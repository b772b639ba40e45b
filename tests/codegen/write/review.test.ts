import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import type { RegistryFiles } from "../../../codegen/read/registryFiles";
import { temporaryFolder } from "../../support/runTool";
import { type Edit, narrowedApplication, newApplication, newTile, openedDomain, renamedRoute, replace } from "../diff/changes";
import { generatedFrom } from "../generatedFrom";

// Every change generates the whole registry once more.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TEXTS = "{ fr: Robot, en: Robot, de: Roboter, es: Robot, it: Robot }";
/** One line a text and language, one a name: as many as the change has of them. */
const TEXT_LISTS = /^(?:labels\/|schema\/names)/;

const work = temporaryFolder();
const base = await generatedFrom();

const tile = (menu: string, after: string, id: string) =>
  replace(`menus/${menu}.yaml`, after, `${after}      - { id: ${id}, label: ${TEXTS}, icon: history, route: sante.colostrum.history }\n`);
const IN_CARE = tile("sante", "        route: sante.colostrum.main\n", "sante-robot");
const IN_REPORTS = tile("sante", "        route: sante.mamelle.home\n", "sante-mammite");

test.each<[string, Edit, RegExp, number]>([
  ["a new tile", newTile, /sante-past-colostrum/, 4],
  ["a renamed route", renamedRoute, /sante.mamelle.bilan/, 12],
  ["a narrowed application", narrowedApplication, /bilanSani/, 2],
  ["a new application with a grant", newApplication, /robot|^ *"(?:alimentation)?",$/i, 20],
  ["a domain opened to all", openedDomain, /alimentation/, 2],
])("%s changes lines of generated files about it alone, few enough to be read", async (_, change, about, most) => {
  const changes = linesChanged(base, await generatedFrom(change));
  const added = changes.filter(({ sign }) => sign === "+");
  expect(added.filter(({ line }) => !about.test(line))).toEqual([]);
  expect(changes.length - added.length).toBeLessThanOrEqual(added.length);
  expect(changes.filter(({ path }) => !TEXT_LISTS.test(path)).length).toBeLessThanOrEqual(most);
});

test.each([
  ["groups of one section", IN_CARE, IN_REPORTS],
  ["sections", IN_CARE, tile("planning", "        route: mytask.board\n", "planning-zebra")],
])("two people who each add a tile, in two %s, merge without a conflict into what would be generated", async (_, mine, theirs) => {
  const [one, other] = [await generatedFrom(mine), await generatedFrom(theirs)];
  const both = await generatedFrom(mine, theirs);
  const paths = [...both.keys()].filter((path) => both.get(path) !== base.get(path));
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect([path, merged(path, one, other)]).toEqual([path, both.get(path)]);
});

interface ChangedLine {
  readonly path: string;
  readonly sign: string;
  readonly line: string;
}

function linesChanged(before: RegistryFiles, after: RegistryFiles): readonly ChangedLine[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const texts = [before.get(path) ?? "", after.get(path) ?? ""];
    if (texts[0] === texts[1]) return [];
    const { stdout } = git("diff", "--no-index", "--unified=0", ...texts.map((text, at) => placed(`${at}/${path}`, text)));
    const lines = stdout.split("\n").slice(4);
    return lines.flatMap((line) => (/^[+-]/.test(line) ? [{ path, sign: line.charAt(0), line: line.slice(1) }] : []));
  });
}

function merged(path: string, one: RegistryFiles, other: RegistryFiles): string {
  const files = [one, base, other].map((files, at) => placed(`${at}/${path}`, files.get(path) ?? ""));
  return git("merge-file", "--stdout", ...files).stdout;
}

function git(...args: readonly string[]) {
  return spawnSync("git", args, { encoding: "utf8" });
}

function placed(path: string, text: string): string {
  const file = join(work, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
