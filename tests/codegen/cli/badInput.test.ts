import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { workFolder } from "../workFolder";

const TILES = "      - { id: a, label: { fr: A, en: A }, icon: list, route: card.list }\n";
const LAUGHS = "bcdefghi".split("").map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[at]}`).join(", ")}]\n`);

test.each<[string, string, (path: string) => void, string | RegExp]>([
  ["an empty file", "menus/herd.yaml", (path) => writeFileSync(path, ""), "empty-file"],
  ["a file of blanks and remarks", "menus/herd.yaml", (path) => writeFileSync(path, "\n# later\n"), "empty-file"],
  ["JSON with a slip", "menus/herd.yaml", (path) => writeFileSync(path, '{\n  "id": "herd",\n  "label": {"fr": }}\n}\n'), "syntax-"],
  ["a zip", "menus/herd.yaml", (path) => writeFileSync(path, Buffer.from("PK\x03\x04\x14\0\0\0\b\0\xff\xd8", "latin1")), "not-text"],
  ["UTF-16", "homes.yaml", (path) => writeFileSync(path, `\uFEFF${readFileSync(path, "utf8")}`, "utf16le"), "not-utf8"],
  ["UTF-16 without a mark", "homes.yaml", (path) => writeFileSync(path, readFileSync(path, "utf8"), "utf16le"), "not-utf8"],
  ["Latin-1", "domains.yaml", (path) => writeFileSync(path, readFileSync(path, "utf8").replace(/fr: \S/, "fr: é"), "latin1"), "not-utf8"],
  ["50 MB of remarks", "menus/herd.yaml", (path) => writeFileSync(path, "# remark\n".repeat(5_600_000)), "too-large"],
  ["a million tiles", "menus/herd.yaml", (path) => writeFileSync(path, TILES.repeat(300_000)), "too-large"],
  ["600 blocks within blocks", "menus/herd.yaml", (path) => writeFileSync(path, blocks(600)), "too-deep"],
  ["a link out of the registry", "menus/x.yaml", (path) => symlinkSync("/etc/passwd", path), "link-outside"],
  ["brackets within brackets", "menus/herd.yaml", (path) => writeFileSync(path, `id: ${"[".repeat(900_000)}`), "too-deep"],
])("%s is told in one sentence at its file, in French and English", async (_, file, damage, code) => {
  const folder = await workFolder();
  damage(join(folder.registry, file));
  for (const language of ["fr", "en"]) {
    const said = await folder.run("check", "--registry", "registry", "--lang", language);
    expect(said).toMatchObject({ code: 1, err: "" });
    const places = said.out.split("\n").filter((line) => line.startsWith(`registry/${file}:`));
    expect(places[0]).toMatch(code);
    expect(said.out).not.toMatch(/root:|\0/);
    expect(new Set(places.map((place) => place.split(" ")[1])).size).toBe(1);
  }
});

function blocks(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${" ".repeat(level)}a:\n`).join("");
}

test.each<[string, (registry: string) => void, RegExp]>([
  ["a link to itself", (registry) => symlinkSync("loop.yaml", join(registry, "loop.yaml")), /loop\.yaml.* (back to itself|à lui-même)/],
  ["a folder called like a file", (registry) => mkdirSync(join(registry, "menus.yaml")), /menus\.yaml.* (is no file|n'est pas un fichier)/],
  ["a link to a folder", (registry) => symlinkSync(".", join(registry, "menus.yaml")), /menus\.yaml.* (is no file|n'est pas un fichier)/],
  ["more than all files may hold", (registry) => fill(registry), /24 M/],
])("%s in the registry ends in a sentence, in French and English", async (_, damage, sentence) => {
  const folder = await workFolder();
  damage(folder.registry);
  for (const language of ["fr", "en"]) {
    const said = await folder.run("check", "--registry", "registry", "--lang", language);
    expect(said).toMatchObject({ code: 2, out: "" });
    expect(said.err).toMatch(sentence);
    expect(said.err.trim().split("\n")).toHaveLength(1);
  }
});

function fill(registry: string): void {
  for (let at = 0; at < 30; at++) writeFileSync(join(registry, `menus/m${at}.yaml`), TILES.repeat(13_000));
}

test("what a terminal would act on is shown, in findings and in documents: commands, marks that turn the text round", async () => {
  const folder = await workFolder();
  folder.edit("applications/herd/card.yaml", "fr: Rapports", 'fr: "\\e[2J\\u202Esgninraw\\x9b31m<script>"');
  for (const format of ["text", "json"]) {
    const { out } = await folder.run("check", "--registry", "registry", "--format", format, "--lang", "fr");
    expect(out.replaceAll("\\\\", "\\")).toContain("\\u001b[2J\\u202esgninraw\\u009b31m<script>");
    expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
  }
});

test("anchors that grow ninefold are refused, and not followed", async () => {
  const folder = await workFolder();
  writeFileSync(join(folder.registry, "menus/herd.yaml"), `a: &a [x]\n${LAUGHS.join("")}`);
  const said = await folder.run("check", "--registry", "registry");
  expect(said.code).toBe(1);
  expect(said.out.match(/ yaml-anchor error/g)).toHaveLength(1);
});

test("a pattern that runs for ever is refused before it is tried", async () => {
  const folder = await workFolder();
  folder.edit("params.yaml", 'sample: velage\n    pattern: "[a-z]+"', `sample: ${"a".repeat(40)}!\n    pattern: "(a|aa)+"`);
  const said = await folder.run("check", "--registry", "registry");
  expect(said.out).toContain("param-pattern");
});

test("who reads no further, as `head` does, is told of no fault of the tool", () => {
  const { stderr } = spawnSync("sh", ["-c", `"${process.execPath}" codegen/start.mjs help | true`], { encoding: "utf8" });
  expect(stderr).toBe("");
});

test.each([
  ["another user's", (cache: string) => chmodSync(cache, 0o555)],
  ["no folder", (cache: string) => [rmSync(cache, { recursive: true }), writeFileSync(cache, "")]],
])("the tool works where its cache is %s", (_, damage) => {
  const project = mkdtempSync(join(tmpdir(), "clarine-project-"));
  chmodSync(project, 0o755);
  for (const part of ["codegen", "src/domain", "package-lock.json", "package.json", "tsconfig.json"])
    cpSync(part, join(project, part), { recursive: true });
  const modules = join(project, "node_modules");
  mkdirSync(join(modules, ".cache"), { recursive: true });
  for (const name of readdirSync("node_modules"))
    if (!name.startsWith(".")) symlinkSync(resolve("node_modules", name), join(modules, name));
  damage(join(modules, ".cache"));
  // The owner of a folder may write into it whatever it says, and so may root.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const said = spawnSync(process.execPath, ["codegen/start.mjs", "check", "--registry", resolve("tests/registry/base")], {
    ...user,
    cwd: project,
    encoding: "utf8",
  });
  expect(said.stderr).toBe("");
  expect(said.stdout).not.toContain("at ");
  expect(said.status).toBe(0);
  rmSync(project, { recursive: true, force: true });
});
