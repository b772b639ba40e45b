import { expect, test } from "vitest";
import { filesToKeep, ofOrigins } from "../../src/worker/filesToKeep";

const FILES = ["/", "/assets/shell-1.js", "/assets/inter-2.woff2"].map((url) => ({ url, revision: null }));

test("the worker keeps every file of the shell, and who saves data is spared the typeface", () => {
  for (const connection of [undefined, {}, { saveData: false }]) expect(filesToKeep(FILES, connection)).toEqual(FILES);
  expect(filesToKeep(FILES, { saveData: true })).toEqual(FILES.slice(0, 2));
});

test("the page of the shell, and it alone, is another one when frames come from elsewhere", () => {
  const [page, ...others] = FILES.map((file) => ({ ...file, revision: "1a2b" }));
  const kept = ofOrigins([...FILES.map((file) => ({ ...file, revision: "1a2b" }))], "https://map.example");
  expect(kept.slice(1)).toEqual(others);
  expect(kept[0]).toEqual({ url: page?.url, revision: "1a2b https://map.example" });
});
