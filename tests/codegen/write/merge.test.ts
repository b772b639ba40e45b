import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { type WorkFolder, workFolder } from "../workFolder";

const MENU = "menus/herd.yaml";

let folder: WorkFolder;
beforeEach(async () => {
  folder = await workFolder();
  cpSync(".gitattributes", join(folder.path, ".gitattributes"));
  git("init", "--quiet", "--initial-branch=main");
  await keep("base");
});

function git(...args: readonly string[]) {
  const asSomebody = ["-c", "user.name=Anne", "-c", "user.email=anne@example.org", "-c", "core.hooksPath=/dev/null"];
  return spawnSync("git", [...asSomebody, ...args], { cwd: folder.path, encoding: "utf8" });
}

function generate(...flags: readonly string[]) {
  return folder.run("generate", "--registry", "registry", "--out", "generated", ...flags);
}

async function keep(subject: string): Promise<void> {
  expect((await generate()).code).toBe(0);
  git("add", "registry", "generated", ".gitattributes");
  git("commit", "--quiet", "--message", subject);
}

/** A branch from the base with one more tile, whose id sorts next to that of the other branch. */
async function branchWith(id: string, before: string): Promise<void> {
  git("switch", "--quiet", "--create", id, "main");
  folder.edit(MENU, before, `      - { id: ${id}, label: { fr: Robot, en: Robot }, icon: list, route: card.list }\n${before}`);
  await keep(id);
}

test("two tiles of two people whose ids sort next to each other merge without a conflict, and one command writes what both say", async () => {
  await branchWith("zebra-a", "      - id: births\n");
  await branchWith("zebra-b", "  - id: workshops\n");
  const { status, stdout } = git("merge", "--no-edit", "zebra-a");
  expect([status, stdout]).toEqual([0, expect.not.stringContaining("CONFLICT")]);
  expect((await generate("--check")).code).toBe(1);
  await keep("generated once more");
  expect((await generate("--check")).code).toBe(0);
  expect(folder.generated().get("tiles.ts")).toMatch(/"zebra-a": .*\n *"zebra-b": /);
});

test("what two people wrote at one place is left to settle in the registry alone", async () => {
  await branchWith("zebra-a", "      - id: births\n");
  await branchWith("zebra-b", "      - id: births\n");
  expect(git("merge", "--no-edit", "zebra-a").status).toBe(1);
  expect(git("diff", "--name-only", "--diff-filter=U").stdout).toBe(`registry/${MENU}\n`);
  for (const mark of ["<<<<<<< HEAD\n", "=======\n", ">>>>>>> zebra-a\n"]) folder.edit(MENU, mark, "");
  await keep("both");
  expect((await generate("--check")).code).toBe(0);
  expect(folder.generated().get("tiles.ts")).toMatch(/"zebra-a": .*\n *"zebra-b": /);
});
