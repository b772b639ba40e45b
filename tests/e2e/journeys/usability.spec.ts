import { expect, type Locator, type Page, test } from "@playwright/test";
import { DEMO } from "../../../generated/settings";
import { tabTo } from "../support/focus";
import { greyDifference } from "../support/greyscale";
import { boxOf, chooseTheme, DESKTOP, enlargeText, expectFrame, outside, PHONE, rail, THEMES } from "../support/layout";
import { enter, frameOf, shortcutsAreThere } from "../support/shell";

const TRIMMING = "sante.carnet.parage.history";
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("with the keyboard alone one signs in, opens a tile, pins it, changes herd, searches, opens the favourite and logs out", async ({
  page,
}) => {
  const { keyboard } = page;
  await page.setViewportSize(DESKTOP);
  await page.goto("/welcome/login");
  await expect(title(page)).toBeFocused();
  await tabTo(page, "input[name=login]");
  await keyboard.type("technicien-multi");
  await keyboard.press("Tab");
  await keyboard.type(DEMO.password);
  await keyboard.press("Enter");
  await expectFrame(page);
  await shortcutsAreThere(page);
  await expect(title(page)).toBeFocused();

  await keyboard.press("F6");
  await tabTo(page, '[data-tab="sante"]');
  await keyboard.press("Enter");
  await expect(page.locator("[data-tile]").first()).toBeVisible();
  await keyboard.press("ArrowDown");
  await tabTo(page, '[data-tile="sante-parage"]');
  // The stars come right after the first paint of the tiles.
  await expect(page.locator('[data-pin="sante-parage"]')).toBeAttached();
  await keyboard.press("f");
  await expect(page.getByRole("button", { name: "Épingler Parage" })).toHaveAttribute("aria-pressed", "true");
  await keyboard.press("Enter");
  await expect(frameOf(page, TRIMMING).received("route")).toHaveText(TRIMMING);
  await expect(title(page)).toBeFocused();

  await tabTo(page, 'aside [aria-haspopup="dialog"]', "Shift+Tab");
  while (!(await rail(page).herds.evaluate((button) => button === document.activeElement))) await keyboard.press("Shift+Tab");
  await keyboard.press("Enter");
  const herds = page.getByRole("dialog", { name: "Élevages" });
  await expect(herds.getByRole("searchbox", { name: "Rechercher un élevage" })).toBeFocused();
  await keyboard.type("vallee");
  await expect(herds.locator("[data-herd-choice]")).toHaveCount(1);
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rail(page).herds).toContainText("Vallée");
  await expect(page.locator("body")).not.toBeFocused();

  await keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Rechercher" })).toBeFocused();
  await keyboard.type("colostrum");
  await keyboard.press("Enter");
  await expect(title(page)).toHaveText(/colostrum/i);
  await expect(title(page)).toBeFocused();
  await tabTo(page, '[data-favourite="sante-parage"]', "Shift+Tab");
  await keyboard.press("Enter");
  await expect(frameOf(page, TRIMMING).element).toBeVisible();

  await tabTo(page, 'aside button[title="Se déconnecter"]', "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Confirmation" })).toBeVisible();
  await tabTo(page, "dialog button.primary");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(page.getByLabel("Identifiant", { exact: true })).toBeVisible();
});

