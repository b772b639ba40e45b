import { expect, type Page } from "@playwright/test";
import { QUICK_ACCESS, SHELL_ROUTES } from "../../../generated/settings";
import { SERVER_ADDRESSES } from "../../../src/domain/address/serverAddresses";
import { axeFindings } from "../support/axe";
import { isOnDevice } from "../support/onDevice";
import { test } from "../support/sharedShell";
import { enter, frameOf, openChat, shortcutsAreThere } from "../support/shell";

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } };
const TRIMMING = "sante.carnet.parage.history";

const palette = (page: Page) => page.getByRole("dialog", { name: "Rechercher" });
const field = (page: Page) => page.getByRole("combobox", { name: "Rechercher" });
const chosen = (page: Page) => palette(page).locator('[aria-selected="true"]');

async function openPalette(page: Page): Promise<void> {
  await shortcutsAreThere(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

async function closePalette(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
}

test("with the keyboard alone, Ctrl+K, a few letters and Enter open a page, and Escape gives the focus back", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await shortcutsAreThere(page);
  await page.locator("[data-tab]").first().focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(page.locator("[data-tab]").first()).toBeFocused();

  await page.keyboard.press("/");
  await page.keyboard.type("parag");
  await expect(chosen(page)).toHaveAttribute("data-choice", "tile-sante-parage");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await chosen(page).getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeHidden();
  await expect(frameOf(page, TRIMMING).received("route")).toHaveText(TRIMMING);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("an arrow that is pressed before the list is drawn moves in it all the same", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await shortcutsAreThere(page);
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector('dialog [role="combobox"]');
      if (field === null) return;
      observer.disconnect();
      document.body.dataset.drawn = String(document.querySelectorAll('[role="option"]').length);
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await openPalette(page);
  await expect(palette(page).getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("body")).toHaveAttribute("data-drawn", "0");
});

test("Escape before the files of the messages have come leaves them closed", async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/quickDialogs-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, "eleveur-lait");
  await shortcutsAreThere(page);
  const asked = page.waitForRequest(/quickDialogs-[^/]*\.js/);
  const bell = page.locator("[data-bell]");
  await bell.click();
  await asked;
  await page.keyboard.press("Escape");
  come();
  const account = page.locator('[data-tab="account"]');
  await account.click();
  await expect(account).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await bell.click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
});

