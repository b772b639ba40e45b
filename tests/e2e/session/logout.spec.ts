import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { LABELS as DE_PAGES } from "../../../generated/labels/de/pages";
import { LABELS as DE } from "../../../generated/labels/de/shell";
import { LABELS as EN_PAGES } from "../../../generated/labels/en/pages";
import { LABELS as EN } from "../../../generated/labels/en/shell";
import { LABELS as ES_PAGES } from "../../../generated/labels/es/pages";
import { LABELS as ES } from "../../../generated/labels/es/shell";
import { LABELS as FR_PAGES } from "../../../generated/labels/fr/pages";
import { LABELS as FR } from "../../../generated/labels/fr/shell";
import { LABELS as IT_PAGES } from "../../../generated/labels/it/pages";
import { LABELS as IT } from "../../../generated/labels/it/shell";
import { LANGUAGES } from "../../../generated/languages";
import { DEMO, STORAGE } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import { enter, enterByForm, logOut, open } from "../support/shell";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Confirmation" });
const leave = (page: Page) => page.getByRole("button", { name: "Se déconnecter", exact: true });

test("logging out asks first; neither Escape nor a click outside closes the question, and cancelling stays [OUT-01]", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await leave(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText("Voulez-vous vraiment vous déconnecter");
  await page.keyboard.press("Escape");
  await page.mouse.click(3, 300);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(dialog).toBeHidden();
  await expect(leave(page)).toBeFocused();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
});

test("a confirmed logout leads to login, nothing of the user stays on the device, and the back button opens nothing [OUT-02] [OUT-06]", async ({
  page,
}) => {
  await enterByForm(page, "tous-droits");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("edeHelper"))).not.toBeNull();
  await open(page, "/planning2/main/planning");
  await logOut(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of ["edeHelper", "token", "tous-droits"]) expect(kept).not.toContain(secret);
  await page.goBack();
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(page.locator("iframe")).toHaveCount(0);
});

/** Each tab that listens to the others says who has entered there: how many have. */
async function watchTabs(context: BrowserContext) {
  const witness = await context.newPage();
  await witness.goto("/healthz");
  const heard = await witness.evaluateHandle((name) => {
    const kinds: string[] = [];
    new BroadcastChannel(name).addEventListener("message", ({ data }) => kinds.push(data.kind));
    return kinds;
  }, STORAGE.sessionKey);
  const listening = (tabs: number) =>
    expect.poll(() => heard.evaluate((kinds) => kinds.filter((kind) => kind === "entered").length)).toBe(tabs);
  return { listening };
}

const SHELL = { de: DE, en: EN, es: ES, fr: FR, it: IT };
const PAGES = { de: DE_PAGES, en: EN_PAGES, es: ES_PAGES, fr: FR_PAGES, it: IT_PAGES };

for (const { id } of LANGUAGES)
  test(`a logout in one tab logs out the other tabs of the session, which say why: ${id}`, async ({ page, context }) => {
    const { listening } = await watchTabs(context);
    await page.goto("/welcome/login");
    await page.getByRole("combobox").selectOption(id);
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${id}`));
    await page.locator('input[name="login"]').fill("eleveur-lait");
    await page.locator('input[name="password"]').fill(DEMO.password);
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-tab]").first()).toBeVisible();
    const second = await context.newPage();
    await second.goto(page.url());
    await listening(2);
    await expect(second.locator("[data-tab]").first()).toBeVisible();
    const name = SHELL[id][shellText.menu.logout] ?? "?";
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    await expect(second).toHaveURL(/\/welcome\/login/);
    await expect(second.locator("iframe")).toHaveCount(0);
    await expect(second.locator('[data-notice="info"]')).toHaveText(PAGES[id][pagesText.signInAgain.elsewhere] ?? "?");
    await expect(page).toHaveURL(/\/welcome\/login/);
    await expect(page.locator("[data-notice]")).toHaveCount(0);
  });

test("a logout from the page of the terms, loaded by its address, logs out the other tabs, and the other way round", async ({
  page,
  context,
}) => {
  const { listening } = await watchTabs(context);
  const terms = await context.newPage();
  for (const [round, leaveThere] of [true, false].entries()) {
    await enter(page, "eleveur-lait");
    await listening(2 * round + 1);
    await terms.goto("/welcome/cgu");
    await listening(2 * round + 2);
    if (leaveThere) await terms.getByRole("button", { name: "Se déconnecter" }).click();
    else await logOut(page);
    for (const tab of [page, terms]) await expect(tab).toHaveURL(/\/welcome\/login/);
    const told = leaveThere ? page : terms;
    await expect(told.locator('[data-notice="info"]')).toHaveText(FR_PAGES[pagesText.signInAgain.elsewhere] ?? "?");
    await expect(page.locator("iframe")).toHaveCount(0);
  }
});