for (const [size, use] of Object.entries({
  desktop: { viewport: DESKTOP },
  phone: { viewport: PHONE, isMobile: true, hasTouch: true },
}))
  test.describe(size, () => {
    test.use(use);
    const isPhone = size === "phone";

    /** Presses what has a role and a name, as a user does who sees neither place nor picture. */
    const press = async (inside: Page | Locator, role: "button" | "link", name: string) => {
      const pressed = inside.getByRole(role, { name, exact: true });
      // The driver sends the key at once, which a button that is still disabled leaves to the one that has the focus.
      await expect(pressed).toBeEnabled();
      await pressed.press("Enter");
    };

    test("by roles and names alone one signs in, finds Parage and opens it, changes herd and logs out", async ({ page }) => {
      await page.goto("/welcome/login");
      await expect(page.getByRole("main").getByRole("heading", { level: 1, name: "Bienvenue sur Clarine" })).toBeFocused();
      await page.getByRole("textbox", { name: "Identifiant" }).fill("technicien-multi");
      await page.getByRole("textbox", { name: "Mot de passe" }).fill(DEMO.password);
      await press(page.getByRole("main"), "button", "Se connecter");
      await expect(page.getByRole("main").getByRole("heading", { level: 1, name: "Mes élevages" })).toBeFocused();
      await shortcutsAreThere(page);

      const banner = page.getByRole("banner");
      const drawer = page.getByRole("dialog", { name: "Menu principal" });
      if (isPhone) {
        await press(banner, "button", "Ouvrir le menu");
        await drawer.getByText("Santé", { exact: true }).click();
      } else await press(banner, "button", "Santé");
      const tiles = isPhone ? drawer : banner.getByRole("region", { name: "Pages de la rubrique Santé" });
      await expect(tiles.getByRole("heading", { level: 2, name: "Soins" })).toBeVisible();
      await press(tiles.getByRole("list"), "link", "Parage");
      await expect(page.getByRole("main").getByRole("heading", { level: 1, name: "Parage" })).toBeFocused();
      await expect(page.getByTitle(/^Parage, /)).toBeVisible();

      await press(banner, "button", "Élevages Afficher la liste des élevages");
      const herds = page.getByRole("dialog", { name: "Élevages" });
      await expect(herds.getByRole("status")).toHaveText("40 élevages trouvés");
      await herds.getByRole("searchbox", { name: "Rechercher un élevage" }).fill("vallee");
      await expect(herds.getByRole("status")).toHaveText("1 élevage trouvé");
      // The list is drawn after its count is said.
      await expect(herds.getByRole("listitem")).toHaveCount(1);
      await herds.getByRole("listitem").getByRole("button").press("Enter");
      await expect(page.getByRole("status").filter({ hasText: "Vous êtes dans l’élevage" })).toBeVisible();
      await expect(banner.getByRole("button", { name: /Vallée.*Afficher la liste des élevages/ })).toBeVisible();

      if (isPhone) await press(banner, "button", "Ouvrir le menu");
      await press(isPhone ? drawer : page.getByRole("complementary", { name: "Volet" }), "button", "Se déconnecter");
      const question = page.getByRole("dialog", { name: "Confirmation" });
      await expect(question).toContainText("Voulez-vous vraiment vous déconnecter ?");
      await press(question, "button", "Se déconnecter");
      await expect(page.getByRole("main").getByRole("heading", { level: 1, name: "Bienvenue sur Clarine" })).toBeVisible();
    });

    test("those who listen meet the parts of a page in the order in which they are seen, each with its role and name", async ({ page }) => {
      await enter(page, "eleveur-lait");
      await expectFrame(page);
      await shortcutsAreThere(page);
      await expect(page.getByRole("button", { name: "Aide", exact: true })).toBeVisible();
      await expect(page.locator("body")).toMatchAriaSnapshot(isPhone ? PHONE_PAGE : DESKTOP_PAGE);
    });

    test("without network every part says so in words, and what cannot be had offers to try again", async ({ page }) => {
      await enter(page, "technicien-multi");
      await expectFrame(page);
      await shortcutsAreThere(page);
      // What is opened before the network goes is there without it; with a worker it would be at once.
      const herds = isPhone ? page.locator("header nav button:not([data-tab])").last() : rail(page).herds;
      await herds.click();
      await expect(page.getByRole("dialog", { name: "Élevages" })).toBeVisible();
      await page.keyboard.press("Escape");
      if (isPhone) await page.locator('[data-tab="menu"]').click();
      await page.locator(isPhone ? 'dialog [data-tab="shop"] summary' : 'header [data-tab="shop"]').click();
      await expect(page.getByRole("checkbox").first()).toBeVisible();
      await page.keyboard.press("Escape");
      const state = (isPhone ? page.getByRole("contentinfo") : rail(page).side).getByRole("status").first();
      await expect(state).toHaveText(isPhone ? /À jour/ : "En ligne");
      await page.context().setOffline(true);
      await expect(state).toContainText("Hors ligne");

      for (const id of ["search", "map"]) {
        await page.locator(`header [data-tab="${id}"]`).click();
        const card = page.locator('[data-shown="true"] [data-failure]');
        await expect(card).toContainText("hors ligne");
        await expect(card.getByRole("button", { name: "Réessayer" })).toBeVisible();
        await expect(card).toContainText((await title(page).textContent()) ?? "");
      }
      if (isPhone) await page.locator('[data-tab="menu"]').click();
      const groups = page.locator(isPhone ? "dialog details" : "header [data-tab][aria-expanded]");
      const ids = await groups.evaluateAll((all) => all.map((one) => one.getAttribute("data-tab") ?? ""));
      expect(ids.length).toBeGreaterThan(8);
      for (const id of ids) {
        const group = isPhone ? page.locator(`dialog [data-tab="${id}"]`) : page.locator("header section[id]");
        await page.locator(isPhone ? `dialog [data-tab="${id}"] summary` : `header [data-tab="${id}"]`).click();
        await expect(group.locator(":is([data-tile], [data-dashboard], input, p)").first()).toBeVisible();
      }
      await page.keyboard.press("Escape");

      await herds.click();
      await expect(page.getByRole("dialog", { name: "Élevages" }).getByRole("status")).toHaveText("40 élevages trouvés");
      await page.locator("[data-herd-choice]:not([aria-current])").nth(1).click();
      await expect(page.locator('[data-notice="negative"]')).toContainText("Pas de réseau pour le moment");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("on 320 px with letters of 200 %, and on any window with them, whatever opens fits and its last control can be reached", async ({
      page,
    }) => {
      if (isPhone) await page.setViewportSize({ width: 320, height: 640 });
      await enter(page, "technicien-multi");
      await expectFrame(page);
      await shortcutsAreThere(page);
      await enlargeText(page, 200);
      const expectWhole = async (name: string) => {
        const dialog = page.getByRole("dialog", { name });
        await expect(dialog).toBeVisible();
        expect(await outside(page), name).toEqual([]);
        const last = dialog.locator(":is(button, a[href], input):not([disabled]):visible").last();
        // A list whose rows are drawn when they are near grows on the way.
        await expect(async () => {
          await last.scrollIntoViewIfNeeded();
          await expect(last).toBeInViewport({ ratio: 0.5, timeout: 500 });
        }).toPass();
      };
      await (isPhone ? page.locator("header nav button:not([data-tab])").last() : rail(page).herds).click();
      await expectWhole("Élevages");
      await page.keyboard.press("Escape");
      for (const [words, name] of [
        ["", "Rechercher"],
        ["ranger", "Mes favoris"],
        ["derniers messages", "Notifications"],
        ["raccourcis", "Raccourcis clavier"],
        ["deconnecter", "Confirmation"],
      ] as const) {
        // Gone from the page, which is later than closed.
        await expect(page.locator("dialog")).toHaveCount(0);
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox", { name: "Rechercher" }).fill(words);
        if (words !== "") await page.keyboard.press("Enter");
        await expectWhole(name);
        await page.keyboard.press("Escape");
      }
    });
  });

test.describe("one thumb, 360 × 740", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("every tile of every section, every herd and the way out are brought into the lower two thirds by one scroll at most", async ({
    page,
  }) => {
    const reach = PHONE.height / 3;
    await enter(page, "technicien-multi");
    await expectFrame(page);
    await page.locator('[data-tab="menu"]').tap();
    const drawer = page.getByRole("dialog", { name: "Menu principal" });
    const list = drawer.locator("nav");
    const leave = await boxOf(drawer.getByRole("button", { name: "Se déconnecter" }));
    expect(leave.y).toBeGreaterThan(reach);
    const groups = await drawer.locator("details").evaluateAll((all) => all.map((one) => one.getAttribute("data-tab") ?? ""));
    expect(groups.length).toBeGreaterThan(8);
    for (const id of groups) {
      await drawer.locator(`[data-tab="${id}"] summary`).tap();
      const parts = drawer.locator(`[data-tab="${id}"] :is([data-tile], input)`);
      await expect(parts.first()).toBeVisible();
      await expect(drawer.locator('[aria-busy="true"]')).toHaveCount(0);
      const unreached = await parts.evaluateAll(
        (all, [top = 0]) => {
          const scroller = all[0]?.closest("nav");
          return all.filter((part) => {
            part.scrollIntoView({ block: "end" });
            const { top: upper, bottom, height } = part.getBoundingClientRect();
            return upper + height / 2 < top || bottom > (scroller?.getBoundingClientRect().bottom ?? 0) + 1;
          }).length;
        },
        [reach],
      );
      expect(unreached, id).toBe(0);
    }
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("header nav button:not([data-tab])").last().tap();
    const first = await boxOf(page.locator("[data-herd-choice]").nth(1));
    expect(first.y + first.height / 2).toBeGreaterThan(reach);
  });
});

test.describe("without colours", () => {
  for (const theme of THEMES)
    test(`what is open, current, pinned or pressed is told by more than a colour: ${theme}`, async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await chooseTheme(page, theme);
      await enter(page, "technicien-multi");
      await expectFrame(page);
      await shortcutsAreThere(page);
      const aside = () => page.mouse.move(683, 760);
      const expectTold = async (name: string, part: Locator, change: () => Promise<unknown>, after = aside) => {
        await aside();
        const clip = await boxOf(part);
        const look = () => page.screenshot({ clip, animations: "disabled" });
        const before = await look();
        await change();
        await after();
        expect(await greyDifference(page, before, await look()), name).toBeGreaterThan(24);
      };
      const tab = page.locator('header [data-tab="sante"]');
      await expectTold("open tab", tab, async () => {
        await tab.click();
        await expect(page.locator("[data-tile]").first()).toBeVisible();
        await tab.blur();
      });
      const star = page.locator('[data-pin="sante-parage"]');
      await expectTold("pinned tile", star, async () => {
        await star.click();
        await expect(star).toHaveAttribute("aria-pressed", "true");
        await star.blur();
      });
      const tile = page.locator('[data-tile="sante-parage"]');
      const press = async () => {
        await tile.hover();
        await page.mouse.down();
      };
      await expectTold("pressed tile", tile, press, async () => {});
      await aside();
      await page.mouse.up();
      await page.keyboard.press("Escape");
      await expectTold("current section", tab, async () => {
        await page.locator('[data-favourite="sante-parage"]').click();
        await expect(tab).toHaveAttribute("aria-current", "page");
      });
      const state = rail(page).side.getByRole("status");
      await expect(state).toHaveText("En ligne");
      await expectTold("network", rail(page).side, async () => {
        await page.context().setOffline(true);
        await expect(state).toHaveText("Hors ligne");
      });
      await page.context().setOffline(false);
      await expect(state).toHaveText("En ligne");
      await rail(page).herds.click();
      const row = page.getByRole("dialog", { name: "Élevages" }).locator("[data-herd-choice]").nth(1);
      await expectTold("current herd", row, () => row.evaluate((herd) => herd.setAttribute("aria-current", "true")));
    });
});