for (const key of ["Control+k", "/"]) {
  test(`what is typed right after ${key} stands in the field, though the files of the search take their time; Escape closes it before they have come`, async ({
    page,
  }) => {
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    const asked = page.waitForRequest(/quickDialogs-[^/]*\.js/);
    await page.route(/quickDialogs-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await enter(page, "eleveur-lait");
    await shortcutsAreThere(page);
    const tab = page.locator("[data-tab]").first();
    await tab.focus();
    await page.keyboard.press(key);
    await page.keyboard.type("par");
    await asked;
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
    await expect(tab).toBeFocused();

    await page.keyboard.press(key);
    await page.keyboard.type("para");
    await expect(palette(page).getByRole("textbox")).toHaveValue("para");
    come();
    await expect(field(page)).toHaveValue("para");
    await page.keyboard.type("ge");
    await expect(field(page)).toHaveValue("parage");
    await expect(chosen(page)).toHaveAttribute("data-choice", "tile-sante-parage");
    await page.keyboard.press("Escape");
    await expect(tab).toBeFocused();
  });
}

test("accents, case and the order of words do not matter, and the number of results is told to those who listen", async ({
  sharedShell,
}) => {
  const page = await sharedShell("tous-droits");
  await openPalette(page);
  await field(page).fill("PARÀGE");
  await expect(chosen(page)).toContainText("Parage");
  await expect(palette(page).getByRole("status")).toHaveText(/^\d+ résultats?$/);
  await field(page).fill("sante parage");
  await expect(chosen(page)).toContainText("Parage");
  await field(page).fill("zzzz");
  await expect(palette(page).getByRole("status")).toContainText("Rien trouvé pour « zzzz »");
  await expect(palette(page).locator('[data-group="sections"]').getByRole("option").first()).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press("ArrowUp");
  await expect(chosen(page)).toContainText("Ouvrir l’aide");
  await closePalette(page);
});

test("a slip is forgiven where nothing else is found, and a number leads to the animal without a word of nothing found", async ({
  sharedShell,
}) => {
  const page = await sharedShell("tous-droits");
  await openPalette(page);
  await field(page).fill("parrage");
  await expect(chosen(page)).toContainText("Parage");
  await expect(palette(page).getByRole("status")).toContainText("Résultats pour « parage »");
  await field(page).fill("999999999999");
  await expect(chosen(page)).toHaveAttribute("data-choice", "animal");
  await expect(palette(page)).not.toContainText("Rien trouvé");
  await closePalette(page);
});

test("an animal is found by the end of its number, with its name and lot; Enter opens its card, and it is remembered until the logout", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await openPalette(page);
  const animals = palette(page).locator('[data-group="animals"]');
  await expect(animals).toHaveCount(0);
  await field(page).fill("FR35");
  await expect(animals.getByRole("option").first()).toContainText(/\d{4} .+lot \d/);
  const number = (await animals.getByRole("option").first().locator("strong").textContent()) ?? "";
  await field(page).fill(number);
  await expect(animals.getByRole("option").first()).toContainText(number);
  await expect(chosen(page)).toHaveAttribute("data-choice", /^animal-/);
  await expect(chosen(page).locator("[data-coat]")).toBeVisible();
  // It is there: no need to search it.
  await expect(palette(page).locator('[data-choice="animal"]')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const card = frameOf(page, SHELL_ROUTES.animal);
  await expect(card.received("route")).toHaveText(SHELL_ROUTES.animal);
  await openPalette(page);
  await expect(animals.getByRole("option")).toHaveCount(1);
  await expect(animals).toContainText(number);
});

test("while the answer to a longer number is on its way, Enter opens no animal that does not have it", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await openPalette(page);
  const animals = palette(page).locator('[data-group="animals"]').getByRole("option");
  await field(page).fill("FR35");
  await expect(animals.nth(1)).toBeVisible();
  const numbers = await animals.locator("strong").allTextContents();
  const other = numbers.at(-1) ?? "";
  expect(other).not.toBe(numbers[0]);
  await page.route("**/search/api/animals/*", () => {});
  await field(page).fill(other);
  await expect(animals.filter({ hasText: other })).toHaveCount(1);
  await expect(animals.filter({ hasNotText: other })).toHaveCount(0);
  await field(page).fill(`${other}9`);
  await expect(animals).toHaveCount(0);
});

test("below the only animal that is found stands what one does with it, as far as it is granted", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await openPalette(page);
  const acts = palette(page).locator('[data-group="acts"]').getByRole("option");
  await field(page).fill("FR35");
  await expect(palette(page).locator('[data-group="animals"]').getByRole("option").nth(1)).toBeVisible();
  await expect(acts).toHaveCount(0);
  await field(page).fill("4423");
  // What is due first: this one is to be weaned.
  await expect(acts).toHaveText([
    "Noter le sevrage",
    "Noter un soin",
    "Noter une pesée",
    /Voir le lot \d+ sur la carte$/,
    "Voir ses parents",
  ]);
});

test("what is noted without an animal at hand is found by its own words and by those of its page, before what the shell does", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await openPalette(page);
  const actions = palette(page).locator('[data-group="actions"]').getByRole("option");
  await expect(actions.first()).toHaveText("Noter un vêlage");
  for (const words of ["velage", "naissance"]) {
    await field(page).fill(words);
    await expect(actions).toHaveText(["Noter un vêlage"]);
  }
  await actions.click();
  await expect(frameOf(page, "mouvements.easycow.naissance").element).toBeVisible();
});

