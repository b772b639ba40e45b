import { expect, test } from "@playwright/test";
import { APPLICATIONS } from "../../../generated/applications";
import { PERSONAS } from "../../../generated/personas";
import { ROUTES } from "../../../generated/routes";
import { expectFrame, PHONE, withoutCloseWatcher } from "../support/layout";
import { servePage } from "../support/sdkPage";
import { enter, open, shortcutsAreThere, signIn } from "../support/shell";

/** Who signs in once for each herd, and chooses the herd on a page of its own. */
const WHO = "plusieurs-elevages";
const CHOICE = "/welcome/multi";

const hrefOf = (route: keyof typeof ROUTES) => `/${ROUTES[route].path}`;

test("whoever goes on typing stays on the page, and the back button leads to the page before it without another question", async ({
  page,
}) => {
  const [typed, refused] = [hrefOf("sante.carnet.parage.history"), hrefOf("sante.carnet.consultation.list")];
  const base = Object.values(APPLICATIONS).find(({ id }) => id === ROUTES["sante.carnet.parage.history"].application)?.frame?.base;
  await servePage(
    page.context(),
    `**${base}/`,
    "const shell = await connectToShell(); await shell.setDirty(true); document.title = 'typed';",
  );
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  const home = page.url();
  await open(page, typed);
  await expectFrame(page);
  const question = page.getByRole("dialog", { name: "Saisie non enregistrée" });
  const asked: string[] = [];
  await page.exposeFunction("noteQuestion", (address: string) => asked.push(address));
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      void Reflect.get(window, "noteQuestion")(location.pathname);
      showModal.call(this);
    };
  });
  await open(page, refused);
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Continuer ma saisie" }).click();
  await expect(page).toHaveURL(typed);
  await expect(question).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.backStep))).toBe(false);
  // The refused page has left the history: one step is the same page, two are the one before.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(home);
  expect(asked).toEqual([refused]);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("the choice among the herds that the sign-in returned answers, whichever menu it was opened from; back is the page before", async ({
    page,
  }) => {
    await withoutCloseWatcher(page);
    const [first, second] = PERSONAS[WHO].herds.map(({ numCheptel }) => numCheptel);
    await signIn(page, WHO);
    await page.locator(`[data-herd-card="${first}"]`).tap();
    await expectFrame(page);
    await shortcutsAreThere(page);
    const before = page.url();

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Rechercher" }).fill("élevages");
    await page.locator('[data-choice^="action-herds"]').tap();
    await expect(page).toHaveURL(CHOICE);
    await expect(page.locator(`[data-herd-card="${second}"]`)).toBeVisible();
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.backStep))).toBe(false);
    expect(new URL(page.url()).pathname).toBe(CHOICE);
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expectFrame(page);

    await page.locator('[data-tab="menu"]').tap();
    await page.getByRole("dialog", { name: "Menu principal" }).getByRole("button", { name: "Afficher la liste des élevages" }).tap();
    await expect(page).toHaveURL(CHOICE);
    await page.locator(`[data-herd-card="${second}"]`).tap();
    await expect(page.getByRole("banner").locator(`[data-herd="${second}"]`)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
