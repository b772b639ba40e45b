import { expect, test } from "vitest";
import { filesToKeep } from "../../src/worker/filesToKeep";

const FILES = ["/", "/assets/shell-1.js", "/assets/inter-2.woff2"].map((url) => ({ url, revision: null }));

test("the worker keeps every file of the shell, and who saves data is spared the typeface", () => {
  for (const connection of [undefined, {}, { saveData: false }]) expect(filesToKeep(FILES, connection)).toEqual(FILES);
  expect(filesToKeep(FILES, { saveData: true })).toEqual(FILES.slice(0, 2));
});
