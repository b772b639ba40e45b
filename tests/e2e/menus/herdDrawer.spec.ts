import { expect, type Page, test } from "@playwright/test";
import { HERD_DRAWER_WIDTH_PX, MULTI_DRAWER_HEIGHT_OFFSET_PX, TIMING } from "../../../generated/settings";
import { axeFindings } from "../support/axe";
import { boxOf, DESKTOP, expectFrame, rail } from "../support/layout";
import { signInAs } from "../support/profile";
import { enter } from "../support/shell";

test.use({ viewport: DESKTOP });

const drawer = (page: Page) => page.getByRole("dialog", { name: "Élevages" });
const rows = (page: Page) => drawer(page).locator("[data-herd-choice]");
const count = (page: Page) => drawer(page).getByRole("status");
const search = (page: Page) => drawer(page).getByRole("searchbox", { name: "Rechercher un élevage" });

async function openHerds(page: Page) {
  await rail(page).herds.click();
  await expect(drawer(page)).toBeVisible();
}

test("the herd drawer is 400 px wide and lists the herds under a search box; for a multi-herd user it is 50 px lower than the window [LAY-03] [LAY-04] [LAY-16] [CON-28]", async ({
  page,
}) => {
  await enter(page, "technicien-multi");
  await expectFrame(page);
  await openHerds(page);
  const box = await boxOf(drawer(page));
  expect(box.width).toBe(HERD_DRAWER_WIDTH_PX);
  expect(box.height).toBe(DESKTOP.height - MULTI_DRAWER_HEIGHT_OFFSET_PX);
  expect(box.y + box.height).toBe(DESKTOP.height);
  await expect(count(page)).toHaveText("40 élevages trouvés");
  expect((await boxOf(search(page))).y).toBeLessThan((await boxOf(rows(page).first())).y);
  await page.setViewportSize({ width: 1366, height: 600 });
  expect((await boxOf(drawer(page))).height).toBe(550);
});

test("the search of the drawer waits 500 ms after the last key and takes accents and capitals as they come; without a match it says so [LAY-07]", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, "technicien-multi");
  await expectFrame(page);
  await openHerds(page);
  await expect(search(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("CHENES");
  await page.clock.runFor(TIMING.herdSearchDebounceMs - 1);
  await expect(count(page)).toHaveText("40 élevages trouvés");
  await page.clock.runFor(1);
  await expect(count(page)).toHaveText(/^[1-3] élevages? trouvés?$/);
  await expect(rows(page).first()).toContainText("Chênes");
  await search(page).fill("zzz");
  await page.clock.runFor(TIMING.herdSearchDebounceMs);
  await expect(rows(page)).toHaveCount(0);
  await expect(count(page)).toHaveText("Aucun élevage ne correspond. Essayez un autre mot.");
});

test("the arrow down goes to what was found, also before the search has waited", async ({ page }) => {
  await page.clock.install();
  await enter(page, "technicien-multi");
  await expectFrame(page);
  await openHerds(page);
  await expect(search(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("CHENES");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).first()).toBeFocused();
  await expect(rows(page).first()).toContainText("Chênes");
});

test("what is typed in the search stays there when the figures of the herds come late", async ({ page }) => {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/tileFigures-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await enter(page, "technicien-multi");
  await expectFrame(page);
  await openHerds(page);
  await expect(search(page)).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
  // The search is not applied yet.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("chenes");
  const told = page.waitForResponse("**/menu/api/figures");
  release();
  await (await told).finished();
  await expect(rows(page).filter({ hasText: "en retard" })).not.toHaveCount(0);
  await expect(search(page)).toHaveValue("chenes");
});

test("a technician goes from one herd to another without signing in again; the herd is named in the head, in its pages and in the list [HSW-01] [HSW-12]", async ({
  page,
}) => {
  await enter(page, "technicien-multi");
  await expectFrame(page);
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => frame === page.mainFrame() && addresses.push(frame.url()));
  for (const at of [2, 3]) {
    await openHerds(page);
    const herd = (await rows(page).nth(at).getAttribute("data-herd-choice")) ?? "";
    await rows(page).nth(at).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.getByRole("banner").locator(`[data-herd="${herd}"]`)).toBeVisible();
    await expect(page.locator('[data-shown="true"] iframe').contentFrame().locator('[data-received="herd"]')).toHaveText(herd);
    await openHerds(page);
    await expect(drawer(page).locator('[aria-current="true"]')).toHaveAttribute("data-herd-choice", herd);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
  }
  expect(addresses.filter((address) => address.includes("/welcome"))).toEqual([]);
});

