import { expect, type Page, test } from "@playwright/test";
import { CALLS, HEADERS } from "../../../generated/calls";
import { OUTBOX } from "../../../generated/settings";
import { WORKSHOP_ACTION } from "../../../generated/workshops";
import { breakRoute } from "../support/network/breakRoute";
import { enter, logOut } from "../support/shell";

test.use({ viewport: { width: 1280, height: 800 } });
// One herd, whose workshops are switched here and back again.
test.describe.configure({ mode: "serial" });

const BREEDER = "eleveur-mixte";
const HERD = "FR61903318";

const tab = (page: Page) => page.locator('[data-tab="shop"]');
const workshop = (page: Page, name: string) => page.getByRole("checkbox", { name });

/** Actions that wait on the device. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("actions").objectStore("actions").index("user").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    OUTBOX.database,
  );
}

/** Toggles a workshop and validates; resolves once the page has been loaded anew. */
async function toggle(page: Page, name: string): Promise<void> {
  await tab(page).click();
  await workshop(page, name).click();
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Valider", exact: true }).click();
  await loaded;
  await expect(tab(page)).toBeVisible();
}

test("validating a changed workshop sends its update, reloads the page, and the change is there; cancel changes nothing [SHP-09] [SHP-10]", async ({
  page,
}) => {
  await enter(page, BREEDER);
  await tab(page).click();
  const validate = page.getByRole("button", { name: "Valider", exact: true });
  await expect(validate).toBeDisabled();
  await workshop(page, "Atelier viande").click();
  await expect(page.locator("[data-context]")).toHaveAttribute("data-context", "L");
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await tab(page).click();
  await expect(workshop(page, "Atelier viande")).toBeChecked();
  await tab(page).click();

  const sent = page.waitForResponse((response) => response.url().endsWith(CALLS.syncActions.path) && response.ok());
  await toggle(page, "Atelier viande");
  const answer = await sent;
  const request = answer.request();
  expect(request.postDataJSON()).toMatchObject({
    type: WORKSHOP_ACTION,
    numCheptel: HERD,
    payload: { value: "ALLAITANT", label: "shop.ALLAITANT", typo: "A", actif: false },
  });
  expect(answer.headers()[HEADERS.idempotencyKey.toLowerCase()]).toBe(request.headers()[HEADERS.idempotencyKey.toLowerCase()]);
  await expect.poll(() => waiting(page)).toBe(0);
  await tab(page).click();
  await expect(workshop(page, "Atelier viande")).not.toBeChecked();
  await expect(workshop(page, "Atelier lait")).toBeChecked();
  await tab(page).click();
  await toggle(page, "Atelier viande");
  await expect.poll(() => waiting(page)).toBe(0);
});

test("without a network the change is kept on the device and taken over here; it goes out when the network is back [SHP-11] [SYN-01]", async ({
  page,
}) => {
  await enter(page, BREEDER);
  await tab(page).click();
  await expect(workshop(page, "Atelier lait")).toBeChecked();
  await tab(page).click();
  // A login still under way would say that there is no network before the change is validated.
  await expect(page.locator("[data-progress]")).toHaveCount(0, { timeout: 40_000 });
  // The calls are cut off; the page itself still loads, as it will from the device once that is kept offline.
  const mend = await breakRoute(page, "**/api/**");
  await toggle(page, "Atelier lait");
  expect(await waiting(page)).toBe(1);
  await tab(page).click();
  await expect(workshop(page, "Atelier lait")).not.toBeChecked();
  await tab(page).click();

  // Only a shell that has noticed can go online again.
  await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  mend();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => waiting(page)).toBe(0);
  await toggle(page, "Atelier lait");
  await expect.poll(() => waiting(page)).toBe(0);
});

test("what waits on the device outlives a logout, and goes out with the next sign-in of the same user [SHP-11]", async ({ page }) => {
  await enter(page, BREEDER);
  const mend = await breakRoute(page, `**${CALLS.syncActions.path}`, (route) =>
    route.fulfill({ status: 503, contentType: "application/json", body: "{}" }),
  );
  await toggle(page, "Atelier lait");
  expect(await waiting(page)).toBe(1);
  await logOut(page);
  expect(await waiting(page)).toBe(1);
  mend();
  await enter(page, BREEDER);
  await expect.poll(() => waiting(page)).toBe(0);
  await page.reload();
  await expect(tab(page)).toBeVisible();
  await toggle(page, "Atelier lait");
  await expect.poll(() => waiting(page)).toBe(0);
});
