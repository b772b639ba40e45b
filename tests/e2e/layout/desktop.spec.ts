import { expect, type Page, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { SECTIONS } from "../../../generated/menus";
import { HEADER_HEIGHT_PX, RAIL_WIDTH_DESKTOP_PX } from "../../../generated/settings";
import { boxOf, expectFrame, rail } from "../support/layout";
import { enter, frameOf, shortcutsAreThere } from "../support/shell";

test.use({ viewport: { width: 1366, height: 768 } });

const tab = (page: Page, id: string) => page.locator(`header [data-tab="${id}"]`);
const panel = (page: Page) => page.locator('header section[id^="tiles-"]');

test("the header is 41 px high and the rail 50 px wide, from the same tokens everywhere", async ({ page }) => {
  await enter(page, "eleveur-lait");
  const header = await boxOf(page.locator("header"));
  expect(header.height).toBeGreaterThanOrEqual(HEADER_HEIGHT_PX);
  expect(header.height).toBeLessThanOrEqual(HEADER_HEIGHT_PX + 1);
  const side = await boxOf(rail(page).side);
  expect(side.width).toBeGreaterThanOrEqual(RAIL_WIDTH_DESKTOP_PX);
  expect(side.width).toBeLessThanOrEqual(RAIL_WIDTH_DESKTOP_PX + 1);
  const tokens = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.getPropertyValue("--shell-header"), style.getPropertyValue("--shell-rail")];
  });
  expect(tokens).toEqual([`${HEADER_HEIGHT_PX}px`, `${RAIL_WIDTH_DESKTOP_PX}px`]);
});

test("the bar at the top has home, the sections, search, map, session, workshop, the messages and account, in that order; four of them lead somewhere at once, the others open a sub-menu [MEN-05] [MEN-09]", async ({
  page,
}) => {
  await enter(page, "tous-droits");
  const sections = SECTIONS.filter(({ entry, desktop, opens }) => entry && desktop && opens === "tiles").map(({ id }) => id);
  const tabs = page.locator("header [data-tab]");
  // The messages come after the first page.
  await expect(tab(page, "bell")).toBeVisible();
  const ids = await tabs.evaluateAll((all) => all.map((one) => one.getAttribute("data-tab")));
  expect(ids).toEqual(["home", ...sections, "search", "map", "session", "shop", "bell", "account"]);
  const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  for (const top of tops) expect(top).toBeLessThan(HEADER_HEIGHT_PX);
  const home = new URL(page.url()).pathname;
  for (const [id, href] of [
    ["search", "/search/animal"],
    ["map", "/map/main"],
    ["session", "/session2/history/main"],
    ["home", home],
  ] as const) {
    await tab(page, id).click();
    await expect(page).toHaveURL(href);
    await expect(panel(page)).toHaveCount(0);
  }
  for (const id of [...sections, "shop", "account"]) {
    await tab(page, id).click();
    await expect(tab(page, id)).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page)).toBeVisible();
    await expect(page).toHaveURL(home);
  }
});

test("the left drawer shows signs alone until it is widened, then its words as well, and collapses again [LAY-02] [CON-31]", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  const { side, widen, narrow, logout } = rail(page);
  await expect(widen).toHaveAttribute("aria-expanded", "false");
  await expect(logout).not.toHaveText("Se déconnecter", { useInnerText: true });
  await widen.click();
  await expect(narrow).toHaveAttribute("aria-expanded", "true");
  await expect(logout).toHaveText("Se déconnecter", { useInnerText: true });
  expect((await boxOf(side)).width).toBeGreaterThan(200);
  await narrow.click();
  expect((await boxOf(side)).width).toBeLessThanOrEqual(RAIL_WIDTH_DESKTOP_PX + 1);
});

test("below 1840 px the five tabs of actions are signs with a name and a tooltip, those of sections words; nothing sticks out from 992 px on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 700 });
  await enter(page, "tous-droits");
  for (const id of ["search", "map", "session", "shop", "account"]) {
    await expect(tab(page, id)).toHaveAttribute("title", /\S/);
    await expect(tab(page, id)).toHaveAttribute("aria-label", /\S/);
    await expect(tab(page, id)).toHaveText(/^\d?$/, { useInnerText: true });
  }
  await expect(tab(page, "sante")).toHaveText("Santé");
  const last = await boxOf(tab(page, "account"));
  expect(last.x + last.width).toBeLessThanOrEqual(992);
  await page.setViewportSize({ width: 1839, height: 700 });
  await expect(tab(page, "map")).toHaveText("", { useInnerText: true });
  await page.setViewportSize({ width: 1840, height: 700 });
  await expect(tab(page, "map")).toHaveText("Carte", { useInnerText: true });
});