test("the herds used last stand on top, the open one first, under whole names; the arrows go from the search to them, the close button stands beside the title [LAY-16]", async ({
  page,
}) => {
  await enter(page, "technicien-multi");
  await expectFrame(page);
  const used: string[] = [];
  const names: string[] = [];
  for (const at of [3, 5]) {
    await openHerds(page);
    const row = rows(page).nth(at);
    names.unshift((await row.locator("b").textContent()) ?? "");
    used.unshift((await row.getAttribute("data-herd-choice")) ?? "");
    await row.click();
    await expect(drawer(page)).toHaveCount(0);
  }
  await openHerds(page);
  const recent = drawer(page).getByRole("list", { name: "Récents" }).getByRole("button");
  await expect(recent).toHaveCount(2);
  expect(await rows(page).evaluateAll((all) => all.slice(0, 2).map((row) => row.getAttribute("data-herd-choice")))).toEqual(used);
  await expect(recent.first()).toContainText("Ouvert");
  await expect(recent.last()).toContainText(names[1] ?? "");
  await expect(drawer(page).getByRole("heading", { name: "Tous, 40 élevages" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const [closing, field] = await Promise.all([
    boxOf(drawer(page).getByRole("button", { name: "Fermer la liste des élevages" })),
    boxOf(search(page)),
  ]);
  expect(closing.y + closing.height).toBeLessThanOrEqual(field.y);
  await expect(search(page)).toBeFocused();
  for (const step of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(step);
  await expect(recent.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole("banner").locator(`[data-herd="${used[1]}"]`)).toBeVisible();
});

test("the list stays open after a choice where the user wants it so, and leaves the mode of all herds first; both survive a reload, and one herd at a time the drawer is as high as the window [ENT-14] [ENT-15] [LAY-16]", async ({
  page,
}) => {
  await enter(page, "technicien-hors-ligne");
  await expectFrame(page);
  await openHerds(page);
  const settings = drawer(page).getByText("Réglages", { exact: true });
  const closes = drawer(page).getByRole("checkbox", { name: "Fermer la liste après le choix" });
  await expect(closes).toHaveCount(0);
  await settings.click();
  await expect(closes).toBeChecked();
  await closes.uncheck();
  await rows(page).nth(1).click();
  await expect(drawer(page).locator('[aria-current="true"]')).toHaveAttribute(
    "data-herd-choice",
    (await rows(page).nth(1).getAttribute("data-herd-choice")) ?? "",
  );
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator('[data-tab="icowdesk"]')).toBeVisible();
  const mode = drawer(page).getByRole("combobox", { name: "Mode de travail" });
  await mode.selectOption("Un seul élevage");
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('[data-tab="icowdesk"]')).toHaveCount(0);
  await page.reload();
  await expectFrame(page);
  await expect(page.locator('[data-tab="icowdesk"]')).toHaveCount(0);
  await openHerds(page);
  // One herd at a time, there is nothing else to see, and no strip of the window left free.
  expect((await boxOf(drawer(page))).height).toBe(DESKTOP.height);
  await mode.selectOption("Tous mes élevages");
  await settings.click();
  await expect(closes).not.toBeChecked();
  await expect(page.locator('[data-tab="icowdesk"]')).toBeVisible();
});

test("without network the list says which herds need one; a herd opened here before is entered, another one is not, and why is said [WRK-14]", async ({
  page,
  context,
}) => {
  await enter(page, "technicien-hors-ligne");
  await expectFrame(page);
  const used: string[] = [];
  for (const at of [0, 1]) {
    await openHerds(page);
    used.push((await rows(page).nth(at).getAttribute("data-herd-choice")) ?? "");
    await rows(page).nth(at).click();
    await expect(drawer(page)).toHaveCount(0);
  }
  const isIn = (herd = "") => expect(page.getByRole("banner").locator(`[data-herd="${herd}"]`)).toBeVisible();
  await expect(rail(page).side.getByText("En ligne")).toBeVisible();
  await context.setOffline(true);
  await expect(rail(page).side.getByText("Hors ligne")).toBeVisible();
  await openHerds(page);
  const away = rows(page).filter({ hasText: "Réseau requis" });
  await expect(away).toHaveCount((await rows(page).count()) - used.length);
  await rows(page)
    .and(page.locator(`[data-herd-choice="${used[0]}"]`))
    .click();
  await expect(drawer(page)).toHaveCount(0);
  await isIn(used[0]);
  await openHerds(page);
  await away.first().click();
  await expect(page.locator('[data-notice="negative"]')).toContainText("Pas de réseau pour le moment");
  await expect(page.locator('[data-notice="negative"]')).toContainText("Vous restez dans l’élevage");
  await isIn(used[0]);
});

test("herds in which something is late stand on top of all others, each with how much, and by name below", async ({ page }) => {
  const known = page.waitForResponse("**/menu/api/figures");
  await enter(page, "technicien-multi");
  const { byHerd } = (await (await known).json())["urgent-herds"];
  await openHerds(page);
  const late = Object.entries<number>(byHerd.late).sort((one, other) => other[1] - one[1]);
  for (const [at, [, count]] of late.entries()) await expect(rows(page).nth(at)).toContainText(`${count} en retard`);
  await expect(rows(page).filter({ hasText: "en retard" })).toHaveCount(late.length);
  const listed = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-herd-choice") ?? ""));
  expect(listed.slice(0, late.length).sort()).toEqual(late.map(([herd]) => herd).sort());
});

const MANY = Array.from({ length: 5000 }, (_, index) => ({
  numCheptel: `FR${String(10_000_000 + index)}`,
  raisonSociale: `GAEC de la Ferme ${index + 1}`,
  nom: "Le Gall",
  prenom: "Anne",
  ville: "Saint-Hilaire",
}));

test("of 5,000 herds only those near are in the page; each has its place among all, the last is found and can be scrolled to", async ({
  page,
}) => {
  await signInAs(page, (profile) => ({ ...profile, infoCheptels: MANY }));
  await enter(page, "technicien-multi");
  await expectFrame(page);
  await openHerds(page);
  await expect(count(page)).toHaveText("5.000 élevages trouvés");
  expect(await rows(page).count()).toBeLessThan(200);
  await expect(drawer(page).getByRole("listitem").first()).toHaveAttribute("aria-setsize", "5000");
  const list = drawer(page).locator("[data-herd-list]");
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(rows(page).last()).toHaveAttribute("data-herd-choice", "FR10004999", { timeout: 500 });
  }).toPass();
  expect(await rows(page).count()).toBeLessThan(400);
  await search(page).fill("ferme 4321");
  await expect(count(page)).toHaveText("1 élevage trouvé");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toHaveAttribute("data-herd-choice", "FR10004320");
});
