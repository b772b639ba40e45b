import { expect, test } from "@playwright/test";
import { enter } from "./support/shell";

const KB = 1000;

test("scripts and styles weigh at most 140 kB compressed on the login page and 180 kB on the home screen", async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    // What a sub-application loads is its own.
    if (request.frame() !== page.mainFrame() || !["script", "stylesheet"].includes(request.resourceType())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const total = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.goto("/welcome/login");
  await expect(page.getByRole("button", { name: "Se connecter", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const login = await total();
  await enter(page, "tous-droits");
  await page.waitForLoadState("networkidle");
  const home = await total();
  console.log(`login ${(login / KB).toFixed(1)} kB, home ${(home / KB).toFixed(1)} kB`);
  expect(login).toBeGreaterThan(50 * KB);
  expect(login).toBeLessThanOrEqual(140 * KB);
  expect(home).toBeLessThanOrEqual(180 * KB);
});
