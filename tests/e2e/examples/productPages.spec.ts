import { expect, test } from "@playwright/test";
import { personaViewer } from "../../../codegen/viewer/personaViewer";
import { DEMO_PAGES } from "../../../generated/demoPages";
import { PERSONAS } from "../../../generated/personas";
import { TABLES } from "../../../generated/tables";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { axeFindings } from "../support/axe";
import { enter, open } from "../support/shell";

const PAGES = 10;
const EACH = 2;
const LOOKED_AT = 3;

const resolver = createResolver(TABLES, personaViewer(PERSONAS["tous-droits"], { online: true, mode: null }, TABLES));
const granted = new Set(resolver.menu().flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map(({ id }) => id))));
/** Tiles of the generic demo application, two of each section. */
const tiles = resolver.menu().flatMap(({ groups }) =>
  groups
    .flatMap((group) => group.tiles)
    .map((tile) => resolver.tile(tile))
    .filter(({ href, target }) => {
      const frame = TABLES.applications[TABLES.routes[target?.route ?? ""]?.application ?? ""]?.frame;
      return href !== null && frame?.isolation === "path" && DEMO_PAGES[frame.base] === undefined;
    })
    .slice(0, EACH),
);

test("tiles of every section open on pages made from the registry: a name, what it is for, figures, animals, and tiles that the user may open", async ({
  page,
}) => {
  expect(tiles.length).toBeGreaterThanOrEqual(PAGES);
  await enter(page, "tous-droits");
  for (const [at, { href, target }] of tiles.entries()) {
    await open(page, href ?? "/");
    const frame = page.locator(`[data-shown="true"] iframe[data-route="${target?.route}"]`).contentFrame();
    await expect(frame.locator('main[data-part="main"]:not([aria-busy])')).toBeVisible();
    await expect(frame.getByRole("heading", { level: 1 })).not.toHaveText(/^$|\//);
    await expect(frame.locator('[data-part="purpose"]')).not.toBeEmpty();
    expect(await frame.locator('[data-part="figures"] dd').count()).toBeGreaterThan(1);
    await expect(frame.getByRole("row").nth(1)).toBeVisible();
    // What only developers read is there, and out of sight.
    await expect(frame.locator('[data-received="route"]')).toBeHidden();
    await expect(frame.locator('[data-received="route"]')).toHaveText(target?.route ?? "?");
    for (const related of await frame.locator("[data-related]").all())
      expect(granted).toContain(await related.getAttribute("data-related"));
    await expect(page.locator("[data-page-bar]")).toHaveCount(0);
    if (at < LOOKED_AT) expect(await axeFindings(page), href ?? "").toEqual([]);
  }
});