test("with eight sections no word of the bar is cut, from 992 to 1920 px in one row, and with letters of 200 % in as many as it takes", async ({
  page,
}) => {
  await enter(page, "support");
  const isWhole = () =>
    page
      .locator("header nav ul")
      .first()
      .evaluate((bar) => {
        const edge = bar.getBoundingClientRect();
        return [...bar.querySelectorAll<HTMLElement>('[data-tab]:not([data-tab="bell"])')].every((tab) => {
          const box = tab.getBoundingClientRect();
          const word = document.createRange();
          word.selectNodeContents(tab);
          const { left, right, top, bottom } = word.getBoundingClientRect();
          const isInside = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          return isInside && box.left >= edge.left && box.right <= edge.right && box.bottom <= edge.bottom + 1;
        });
      });
  for (const width of [992, 1024, 1200, 1366, 1600, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    // The longest name is the widest when its page is open.
    await tab(page, "icowdesk").evaluate((wide) => wide.setAttribute("aria-current", "page"));
    await expect.poll(isWhole, { message: String(width) }).toBe(true);
    expect((await boxOf(page.locator("header"))).height, String(width)).toBeLessThanOrEqual(43);
  }
  for (const width of [1366, 992]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect.poll(isWhole, { message: String(width) }).toBe(true);
  }
});

test("arrow keys go from tab to tab and round, arrow down goes into the tiles, Escape closes them and gives the focus back", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await tab(page, "sante").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "mouvement")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(panel(page).locator("[data-tile]").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(tab(page, "sante")).toBeFocused();
  await tab(page, "account").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "home")).toBeFocused();
});

test("Escape closes the tiles from the moment they stand there", async ({ page }) => {
  // The way of a browser without close watchers, whose key a page may press itself.
  await page.addInitScript(() => Object.defineProperty(window, "CloseWatcher", { value: undefined }));
  await enter(page, "eleveur-lait");
  await expect(tab(page, "sante")).toBeVisible();
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const appearing = new MutationObserver(() => {
          if (document.querySelector("[data-tile]") === null) return;
          appearing.disconnect();
          window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
          resolve();
        });
        appearing.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await tab(page, "sante").click();
  await pressed;
  await expect(panel(page)).toHaveCount(0);
});

test("Escape closes the search and leaves the tiles beneath it open", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "CloseWatcher", { value: undefined }));
  await enter(page, "eleveur-lait");
  await shortcutsAreThere(page);
  await tab(page, "sante").click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Rechercher" });
  await expect(search.locator("input")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
});

test("the sub-menu is as tall as its tiles, leaves 96 px of the page in sight, scrolls inside and opens where it was left; a press beside it closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 420 });
  await enter(page, "tous-droits");
  await tab(page, "productions").click();
  await expect(panel(page).locator("[data-tile]").first()).toBeVisible();
  const open = await boxOf(panel(page));
  expect(open.y + open.height).toBeLessThanOrEqual(420 - 96 + 1);
  await panel(page).evaluate((element) => element.scrollTo(0, 120));
  await expect.poll(() => panel(page).evaluate((element) => element.scrollTop)).toBe(120);
  await page.mouse.click(700, 400);
  await expect(panel(page)).toHaveCount(0);
  await tab(page, "productions").click();
  await expect.poll(() => panel(page).evaluate((element) => element.scrollTop)).toBe(120);
});

test("the tooltip of a section says where a second click leads, and that is where it leads", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  await expect(tab(page, "sante")).toHaveAttribute("title", /^Un deuxième clic ouvre \S/);
  await tab(page, "sante").click();
  await expect(tab(page, "sante")).toHaveAttribute("aria-expanded", "true");
  await tab(page, "sante").click();
  await expect(panel(page)).toHaveCount(0);
  const { element } = frameOf(page, "sante.carnet.consultation.list");
  await expect(element).toBeVisible();
  await expect(page).toHaveTitle(/·/);
  const [name] = (await page.title()).split(" · ");
  await expect(tab(page, "sante")).toHaveAttribute("title", `Un deuxième clic ouvre ${name}`);
  await expect(tab(page, "sante")).toHaveAttribute("aria-current", "page");
});

