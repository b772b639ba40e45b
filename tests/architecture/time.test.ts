import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "../support/sources/sourceFiles";

const REAL_TIME = /\bset(Timeout|Interval)\(|\brequestAnimationFrame\(|\bDate\.now\(|new Date\(\)|\bperformance\.now\(|Math\.random\(/;

/** Where real time and chance enter: the shell's clock, that of a sub-application's page, and the demo server's. */
const ALLOWED = /^src\/(adapters\/(clock|random)\.ts|sdk\/clock\.ts|server\/time\/clock\.ts)$/;

test("no logic reads real time or chance: both are injected", () => {
  const broken = sourceFiles(["src"]).filter((file) => !ALLOWED.test(file) && REAL_TIME.test(withoutComments(readFileSync(file, "utf8"))));
  expect(broken).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
}
