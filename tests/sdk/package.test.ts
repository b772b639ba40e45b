import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSdk } from "../../src/sdk/build.mjs";

const KB = 1000;
const out = mkdtempSync(join(tmpdir(), "clarine-sdk-"));
beforeAll(() => buildSdk(process.cwd(), out));
afterAll(() => rmSync(out, { recursive: true, force: true }));

const manifest = () => JSON.parse(readFileSync(`${out}/package.json`, "utf8"));

/** What a page loads that imports something of the package, bundled as its team would. */
async function bundled(code: string): Promise<string> {
  const bundle = await rolldown({
    input: "page",
    platform: "browser",
    plugins: [{ name: "page", resolveId: (id) => (id === "page" ? id : null), load: (id) => (id === "page" ? code : null) }],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
}

test("the SDK weighs at most 12 kB with everything, and needs no other package", async () => {
  const code = await bundled(`export * from "${out}/index.js"`);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(12 * KB);
  expect(code).not.toMatch(/from\s*["'](?![./])/);
});

test("what needs no connection is imported without the rest", async () => {
  const code = await bundled(`import { ShellError } from "${out}/index.js"; export const isOurs = (error) => error instanceof ShellError;`);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1 * KB);
});

test("every entry of the package is a file with its types, and the types need no package but React and Playwright", () => {
  const missing: string[] = [];
  const foreign: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!existsSync(file)) return void missing.push(file);
    for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"([^"]+)"/g)) {
      if (from.startsWith(".")) visit(normalize(join(dirname(file), from.replace(/\.js$/, ".d.ts"))));
      else if (!["react", "@playwright/test"].includes(from)) foreign.push(`${file}: ${from}`);
    }
  };
  for (const entry of Object.values<Record<string, string>>(manifest().exports)) {
    visit(join(out, entry.types ?? "?"));
    if (entry.default !== undefined && !existsSync(join(out, entry.default))) missing.push(entry.default);
  }
  expect({ missing, foreign }).toEqual({ missing: [], foreign: [] });
  expect(existsSync(join(out, manifest().bin["clarine-conformance"]))).toBe(true);
});

test("the package and the product hand out the same entries", () => {
  const product = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys(manifest().exports)).toEqual(Object.keys(product.exports));
});
