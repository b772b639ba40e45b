import { expect, type Page, test } from "@playwright/test";
import { LABELS as PURPOSES } from "../../../generated/labels/fr/purposes";
import { HELP_BUTTON_ON_DESKTOP, PRODUCT } from "../../../generated/settings";
import { boxOf, enlargeText, expectFrame, outside, PHONE, withoutCloseWatcher } from "../support/layout";
import { enter } from "../support/shell";

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu principal" });
const openMenu = (page: Page) => page.locator('[data-tab="menu"]').tap();
const group = (page: Page, id: string) => drawer(page).locator(`[data-tab="${id}"]`);
const steps = (page: Page) => page.evaluate(() => history.length);

test("the header has a button each for menu, search, map and session, 48 px wide, which can be hit on 48 px of height [LAY-08]", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  const ids = ["menu", "search", "map", "session"];
  expect(await page.locator("header [data-tab]").evaluateAll((all) => all.map((one) => one.getAttribute("data-tab")))).toEqual(ids);
  for (const id of ids) {
    const button = page.locator(`header [data-tab="${id}"]`);
    const { x, y, width } = await boxOf(button);
    expect(width).toBeGreaterThanOrEqual(48);
    const hit = await page.evaluate(
      ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest("[data-tab]")?.getAttribute("data-tab"),
      [x + width / 2, y + 46],
    );
    expect(hit).toBe(id);
  }
});

test("search, map and session of the header lead where the tabs of the desktop lead, at once [MEN-09]", async ({ page }) => {
  await enter(page, "tous-droits");
  for (const [id, href] of [
    ["search", "/search/animal"],
    ["map", "/map/main"],
    ["session", "/session2/history/main"],
  ] as const) {
    await page.locator(`header [data-tab="${id}"]`).tap();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("the account is reached through the herd name in the drawer, session is an ordinary entry [MEN-04]", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await openMenu(page);
  const last = drawer(page).locator("details").last();
  await expect(last).toHaveAttribute("data-tab", "account");
  await expect(last.locator("summary [data-herd]")).toBeVisible();
  await expect(group(page, "session")).toBeVisible();
  await last.locator("summary").tap();
  await last.locator("[data-tile]").first().tap();
  await expect(drawer(page)).toHaveCount(0);
  await expectFrame(page);
});

test("the menu of a phone opens on the list of the sections, with what is late beside them, each in its hue; the account comes last", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await openMenu(page);
  await expect(drawer(page).locator("details[open]")).toHaveCount(0);
  const planning = group(page, "planning").locator("summary");
  await expect(planning).toContainText(/\d+ à traiter/);
  const bottom = (await boxOf(drawer(page).locator("nav"))).y + (await boxOf(drawer(page).locator("nav"))).height;
  for (const id of ["planning", "productions", "sante", "mouvement", "pilotage"]) {
    const { y, height } = await boxOf(group(page, id).locator("summary"));
    expect(y + height).toBeLessThanOrEqual(bottom);
  }
  const hues = await drawer(page)
    .locator('summary:not([data-tab="account"] *) > svg:first-child')
    .evaluateAll((icons) => icons.slice(0, 7).map((icon) => getComputedStyle(icon).color));
  expect(new Set(hues).size).toBe(7);
});

test("the group that was open is open again, here after a page and after a reload; home stands before the groups, the way out last", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  await openMenu(page);
  await group(page, "sante").locator("summary").tap();
  await group(page, "sante").locator("[data-tile]").first().tap();
  await expect(drawer(page)).toHaveCount(0);
  await openMenu(page);
  await expect(group(page, "sante").locator("[data-tile]").first()).toBeVisible();
  await expect(drawer(page).locator("details[open]")).toHaveCount(1);
  await page.reload();
  await expectFrame(page);
  await openMenu(page);
  await expect(group(page, "sante")).toHaveAttribute("open", "");
  const home = await boxOf(drawer(page).getByRole("link", { name: "Accueil" }));
  const planning = await boxOf(group(page, "planning"));
  const leave = await boxOf(drawer(page).getByRole("button", { name: "Se déconnecter" }));
  const bottom = await boxOf(drawer(page).locator("nav"));
  expect(home.y).toBeLessThan(planning.y);
  expect(leave.y).toBeGreaterThanOrEqual(bottom.y + bottom.height);
  await expect(drawer(page).getByText("En ligne")).toBeVisible();
});

