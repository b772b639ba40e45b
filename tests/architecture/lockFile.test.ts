import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Package>>;

const LOCKS = ["package-lock.json", "tests/bench/package-lock.json"];
const COMMON = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "win32-x64"];
/** Linux as in Alpine containers. */
const MUSL = ["linux-arm64-musl", "linux-x64-musl"];
/** Makes one binary that needs no C library, so it runs on either kind of Linux. */
const STATIC = /node_modules\/typescript$/;

test.each(LOCKS)("%s names all that any platform installs, so that npm ci works on each", (file) => {
  const packages = packagesOf(file);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => find(packages, path, name) === undefined),
  );
  expect(missing).toEqual([]);
});

test.each(LOCKS)("%s names no place to download from, so that any registry serves", (file) => {
  expect(readFileSync(file, "utf8")).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});

test("each package with binaries has one for every common platform", () => {
  const packages = packagesOf("package-lock.json");
  const missing: string[] = [];
  const seen: string[] = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    const platforms = Object.keys(optionalDependencies).flatMap((name) => platformsOf(name, find(packages, path, name)));
    if (platforms.length === 0) continue;
    seen.push(path);
    const wanted = STATIC.test(path) ? COMMON : [...COMMON, ...MUSL];
    missing.push(...wanted.filter((platform) => !platforms.includes(platform)).map((platform) => `${path}: ${platform}`));
  }
  expect(missing).toEqual([]);
  expect(seen).toContain("node_modules/rolldown");
});

function packagesOf(file: string): Packages {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** As Node finds it: beside the package that asks, or in a folder above. */
function find(packages: Packages, from: string, name: string): Package | undefined {
  const found = packages[`${from && `${from}/`}node_modules/${name}`];
  if (found || from === "") return found;
  return find(packages, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), name);
}

function platformsOf(name: string, binary: Package | undefined): readonly string[] {
  const { os = [], cpu = [] } = binary ?? {};
  const kind = name.endsWith("-musl") ? "-musl" : "";
  return os.flatMap((system) => cpu.map((processor) => `${system}-${processor}${kind}`));
}
