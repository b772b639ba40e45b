import { expect, test } from "vitest";
import { writeSyntheticRegistry } from "../bench/syntheticRegistry.mjs";
import { runTool, temporaryFolder } from "../support/runTool";

test("the tool finds nothing wrong with the registry that the benchmarks write", async () => {
  const folder = temporaryFolder();
  writeSyntheticRegistry(300, folder);
  expect(await runTool("check", "--registry", folder)).toMatchObject({ code: 0, out: expect.stringContaining("no findings") });
});