test("a section of few tiles says what they are for to those who listen, nothing offers to choose among them, and home stays in sight", async ({
  page,
}) => {
  await enter(page, "salariee");
  await openMenu(page);
  await group(page, "planning").locator("summary").tap();
  const tiles = group(page, "planning").locator("[data-tile]");
  await expect(tiles.first().locator("b")).toBeVisible();
  for (const tile of await tiles.all()) await expect(tile).toHaveAccessibleDescription(/\.$|\. \d/);
  await expect(drawer(page).getByRole("link", { name: "Accueil" })).toBeInViewport({ ratio: 1 });

  await group(page, "productions").locator("summary").tap();
  await expect(group(page, "productions").locator("[data-tile] b").first()).toBeVisible();
  const few = (await group(page, "productions").locator("[data-tile]").count()) < 4;
  await expect(group(page, "productions").getByRole("button", { name: "Choisir mes favoris" })).toHaveCount(few ? 0 : 1);
});

/** Answers whether the step of what is open stands, and none is being taken back. */
async function watchSteps(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => {
      document.documentElement.toggleAttribute("data-goes-back", true);
      back();
    };
    window.addEventListener("popstate", () => document.documentElement.removeAttribute("data-goes-back"));
  });
  return () =>
    page.evaluate(async () => {
      const stands = () => Boolean(history.state?.backStep) && !document.querySelector("[data-goes-back]");
      const stood = stands();
      // What has just been closed takes its step back a moment later.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return stood && stands();
    });
}

test("the back button closes drawer and confirmation before it leaves the page, and leaves no step behind", async ({ page }) => {
  await withoutCloseWatcher(page);
  const stepStands = await watchSteps(page);
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  const address = page.url();
  await openMenu(page);
  await expect(drawer(page)).toBeVisible();
  await expect.poll(stepStands).toBe(true);
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  expect(page.url()).toBe(address);

  // Closed by hand: the step goes with it.
  await openMenu(page);
  await drawer(page).getByRole("button", { name: "Fermer le menu" }).tap();
  await expect(drawer(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.backStep))).toBe(false);

  // Left through a tile: one step back is where one was.
  await openMenu(page);
  const before = await steps(page);
  await group(page, "sante").locator("summary").tap();
  await group(page, "sante").locator("[data-tile]").first().tap();
  await expect(drawer(page)).toHaveCount(0);
  await expect.poll(() => page.url()).not.toBe(address);
  expect(await steps(page)).toBe(before);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(address);

  // The confirmation stays.
  await openMenu(page);
  await drawer(page).getByRole("button", { name: "Se déconnecter" }).tap();
  const confirmation = page.getByRole("dialog", { name: "Confirmation" });
  await expect(confirmation).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  const answers = ["Annuler", "Se déconnecter"].map((name) => boxOf(confirmation.getByRole("button", { name, exact: true })));
  expect(new Set((await Promise.all(answers)).map(({ y, height }) => y + height / 2)).size, "answers stand in one row").toBe(1);
  // The drawer's step is taken back and the confirmation's own follows: nobody presses in between.
  await expect.poll(stepStands).toBe(true);
  await page.goBack();
  await expect(confirmation).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(confirmation).toBeVisible();
  await confirmation.getByRole("button", { name: "Annuler" }).tap();
  await expect(confirmation).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.backStep))).toBe(false);
  expect(page.url()).toBe(address);
});

test("a browser with close watchers is left its history as it is", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  const before = await steps(page);
  await openMenu(page);
  await expect(drawer(page)).toBeVisible();
  expect(await steps(page)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.locator('[data-tab="menu"]')).toBeFocused();
});

