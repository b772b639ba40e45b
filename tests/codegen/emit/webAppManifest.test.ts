import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../../generated/languages";
import { TILES } from "../../../generated/tiles";
import type { ListedTile } from "../../../src/domain/registry/listedTables";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { realRegistry } from "../../support/realRegistry";
import { viewerOf } from "../../support/smallTables";

const manifest = JSON.parse(readFileSync("generated/manifest.webmanifest", "utf8"));
const page = readFileSync("index.html", "utf8");
const tokens = readFileSync("src/views/theme/tokens.css", "utf8");
const { model, tables } = realRegistry();
const resolver = createResolver(tables, viewerOf({ droits: [] }));
const tiles: readonly ListedTile[] = Object.values(TILES);

test("every shortcut of the installed product is the page of a tile flagged as shortcut, and no flagged tile is left out", () => {
  const opened = manifest.shortcuts.map(({ url }: { url: string }) => resolver.address(url).route);
  const flagged = tiles.flatMap(({ shortcut, target }) => (shortcut && target.kind === "route" ? (target.targets[0]?.route ?? []) : []));
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.length).toBeLessThanOrEqual(4);
  expect(opened.toSorted()).toEqual(flagged.toSorted());
});

test("the heaviest shortcut stands first", () => {
  const weights = manifest.shortcuts.map(({ url }: { url: string }) => {
    const route = resolver.address(url).route;
    return [...model.tiles.values()].find(({ document }) => document.shortcut && document.route === route)?.document.weight ?? 0;
  });
  expect(weights).toEqual(weights.toSorted((a: number, b: number) => b - a));
  expect(new Set(weights).size).toBeGreaterThan(1);
});

test("the installed product has its words in every language, and its name is that of the page", () => {
  const ids = LANGUAGES.map(({ id }) => id).toSorted();
  for (const texts of [manifest.description_localized, ...manifest.shortcuts.map((one: Record<string, object>) => one.name_localized)])
    expect(Object.keys(texts).toSorted()).toEqual(ids);
  expect(manifest.lang).toBe(DEFAULT_LANGUAGE);
  expect(manifest.description).toBe(manifest.description_localized[DEFAULT_LANGUAGE]);
  expect(page).toContain(`<title>${manifest.name}</title>`);
});

test("window and splash screen of the installed product have the colour of the day theme, as the page has", () => {
  const [, background] = /:root \{[^}]*--bg: (#\w+);/.exec(tokens) ?? [];
  expect([manifest.theme_color, manifest.background_color]).toEqual([background, background]);
  expect(page).toContain(`<meta name="theme-color" content="${background}" media="(prefers-color-scheme: light)" />`);
});

test("every icon of the installed product is a file of the build, one of them made to be cut to a shape", () => {
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true);
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose).toSorted()).toEqual(["any", "maskable"]);
});