test("F6 goes from the menus into the frame and back, Shift+F6 the other way round, to where the focus was", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  // What listens to the key comes with what surrounds the page.
  await expect(page.locator("[data-help]")).toBeVisible();
  const focusedFrame = () => page.evaluate(() => document.activeElement?.tagName);
  await tab(page, "genetique").focus();
  await page.keyboard.press("Shift+F6");
  await expect.poll(focusedFrame).toBe("IFRAME");
  await page.keyboard.press("F6");
  await expect(tab(page, "genetique")).toBeFocused();
  await page.keyboard.press("F6");
  await expect(rail(page).widen).toBeFocused();
  await page.keyboard.press("F6");
  await expect.poll(focusedFrame).toBe("IFRAME");
  await page.keyboard.press("Shift+F6");
  await expect(rail(page).widen).toBeFocused();
});

test("the updating loader covers the full screen while the page is loaded anew, and says so [LAY-10]", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  // Kept on this device: the account is that of other tests, too.
  await page.route(`**${CALLS.syncActions.path}`, (route) => route.abort());
  await tab(page, "shop").click();
  const workshops = panel(page).getByRole("checkbox");
  await workshops.first().click();
  // The page goes before anybody could look at it: what it showed last is kept in the tab.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const loader = document.querySelector("[data-updating]");
      if (loader === null) return;
      const { x, y, width, height } = loader.getBoundingClientRect();
      const onTop = document.elementFromPoint(683, 20)?.closest("[data-updating]") === loader;
      const said = loader.querySelector('[role="status"]')?.textContent;
      sessionStorage.setItem("loader", JSON.stringify({ x, y, width, height, onTop, said }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Valider", exact: true }).click();
  await loaded;
  const loader: unknown = JSON.parse((await page.evaluate(() => sessionStorage.getItem("loader"))) ?? "null");
  const said = "Mise à jour en cours, ne fermez pas la page…";
  expect(loader).toEqual({ x: 0, y: 0, width: 1366, height: 768, onTop: true, said });
  await expect(tab(page, "shop")).toBeVisible();
  await expect(page.locator("[data-updating]")).toHaveCount(0);
});

test("the workshop sub-menu has a toggle for each workshop and two buttons: cancel leaves all as it was, validate waits for a change [MEN-12]", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await tab(page, "shop").click();
  const workshops = panel(page).getByRole("checkbox");
  await expect(workshops).toHaveCount(2);
  const before = await workshops.evaluateAll((boxes) => boxes.map((box) => box.matches(":checked")));
  const validate = panel(page).getByRole("button", { name: "Valider", exact: true });
  await expect(validate).toBeDisabled();
  await workshops.last().click();
  await expect(validate).toBeEnabled();
  await panel(page).getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(panel(page)).toHaveCount(0);
  await tab(page, "shop").click();
  expect(await workshops.evaluateAll((boxes) => boxes.map((box) => box.matches(":checked")))).toEqual(before);
});

test("for a multi-herd user the body carries icowdesk and the title says desk; for anybody else neither [LAY-13] [LAY-14] [LAY-15]", async ({
  page,
  browser,
}) => {
  await enter(page, "technicien-multi");
  await expect(page.locator("body")).toHaveClass(/(^| )icowdesk( |$)/);
  await expect(page).toHaveTitle(/ · Clarine · Bureau$/);
  const other = await browser.newPage();
  await enter(other, "eleveur-lait");
  await expect(other.locator("body")).not.toHaveClass(/icowdesk/);
  await expect(other).toHaveTitle(/^[^·]+ · Clarine$/);
  await other.close();
});

test("on paper there is the page of the frame under its title, and nothing of the shell", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  await rail(page).widen.click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header")).toBeHidden();
  await expect(page.locator("[data-layout] > aside").first()).toBeHidden();
  await expect(page.locator("[data-demo]")).toBeHidden();
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  expect(title.height).toBeGreaterThan(20);
  const frame = page.locator('[data-shown="true"] iframe');
  await frame
    .contentFrame()
    .locator("body")
    .evaluate((body) => {
      body.style.minHeight = "3000px";
    });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect((await boxOf(frame)).height).toBeGreaterThanOrEqual(3000);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  expect((await boxOf(frame)).height).toBeLessThan(800);
});

test("at most four notices are in sight at once", async ({ page }) => {
  await enter(page, "technicien-multi");
  await expectFrame(page);
  await page.route("**/account/api/login/**", (route) => route.abort());
  await rail(page).herds.click();
  await page.locator("[data-herd-choice]").first().click();
  const notices = page.locator("[data-notice]");
  await expect(notices.first()).toBeVisible();
  await notices.first().evaluate((notice) => {
    for (let more = 0; more < 5; more++) notice.before(notice.cloneNode(true));
  });
  await expect(notices).toHaveCount(6);
  expect(await notices.evaluateAll((all) => all.filter((notice) => notice.getBoundingClientRect().height > 0).length)).toBe(4);
});
