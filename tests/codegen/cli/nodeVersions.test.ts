import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { optimiseLate } from "../../../codegen/start.mjs";

test.each([
  ["11.3.244.8-node.33", "--interrupt-budget=1000000"],
  ["12.4.254.21-node.35", null],
  ["13.6.233.17-node.37", null],
])("with V8 %s the tool sets only a flag that is known there", (version, flag) => {
  expect(optimiseLate(version)).toBe(flag);
});

test("the tool says nothing beside its answer", () => {
  const { stderr, status } = spawnSync(process.execPath, ["codegen/start.mjs", "check", "--lang", "en"], { encoding: "utf8" });
  expect([stderr, status]).toEqual(["", 0]);
});
