import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "./house";
import { measureHouse } from "./measureHouse";
import { printHouse } from "./printHouse";

const FILES: Readonly<Record<string, string>> = {
  "codegen/start.mjs": "1\n2\n3\n",
  "codegen/read/file.ts": "1\n",
  "codegen/diff/compare.ts": "1\n2\n",
  "src/main.ts": "1\n",
  "src/flows/login/signIn.ts": 'const later = () => import("../boot/start");\n',
  "src/flows/boot/start.ts": 'import type { SignIn } from "../login/signIn";\n\n\n\n',
  "src/views/Home.tsx": 'import { signIn } from "../flows/login/signIn";\n',
  "tests/registry/rules.test.ts": "1\n2\n",
  "tests/registry/base/menu.yaml": "id: one\nlabel: two\n",
  "tests/bench/node_modules/peer/index.mjs": "1\n2\n3\n4\n5\n6\n",
};

let root = "";
let house: House;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "clarine-house-"));
  const many = ["codegen/rules/rule", "tests/e2e/walk"].flatMap((name) =>
    Array.from({ length: 31 }, (_, index) => [`${name}${index}.ts`, "1\n"]),
  );
  for (const [path = "", text = ""] of [...Object.entries(FILES), ...many]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  house = measureHouse(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("files and lines of code are counted by part, the workbench of the tool apart, packages and fixtures left out", () => {
  expect(house.parts.map(({ part, files, lines }) => `${part} ${files} ${lines}`)).toEqual([
    "codegen 33 35",
    "codegen/diff 1 2",
    "src 1 1",
    "src/flows 2 5",
    "src/views 1 1",
    "tests/e2e 31 31",
    "tests/registry 1 2",
  ]);
  expect(house.fixtures[0]).toEqual({ folder: "tests/registry/base", files: 1, lines: 2, bytes: 19 });
});

test("the largest file stands first", () => {
  expect(house.largestFiles[0]).toEqual({ file: "src/flows/boot/start.ts", lines: 4 });
});

test("folders that import each other are named, with import() and types counted", () => {
  expect(house.folderPairs).toEqual(["src/flows/boot <-> src/flows/login"]);
});

test("a folder with more than thirty files is named, and each goal says whether it is met", () => {
  expect(house.fullFolders).toEqual([
    { folder: "codegen/rules", files: 31 },
    { folder: "tests/e2e", files: 31 },
  ]);
  expect(house.goals.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
  expect(printHouse(house)).toMatch(/missed +1 of at most +0 {2}pairs of folders/);
});
