import { expect, type Page, test } from "@playwright/test";
import { PERSONAS } from "../../../generated/personas";
import { pageKinds } from "../../support/pageKinds";
import { axeFindings } from "../support/axe";
import { chooseTheme } from "../support/layout";
import { enter, open, windowOf } from "../support/shell";
import { switchTo } from "../support/tour";

const WITH_ALL = "tous-droits";
const SEARCH = { route: "search.animal", href: "/search/animal" };
const kinds = pageKinds("eleveur-lait");

const STOCK = { route: "genetique.stock", href: "/genetique/stock" };

/** On a page of one of the herds of the account with all rights: it stays when the herd is chosen. */
async function enterHerd(page: Page): Promise<void> {
  await enter(page, WITH_ALL);
  await open(page, STOCK.href);
  await switchTo(page, PERSONAS[WITH_ALL].herds[0]?.numCheptel ?? "");
  await windowOf(page, STOCK.route);
}

/** Kinds that only an account with more rights has. */
const OTHER_KINDS = [...pageKinds(WITH_ALL)].filter(([kind]) => !kinds.has(kind));

for (const [nth, theme] of (["light", "dark"] as const).entries())
  test(`axe finds nothing in a page of the kinds that only an account with all rights has, in the looks ${theme}`, async ({ page }) => {
    const some = OTHER_KINDS.filter((_, at) => at % 2 === nth);
    expect(some.length).toBeGreaterThanOrEqual(4);
    await chooseTheme(page, theme);
    await enterHerd(page);
    for (const [kind, { href, route }] of some) {
      await open(page, href);
      expect(await axeFindings(await windowOf(page, route)), kind).toEqual([]);
    }
  });

test("axe finds nothing in the page that searches an animal, neither before nor once animals are found", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await open(page, SEARCH.href);
  const frame = await windowOf(page, SEARCH.route);
  expect(await axeFindings(frame)).toEqual([]);
  await frame.getByRole("searchbox").fill("FR");
  await expect(frame.getByRole("row").nth(1)).toBeVisible();
  expect(await axeFindings(frame)).toEqual([]);
});

test("where a page is reached from a row or a button and has no sentence that says what it is for, its head has no gap in its place", async ({
  page,
}) => {
  await enterHerd(page);
  await open(page, "/genetique/stock/detail/4");
  const frame = await windowOf(page, "genetique.stock.detail");
  await expect(frame.locator('[data-part="purpose"]')).toBeHidden();
  await expect(frame.locator('[data-part="given"]')).toHaveText("TaureauTonnerre");
  await open(page, STOCK.href);
  await expect(frame.locator('[data-part="purpose"]')).toBeVisible();
  await expect(frame.locator('[data-part="given"]')).toBeHidden();
});