const DESKTOP_PAGE = `
- link "Aller au contenu"
- banner:
  - navigation "Menu principal":
    - list:
      - listitem:
        - link "Accueil"
      - listitem:
        - strong: Moulin
        - text: Bleu
      - listitem:
        - button "Planning"
      - listitem:
        - button "Productions"
      - listitem:
        - button "Alimentation"
      - listitem:
        - button "Génétique"
      - listitem:
        - button "Santé"
      - listitem:
        - button "Mouvements"
      - listitem:
        - button "Pilotage"
      - listitem:
        - button "Rechercher une page, un élevage, un animal"
      - listitem:
        - link "Rechercher un animal"
      - listitem:
        - link "Carte"
      - listitem:
        - link "Séance"
      - listitem:
        - button /Ateliers, \\d actifs?/
      - listitem:
        - button "Conseils et nouveautés à lire"
      - listitem:
        - button "Compte"
- complementary "Volet":
  - button "Élargir le volet"
  - status: En ligne
  - text: Affichage
  - combobox "Affichage"
  - button "Aide"
  - button "Se déconnecter"
- complementary: /Démo/
- main:
  - heading "Événements à venir" [level=1]
  - iframe
`;

const PHONE_PAGE = `
- link "Aller au contenu"
- banner:
  - navigation "Raccourcis":
    - button "Ouvrir le menu"
    - button "Moulin Bleu Ouvrir le menu"
    - link "Rechercher un animal"
    - link "Carte"
    - link "Séance"
- complementary: /Démo/
- main:
  - heading "Événements à venir" [level=1]
  - iframe
- contentinfo:
  - status:
    - link /À jour/
  - button "Conseils et nouveautés à lire"
  - button "Aide"
`;
