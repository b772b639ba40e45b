import { expect, test } from "@playwright/test";
import { APPLICATIONS } from "../../../generated/applications";
import { ROUTES } from "../../../generated/routes";
import { expectFrame } from "../support/layout";
import { servePage } from "../support/sdkPage";
import { enter, open } from "../support/shell";

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