test("the help button at the bottom right leads to the support site of the configuration, the chat and what the page is for; the site on desktop only where the registry says so [LAY-11] [LAY-12]", async ({
  page,
  browser,
}) => {
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  const help = page.getByRole("contentinfo").getByRole("button", { name: "Aide" });
  const box = await boxOf(help);
  expect([box.width, box.height]).toEqual([48, 48]);
  expect(PHONE.width - box.x - box.width).toBeLessThanOrEqual(8);
  expect(PHONE.height - box.y - box.height).toBeLessThanOrEqual(8);
  await help.tap();
  const sheet = page.getByRole("dialog", { name: "Aide" });
  await expect(sheet).toContainText("Événements à venir");
  await expect(sheet).toContainText(PURPOSES["purpose.planning2.main.planning"] ?? "no purpose");
  await expect(sheet.locator("[data-support-chat]")).toBeVisible();
  await expect(sheet).toContainText(`Version ${PRODUCT.version}`);
  const site = sheet.getByRole("link", { name: "Site d’aide" });
  await expect(site).toHaveAttribute("href", PRODUCT.supportSite);
  const opening = page.waitForEvent("popup");
  await site.tap();
  const opened = await opening;
  await expect(opened.locator("body")).not.toBeEmpty();
  expect(new URL(opened.url()).pathname).toBe(PRODUCT.supportSite);

  expect(HELP_BUTTON_ON_DESKTOP).toBe(false);
  const desktop = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await enter(desktop, "eleveur-lait");
  await expectFrame(desktop);
  await desktop.getByRole("complementary").getByRole("button", { name: "Aide" }).click();
  await expect(desktop.getByRole("dialog", { name: "Aide" })).toContainText("Événements à venir");
  await expect(desktop.locator("[data-help-site]")).toHaveCount(0);
  await desktop.close();
});

test("nothing floats over a page: the strip at the foot is its lower edge, 56 px high, and what it holds is 48 px high", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  const strip = page.getByRole("contentinfo");
  await expect(strip.locator("[data-help]")).toBeVisible();
  const [edge, frame] = [await boxOf(strip), await boxOf(page.locator('[data-shown="true"] iframe'))];
  expect([edge.height, edge.y + edge.height]).toEqual([56, PHONE.height]);
  expect(frame.y + frame.height).toBeLessThanOrEqual(edge.y);
  for (const part of await strip.locator("a, button").all()) expect((await boxOf(part)).height).toBeGreaterThanOrEqual(48);
  await strip.getByRole("link", { name: /À jour/ }).tap();
  await expect(page).toHaveURL(/\/synchrozor|\/sync/);
});

test("the name of the herd, or that there is none, is whole in the header with letters of 100 to 200 %", async ({ page }) => {
  for (const persona of ["eleveur-lait", "technicien-multi"]) {
    await enter(page, persona);
    await expectFrame(page);
    for (const text of [100, 150, 200]) {
      await enlargeText(page, text);
      const header = await boxOf(page.getByRole("banner"));
      const name = page.locator("header nav button:not([data-tab]) > span").first();
      const { y, height } = await boxOf(name);
      expect(y + height).toBeLessThanOrEqual(header.y + header.height);
      const cut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement | SVGElement) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      expect([persona, text, await name.evaluate(cut)]).toEqual([persona, text, false]);
      expect(await outside(page)).toEqual([]);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test("on 320 px, and with text of 200 %, nothing of header and drawer sticks out of the window, and every entry can be reached", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, "eleveur-frontalier");
  await expectFrame(page);
  await page.locator('[data-tab="menu"]').tap();
  const dialog = page.getByRole("dialog");
  await dialog.locator('[data-tab="sante"] summary').tap();
  for (const text of [100, 200]) {
    await enlargeText(page, text);
    expect(await outside(page)).toEqual([]);
    const leave = dialog.getByText("Abmelden");
    await leave.scrollIntoViewIfNeeded();
    await expect(leave).toBeInViewport();
  }
});
