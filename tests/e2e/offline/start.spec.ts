import { expect, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { enter, fillSignIn, shortcutsAreThere, tilesAreThere } from "../support/shell";

test.use({ serviceWorkers: "allow" });

test("fault 32: with the server gone, a kept session starts from cold with menu, herd and tiles, at any address of the shell, and the search works", async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  await enter(page, "eleveur-lait", server.address);
  await isOnDevice(page);
  const name = await page.locator("header [data-herd]").innerText();
  await server.stop();
  await context.setOffline(true);
  await page.close();

  const cold = await context.newPage();
  await cold.goto(`${server.address}/`);
  await expect(cold.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  await expect(cold.locator("[data-tab]").first()).toBeVisible();
  await expect(cold.locator("header [data-herd]")).toHaveText(name);
  await cold.locator('[data-tab="sante"]').click();
  await tilesAreThere(cold);
  await shortcutsAreThere(cold);
  await cold.keyboard.press("Control+k");
  await cold.getByRole("combobox", { name: "Rechercher" }).fill("parage");
  await expect(cold.getByRole("dialog", { name: "Rechercher" }).locator('[aria-selected="true"]')).toContainText("Parage");
  await cold.keyboard.press("Escape");

  await cold.goto(`${server.address}/sante/carnet/consultation/list?page=2`);
  await expect(cold.locator("[data-tab]").first()).toBeVisible();
  await cold.reload();
  await expect(cold.locator("[data-tab]").first()).toBeVisible();

  // Nothing but the page of the shell is answered.
  const answered = (address: string) =>
    cold.evaluate(
      (to) =>
        fetch(to).then(
          () => true,
          () => false,
        ),
      address,
    );
  expect(await Promise.all([CALLS.ping.path, "/card/", "/healthz"].map(answered))).toEqual([false, false, false]);
  await expect(cold.goto(`${server.address}/card/`)).rejects.toThrow(/ERR_/);
});

test("a page opened from the device says that there is no network, though the browser has one, when the server does not answer", async ({
  page,
}) => {
  const server = await startOwnServer();
  await enter(page, "eleveur-lait", server.address);
  await isOnDevice(page);
  await server.stop();
  await page.goto(`${server.address}/sync/add`);
  await expect(page.locator("[data-tour]")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  await expect(page.getByText("Il faut du réseau pour préparer une tournée.")).toBeVisible();
});

test("fault 33: without network the login page comes from the device, and says that the first sign-in needs one", async ({
  page,
  context,
}) => {
  await enter(page, "eleveur-lait");
  await isOnDevice(page);
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(true);
  await page.goto("/welcome/login");
  await fillSignIn(page, "eleveur-lait");
  await expect(page.getByText("Pas de réseau. La première connexion en a besoin")).toBeVisible();
});

test("without network the choice of workshops is kept: the page is loaded anew from the device, and the user stays in [SHP-11]", async ({
  page,
  context,
}) => {
  await enter(page, "eleveur-mixte");
  await isOnDevice(page);
  await context.setOffline(true);
  await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  await page.locator('[data-tab="shop"]').click();
  const box = page.getByRole("checkbox", { name: "Atelier viande" });
  const before = await box.isChecked();
  await box.click();
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Valider", exact: true }).click();
  await loaded;
  await page.locator('[data-tab="shop"]').click();
  await expect(page.getByRole("checkbox", { name: "Atelier viande" })).toBeChecked({ checked: !before });
});