for (const [size, viewport] of Object.entries(SIZES))
  test(`who has used no page yet is offered pages with something to do, the sections, which open in the menu or, without tiles there, as a page, then the actions, looks and language last: ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await enter(page, "eleveur-lait");
    await openPalette(page);
    const groups = palette(page).locator("[data-group]");
    // Of the pages with something to do the numbers come a moment later.
    await expect(groups.first()).toHaveAttribute("data-group", "due");
    await expect(groups.first().getByRole("option").first()).toContainText(/\d+ à traiter/);
    await expect(groups.last().getByRole("option").last().locator("[lang]")).toBeVisible();
    const sections = palette(page).locator('[data-group="sections"]');
    await expect(sections.locator("a")).toHaveText(size === "desktop" ? ["Séances"] : []);
    const section = sections.getByRole("option", { name: "Pilotage" });
    const name = (await section.textContent()) ?? "";
    await section.click();
    await expect(palette(page)).toBeHidden();
    await expect(page.locator('[data-tab][aria-expanded="true"], details[open] > summary').filter({ hasText: name })).toBeVisible();
  });

test("every result that has an address is a link: it can be copied, and the middle button opens it in a tab of its own", async ({
  sharedShell,
}) => {
  const page = await sharedShell("eleveur-lait");
  await openPalette(page);
  await page.keyboard.type("parage");
  await expect(chosen(page)).toHaveAttribute("href", /^\/sante\//);
  const expectTab = async (tab: Page) => {
    await expect(tab).toHaveURL((await chosen(page).getAttribute("href")) ?? "");
    await tab.close();
  };
  const other = page.context().waitForEvent("page");
  await chosen(page).click({ button: "middle" });
  await expectTab(await other);
  const another = page.context().waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await expectTab(await another);
  await closePalette(page);
});

test.describe("on the device", () => {
  test.use({ serviceWorkers: "allow" });

  test("without network the palette still finds and opens, and calls nobody", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await shortcutsAreThere(page);
    await isOnDevice(page);
    await page.context().setOffline(true);
    // Until the shell knows, it may still load ahead what is likely next.
    await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
    const calls: string[] = [];
    // Files of the shell come from the device.
    page.on("request", (request) => request.url().includes(SERVER_ADDRESSES.assets) || calls.push(request.url()));
    await openPalette(page);
    await page.keyboard.type("deconn");
    await expect(chosen(page)).toHaveAttribute("data-choice", "action-logout-0");
    await page.keyboard.press("ArrowDown");
    await field(page).fill("nuit");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(calls).toEqual([]);
  });
});

test("from three characters an animal is searched by the page that is granted for it, its number without spaces", async ({
  sharedShell,
}) => {
  const page = await sharedShell("eleveur-lait");
  await openPalette(page);
  const animal = palette(page).locator('[data-choice="animal"]');
  await page.keyboard.type("42");
  await expect(animal).toBeHidden();
  await expect(palette(page).getByRole("status")).toContainText("au moins 3 caractères");
  await field(page).fill("FR 12 3456 7890");
  await expect(animal).toHaveAttribute("href", `/search/animal?${QUICK_ACCESS.animalQuery}=FR1234567890`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\/animal\?animal=FR1234567890$/);
  await expect(frameOf(page, "search.animal").received("route")).toHaveText("search.animal");
});

test("a tag reader that works as a keyboard searches the animal, on any page", async ({ sharedShell }) => {
  const page = await sharedShell("eleveur-lait");
  await shortcutsAreThere(page);
  await page.locator("[data-tab]").first().focus();
  await read(page, "250269801234567");
  await expect(page).toHaveURL(/\/search\/animal\?animal=250269801234567$/);
});

test("in the palette a number that is read searches the animal, even where the same number typed by hand would mean a herd", async ({
  sharedShell,
}) => {
  const page = await sharedShell("technicien-multi");
  await openPalette(page);
  const number = "35902138";
  await field(page).fill(number);
  await expect(chosen(page)).toHaveAttribute("data-choice", `herd-FR${number}`);
  await read(page, number);
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(/\/search\/animal\?animal=35902138$/);
});

/** Keys as a reader sends them: all at once. */
async function read(page: Page, number: string): Promise<void> {
  await page.evaluate((digits) => {
    const target = document.activeElement ?? document.body;
    for (const key of [...digits, "Enter"]) target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }, number);
}

test("herds are found by name, number with spaces and town, and one that is chosen becomes the current one", async ({ sharedShell }) => {
  const page = await sharedShell("technicien-multi");
  await openPalette(page);
  await page.keyboard.type("moulin");
  const herds = palette(page).locator('[data-group="herds"] [role="option"]');
  await expect(herds.first()).toBeVisible();
  const number = ((await herds.first().getAttribute("data-choice")) ?? "").replace("herd-", "");
  await field(page).fill(number.replace(/(\d{2})(?=\d)/g, "$1 "));
  await expect(chosen(page)).toHaveAttribute("data-choice", `herd-${number}`);
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeHidden();
  await expect(page.locator('[data-notice="positive"]')).toContainText("Vous êtes dans l’élevage");
});

test("with a long list of results those beyond the limit are counted", async ({ sharedShell }) => {
  const page = await sharedShell("technicien-multi");
  await openPalette(page);
  await page.keyboard.type("e");
  const herds = palette(page).locator('[data-group="herds"]');
  await expect(herds.getByRole("option")).toHaveCount(QUICK_ACCESS.results);
  await expect(herds).toContainText(/et \d+ autres\s: précisez votre recherche/);
  await closePalette(page);
});

test("five thousand herds are all found, few are drawn, and typing leads to results at once", async ({ page }) => {
  const count = 5000;
  await page.route(/\/account\/api\/login\//, async (route) => {
    const answer = await route.fetch();
    const profile: unknown = await answer.json();
    if (typeof profile !== "object" || profile === null) throw new Error("no profile");
    const herd = (at: number) => ({
      numCheptel: `FR${35000000 + at * 7}`,
      raisonSociale: `GAEC de l’Étable ${at}`,
      nom: "Corre",
      prenom: "Anaïs",
      ville: "Tinténiac",
      background: "",
    });
    await route.fulfill({ response: answer, json: { ...profile, infoCheptels: Array.from({ length: count }, (_, at) => herd(at)) } });
  });
  await enter(page, "technicien-multi");
  await openPalette(page);
  await page.keyboard.type("etable");
  const herds = palette(page).locator('[data-group="herds"]');
  await expect(herds).toContainText(`${(count - QUICK_ACCESS.results).toLocaleString("de-DE")} autres`);
  await expect(palette(page).getByRole("option")).toHaveCount(QUICK_ACCESS.results);
  await field(page).fill("etable 4999");
  await expect(chosen(page)).toContainText("Étable 4999");
  await field(page).fill("35 034 993");
  await expect(chosen(page)).toContainText("FR35034993");
});

test("a click outside closes the palette", async ({ sharedShell }) => {
  const page = await sharedShell("eleveur-lait");
  await openPalette(page);
  await page.mouse.click(20, 700);
  await expect(palette(page)).toBeHidden();
});

test("logging out from the palette asks for confirmation first", async ({ sharedShell }) => {
  const page = await sharedShell("eleveur-lait");
  await openPalette(page);
  await page.keyboard.type("quitter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByText("Voulez-vous vraiment vous déconnecter")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the palette opens from the header of any size and from the drawer of a phone, for a user without the grant to search an animal", async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await enter(page, "distributeur");
  await shortcutsAreThere(page);
  const isOpen = async () => {
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("123456");
    await expect(palette(page).locator('[data-choice="animal"]')).toBeHidden();
    await page.keyboard.press("Escape");
  };
  await page.locator('[data-tab="menu"]').click();
  await page.locator('[data-search-button="field"]').click();
  await isOpen();
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await page.getByRole("banner").getByRole("button", { name: "Rechercher" }).click();
    await isOpen();
  }
});

test("shortcuts are kept quiet in a field and in a dialog; ? lists them, and those of one key can be switched off for good", async ({
  page,
}) => {
  await page.setViewportSize(SIZES.desktop);
  await enter(page, "eleveur-lait");
  await shortcutsAreThere(page);
  const help = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await page.keyboard.press("?");
  await expect(help).toBeVisible();
  await page.keyboard.press("/");
  await expect(palette(page)).toBeHidden();
  await help.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await shortcutsAreThere(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("?");
  await expect(field(page)).toHaveValue("?");
  await expect(help).toBeHidden();
});

test("in the chat of the help desk the keys of shortcuts are letters", async ({ page }) => {
  await enter(page, "support");
  await shortcutsAreThere(page);
  await openChat(page);
  const field = page.getByRole("dialog").getByRole("textbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("Lait/cellules ?");
  await expect(field).toHaveValue("Lait/cellules ?");
});

test("Alt and a digit open the section of that rank, and its tab has the focus", async ({ sharedShell }) => {
  const page = await sharedShell("eleveur-lait");
  await shortcutsAreThere(page);
  const sections = page.locator("nav li:not([data-action]) > [data-tab]");
  for (const rank of [1, 2, 3]) {
    await page.keyboard.press(`Alt+Digit${rank}`);
    const tab = sections.nth(rank - 1);
    await expect(tab).toHaveAttribute("aria-expanded", "true");
    await expect(tab).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(page.locator('nav [aria-expanded="true"]')).toHaveCount(0);
});

test("messages that are gone can be read again from the palette", async ({ page }) => {
  await enter(page, "technicien-multi");
  await openPalette(page);
  await page.keyboard.type("copier adresse");
  await page.keyboard.press("Enter");
  await page.locator("[data-notice]").first().getByRole("button").click();
  await openPalette(page);
  await page.keyboard.type("derniers messages");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Notifications" }).locator("[data-past]").first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: SIZES.phone, isMobile: true, hasTouch: true });

  test("the palette fills the screen, and all that is touched is at least 48 px high", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await openPalette(page);
    const box = await palette(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: SIZES.phone.width, height: SIZES.phone.height });
    await page.keyboard.type("sante");
    await expect(palette(page).getByRole("option").first()).toBeVisible();
    const heights = await palette(page)
      .locator("button, a, input")
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
    await palette(page).getByRole("button", { name: "Fermer la recherche" }).tap();
    await expect(palette(page)).toBeHidden();
  });
});

for (const theme of ["light", "dark", "sun"] as const)
  test(`axe finds nothing in the palette, the shortcuts, the messages and the favourites, on a phone and a desktop: ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((choice) => localStorage.setItem("clarine.session.theme", JSON.stringify(choice)), theme);
    await enter(page, "technicien-multi");
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await openPalette(page);
      expect(await axeFindings(page), `${size}, nothing typed`).toEqual([]);
      await page.keyboard.type("e");
      await expect(palette(page).getByRole("option").first()).toBeVisible();
      expect(await axeFindings(page), `${size}, results`).toEqual([]);
      await field(page).fill("zzzz");
      await expect(palette(page).getByRole("status")).toContainText("Rien trouvé");
      expect(await axeFindings(page), `${size}, nothing found`).toEqual([]);
      for (const [words, title] of [
        ["raccourcis", "Raccourcis clavier"],
        ["derniers messages", "Notifications"],
        ["ranger favoris", "Mes favoris"],
      ] as const) {
        await field(page).fill(words);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        expect(await axeFindings(page), `${size}, ${title}`).toEqual([]);
        await page.keyboard.press("Control+k");
      }
      await closePalette(page);
    }
  });
