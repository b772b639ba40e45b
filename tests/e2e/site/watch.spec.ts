import { expect, test } from "@playwright/test";
import { freePort } from "../support/hostilePlace";
import { watchedCopy } from "../support/watchedCopy";

const MENU = "registry/menus/sante.yaml";

const NEW_APPLICATION = "registry/applications/common/pieds.yaml";
const NEW_APPLICATION_YAML = `id: pieds
label: { fr: Pieds, en: Feet, de: Klauen, es: Pies, it: Piedi }
domain: common
frame: { base: /pieds }
login: { path: pieds }
`;

/** Generating shares two cores with the browsers of the tests beside this one. */
const eventually = expect.configure({ timeout: 45_000 });

test("in watch mode a YAML edit shows in the open page, a mistake is shown until it is mended, the last good menu stays in use, and a link leads to the studio", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const copy = await watchedCopy(await freePort());
  const page = await browser.newPage({ baseURL: copy.address });
  try {
    await page.goto("/welcome/login", { timeout: 120_000 });
    await page.getByLabel("Identifiant", { exact: true }).fill("tous-droits");
    await page.getByLabel("Mot de passe", { exact: true }).fill("demo-herd");
    await page.getByRole("button", { name: "Se connecter", exact: true }).click();
    await page.locator('[data-tab="sante"]').click({ timeout: 60_000 });
    const tile = page.locator('[data-tile="sante-parage"]');
    await eventually(tile).toContainText("Parage");
    await page.evaluate(() => {
      document.body.dataset.loadedOnce = "yes";
    });

    const good = copy.read(MENU);
    const renamed = good.replace("fr: Parage,", "fr: Pieds sains,");
    expect(renamed).not.toBe(good);
    copy.write(MENU, renamed);
    await eventually(tile).toContainText("Pieds sains");
    copy.write(MENU, good);
    await eventually(tile).toContainText("Parage");
    copy.write(MENU, renamed);
    await eventually(tile).toContainText("Pieds sains");

    copy.write(MENU, renamed.replace("route: sante.carnet.parage.history", "route: sante.carnet.parage.histoire"));
    const finding = page.getByText("unknown-route");
    await eventually(finding).toBeVisible();
    await eventually(page.getByText(/menus\/sante\.yaml:\d+:\d+/).first()).toBeVisible();
    await eventually(tile).toContainText("Pieds sains");

    copy.write(MENU, good);
    await eventually(finding).toBeHidden();
    await eventually(tile).toContainText("Parage");

    copy.write(MENU, good.replace("id: sante-parage", "id: sante-pieds"));
    await eventually(tile).toBeHidden();
    await eventually(page.locator('[data-tile="sante-pieds"]')).toContainText("Parage");
    expect(await page.evaluate(() => document.body.dataset.loadedOnce)).toBe("yes");

    copy.write(NEW_APPLICATION, NEW_APPLICATION_YAML);
    // Known, but nobody has signed in with this request.
    await eventually.poll(async () => (await page.request.post(`${copy.address}/pieds/api/login`, { data: {} })).status()).toBe(401);
    expect(await page.evaluate(() => document.body.dataset.loadedOnce)).toBe("yes");

    // A first press beside an open menu only closes it.
    await page.keyboard.press("Escape");
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "Studio", exact: true }).click();
    await expect((await opened).getByRole("navigation", { name: "Rubriques" })).toBeVisible({ timeout: 60_000 });
  } finally {
    await page.close();
    await copy.stop();
  }
});
