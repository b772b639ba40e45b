import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Ends the process, and says why, where Node.js is none of those that package.json names. */
export function requireNodeVersion(root) {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  if (isServed(process.versions.node, engines.node)) return;
  console.error(`This is Node.js ${process.versions.node}; ${engines.node} is needed.`);
  process.exit(1);
}

/** Whether a range names a version: `^20.19.0 || >=24.0.0`. */
export function isServed(version, range) {
  return range.split("||").some((part) => !isOlder(version, part) && (part.includes(">=") || numbersOf(part)[0] === numbersOf(version)[0]));
}

function isOlder(version, range) {
  const [has, least] = [numbersOf(version), numbersOf(range)];
  const at = least.findIndex((number, index) => number !== (has[index] ?? 0));
  return at >= 0 && (has[at] ?? 0) < least[at];
}

function numbersOf(text) {
  return text.match(/\d+/g)?.map(Number) ?? [];
}
