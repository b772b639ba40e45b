import { expect, type Page, test } from "@playwright/test";
import { fillSignIn } from "../support/shell";

const KB = 1000;
/** What loads within this time after a page can be used belongs to it. */
const SETTLED_MS = 5000;

test("scripts and styles weigh at most 155 kB compressed on the login page and 260 kB on the home screen, all that follows included", async ({
  page,
}) => {
  const total = watchSizes(page);
  // By night there are stars as well.
  await page.clock.install({ time: new Date().setHours(23) });
  const settled = async () => {
    await page.clock.runFor(SETTLED_MS);
    await page.waitForLoadState("networkidle");
    return total();
  };
  await page.goto("/welcome/login");
  await expect(page.getByRole("button", { name: "Se connecter", exact: true })).toBeVisible();
  const login = await settled();
  await fillSignIn(page, "tous-droits");
  await expect(page.locator('[data-shown="true"]')).toHaveAttribute("data-state", "connected");
  await expect(page.locator("[data-quick=ready]")).toBeAttached();
  const home = await settled();
  console.log(`login ${kb(login)}, home ${kb(home)}`);
  expect(login).toBeGreaterThan(50 * KB);
  expect(login).toBeLessThanOrEqual(155 * KB);
  expect(home).toBeGreaterThan(login);
  expect(home).toBeLessThanOrEqual(260 * KB);
});

/** Adds up the scripts and styles of the shell as they come; what a sub-application loads is its own. */
function watchSizes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.frame() !== page.mainFrame() || !["script", "stylesheet"].includes(request.resourceType())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} kB`;
}
