import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { SCREENS } from "../../../generated/screens";
import { TIMING } from "../../../generated/settings";
import { axeFindings } from "../support/axe";
import { boxOf, chooseTheme, DESKTOP, expectFrame, keepPageBar, outside, PHONE, rail, THEMES } from "../support/layout";
import { signInAs } from "../support/profile";
import { enter, open, signIn } from "../support/shell";

const ASSETS = "dist/shell/assets";

/** Changes the registry that the built page carries, as a newer registry than its icons or an extreme one would. */
async function withTables(page: Page, change: (code: string) => string): Promise<void> {
  for (const file of readdirSync(ASSETS)) {
    const code = file.endsWith(".js") ? readFileSync(join(ASSETS, file), "utf8") : "";
    if (code.includes(PARAGE.id))
      await page.route(`**/assets/${file}`, (route) => route.fulfill({ contentType: "text/javascript", body: change(code) }));
  }
}

/** One tile as the built page carries it. */
const PARAGE = { id: "sante-parage", pattern: /\{id:`sante-parage`,icon:`[^`]+`,[^}]*\}/ };

/** Other words for a tile and a section than those of the registry, kept on the device since the server of translations sent them. */
function withLabels(page: Page, labels: Readonly<Record<string, string>>): Promise<unknown> {
  return page.addInitScript((texts) => localStorage.setItem("clarine.session.texts.fr", JSON.stringify(texts)), labels);
}

const tab = (page: Page, id: string) => page.locator(`[data-tab="${id}"]`);
const tile = (page: Page, id: string) => page.locator(`[data-tile="${id}"]`);

test.describe("on desktop", () => {
  test.use({ viewport: DESKTOP });

  test("300 tiles in a group: the panel scrolls, every tile is there and the last one opens its page", async ({ page }) => {
    await withTables(page, (code) =>
      code.replace(PARAGE.pattern, (one) => Array.from({ length: 300 }, (_, at) => one.replace(PARAGE.id, `many-${at}`)).join()),
    );
    await enter(page, "eleveur-lait");
    await expectFrame(page);
    await tab(page, "sante").click();
    await expect(page.locator('[data-tile^="many-"]')).toHaveCount(300);
    expect(await outside(page)).toEqual([]);
    await tile(page, "many-299").click();
    await expect(page.locator('iframe[data-route="sante.carnet.parage.history"]')).toBeVisible();
  });

  test("an icon that this page does not know leaves its room empty, and the tile works", async ({ page }) => {
    await withTables(page, (code) => code.replace(PARAGE.pattern, (one) => one.replace(/icon:`[^`]+`/, "icon:`not-drawn-yet`")));
    await enter(page, "eleveur-lait");
    await tab(page, "sante").click();
    await expect(tile(page, PARAGE.id)).toBeVisible();
    const [known, unknown] = await Promise.all(["sante-colostrum", PARAGE.id].map((id) => boxOf(tile(page, id).locator("svg").first())));
    expect([unknown?.width, unknown?.height]).toEqual([known?.width, known?.height]);
    await expect(tile(page, PARAGE.id).locator("svg").first()).toBeEmpty();
    await tile(page, PARAGE.id).click();
    await expect(page.locator('iframe[data-route="sante.carnet.parage.history"]')).toBeVisible();
  });

  test("a label of 200 characters is cut within its tile and its tab; the whole of it is said", async ({ page }) => {
    const long = "Parage fonctionnel et curatif des onglons postérieurs et antérieurs ".repeat(3).slice(0, 200);
    await withLabels(page, { [`tile.${PARAGE.id}`]: long, "section.sante": long });
    await enter(page, "technicien-multi");
    await expectFrame(page);
    await expect(tab(page, "sante")).toHaveAttribute("aria-label", long);
    expect((await boxOf(tab(page, "sante"))).width).toBeLessThanOrEqual(184);
    await tab(page, "sante").click();
    const box = await boxOf(tile(page, PARAGE.id));
    const neighbour = await boxOf(tile(page, "sante-colostrum"));
    expect(box.height).toBeLessThan(neighbour.height * 2);
    await expect(tile(page, PARAGE.id)).toHaveAccessibleName(long);
    expect(await outside(page)).toEqual([]);
  });

  test("a herd without a name is called so in the head, with its number, and everything works", async ({ page }) => {
    await signInAs(page, (profile) => ({ ...profile, elevageEnCours: { denomination: "", commune: "" } }));
    await enter(page, "eleveur-lait");
    const head = page.getByRole("banner");
    await expect(head).toContainText("Élevage sans nom");
    await expect(head.getByTitle(/FR35901112/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test("going offline is said with a word and a sign in the rail, and the account tab is red and says it; both are taken back [NET-06]", async ({
    page,
  }) => {
    await enter(page, "eleveur-lait");
    await expectFrame(page);
    const state = rail(page).side.getByRole("status");
    await expect(state).toHaveText("En ligne");
    const account = tab(page, "account");
    const colourOf = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).color);
    const usual = await colourOf(account);
    await page.context().setOffline(true);
    await expect(state).toHaveText("Hors ligne");
    await expect(state.locator("svg")).toBeVisible();
    await expect(account).toHaveAccessibleName("Compte, hors ligne");
    await expect.poll(async () => (await colourOf(account)) === (await colourOf(state))).toBe(true);
    expect(await colourOf(account)).not.toBe(usual);
    await page.context().setOffline(false);
    await expect(state).toHaveText("En ligne");
    await expect(account).toHaveAccessibleName("Compte");
    await expect(account).toHaveCSS("color", usual);
  });

  test("while a page opens, all there is to see stands in a landmark, the bar that shows it too", async ({ page }) => {
    await keepPageBar(page);
    await enter(page, "eleveur-lait");
    await expectFrame(page);
    await page.route("**/sante/", () => {});
    await tab(page, "sante").click();
    await tile(page, PARAGE.id).click();
    await expect(page.locator("[data-page-bar]")).toBeAttached();
    expect(await axeFindings(page)).toEqual([]);
    await expect(page.locator("[data-page-bar]")).toBeAttached();
  });

  test("a page that never comes says that it opens, then has a card with words and a way on; the menus stay in use", async ({ page }) => {
    await page.clock.install();
    await enter(page, "eleveur-lait");
    await expectFrame(page);
    await page.route("**/sante/", () => {});
    await tab(page, "sante").click();
    await tile(page, PARAGE.id).click();
    const card = page.locator('[data-shown="true"] [data-failure]');
    await expect(page.locator('[data-shown="true"]').getByRole("status")).toHaveText(/^Ouverture de \S/);
    await page.clock.fastForward(2 * TIMING.callTimeoutMs);
    await expect(card).toBeVisible();
    await expect(card.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await tab(page, "planning").click();
    await expect(page.locator("header [data-tile]").first()).toBeVisible();
  });
});

test.describe("on the phone", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("an account without any right is told so, whom to call, and asks again without leaving; it can leave too", async ({ page }) => {
    await signIn(page, "sans-droit");
    const card = page.locator("[data-no-rights]");
    await expect(card.getByRole("heading")).toHaveText("Votre accès n’est pas encore ouvert");
    await expect(card).toContainText("Lucie Renard, FR03913706");
    await expect(card).toContainText("Conseil Élevage du Bourbonnais");
    await expect(card.getByRole("link", { name: "Appeler" })).toHaveAttribute("href", /^tel:\d{10}$/);
    const check = card.getByRole("button", { name: "Vérifier à nouveau" });
    await check.tap();
    await expect(card.getByRole("status")).toHaveText("Votre accès n’est toujours pas ouvert.");
    await expect(page.locator("iframe[data-route]:visible")).toHaveCount(0);
    expect(await outside(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await tab(page, "menu").tap();
    await expect(page.getByRole("dialog")).toContainText("Votre compte n’ouvre");
    expect(await outside(page)).toEqual([]);
    await tab(page, "account").locator("summary").tap();
    await expect(page.getByRole("dialog").locator("[data-tile]")).toHaveCount(1);
    await expect(page.getByRole("dialog").locator("[data-tour-link]")).toHaveCount(0);
    await page.keyboard.press("Escape");
    // The rights have been given meanwhile.
    await signInAs(page, (profile) => ({ ...profile, droits: ["planning", "account"] }));
    await check.tap();
    await expectFrame(page);
    await tab(page, "menu").tap();
    await page.getByRole("dialog").getByRole("button", { name: "Se déconnecter" }).tap();
    await page.getByRole("dialog", { name: "Confirmation" }).getByRole("button", { name: "Se déconnecter" }).tap();
    await expect(page).toHaveURL(/\/welcome\/login/);
  });

  test("labels written from right to left are read so, and nothing leaves the window", async ({ page }) => {
    const arabic = "سجل تقليم الحوافر للأبقار الحلوب في المزرعة";
    await withLabels(page, { [`tile.${PARAGE.id}`]: arabic, "section.sante": arabic });
    await enter(page, "technicien-multi");
    await expectFrame(page);
    await tab(page, "menu").tap();
    await expect(tab(page, "sante").locator("summary")).toContainText(arabic);
    await tab(page, "sante").locator("summary").tap();
    await expect(tile(page, PARAGE.id)).toContainText(arabic);
    expect(await outside(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("in German nothing leaves the window, whichever section is open", async ({ page }) => {
    await enter(page, "eleveur-frontalier");
    await expectFrame(page);
    await tab(page, "menu").tap();
    const ids = await page
      .getByRole("dialog")
      .locator("details")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-tab") ?? ""));
    for (const id of ids) {
      const section = page.getByRole("dialog").locator(`details[data-tab="${id}"]`);
      await section.locator("summary").tap();
      await expect(section).toHaveAttribute("open", "");
      expect(await outside(page), id).toEqual([]);
    }
  });

  test("going offline is said in the strip at the foot with a word and a sign", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await expectFrame(page);
    const state = page.getByRole("contentinfo").getByRole("status").first();
    await expect(state).toContainText("À jour");
    await page.context().setOffline(true);
    await expect(state).toContainText("Hors ligne");
    await expect(state.locator("svg")).toBeVisible();
    expect(await outside(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect(state).toContainText("À jour");
  });
});

async function help(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("[data-help]").click();
  await expect(page.getByRole("dialog", { name: "Aide" })).toBeVisible();
}

async function tour(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await open(page, `/${SCREENS.tour.path}`);
  await expect(page.locator("[data-tour-row]").first()).toBeVisible();
  await expect(page.locator("[data-page-bar]")).toHaveCount(0);
}

/** Everything of the layout that opens, one after the other. */
const OPENED = {
  desktop: {
    viewport: DESKTOP,
    persona: "technicien-multi",
    states: {
      page: async () => {},
      "wide rail": (page: Page) => rail(page).widen.click(),
      tiles: (page: Page) => tab(page, "sante").click(),
      workshops: (page: Page) => tab(page, "shop").click(),
      herds: async (page: Page) => {
        await page.keyboard.press("Escape");
        await rail(page).herds.click();
        await expect(page.locator("[data-herd-choice]").first()).toBeVisible();
      },
      help,
      tour,
      confirmation: async (page: Page) => {
        await page.keyboard.press("Escape");
        await rail(page).logout.click();
        await expect(page.getByRole("dialog", { name: "Confirmation" })).toBeVisible();
      },
    },
  },
  phone: {
    viewport: PHONE,
    persona: "technicien-multi",
    states: {
      page: async () => {},
      menu: (page: Page) => tab(page, "menu").click(),
      group: async (page: Page) => {
        await page.getByRole("dialog").locator("details summary").first().click();
        await expect(page.locator("dialog [data-tile]").first()).toBeVisible();
      },
      herds: async (page: Page) => {
        await page.keyboard.press("Escape");
        await page.locator("header nav button:not([data-tab])").first().click();
        await expect(page.locator("[data-herd-choice]").first()).toBeVisible();
      },
      help,
      tour,
    },
  },
};

for (const [size, { viewport, persona, states }] of Object.entries(OPENED))
  for (const theme of THEMES)
    test(`axe finds nothing in what the layout opens: ${size}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await chooseTheme(page, theme);
      await enter(page, persona);
      await expectFrame(page);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      for (const [name, show] of Object.entries(states)) {
        await show(page);
        expect(await axeFindings(page), name).toEqual([]);
      }
    });
