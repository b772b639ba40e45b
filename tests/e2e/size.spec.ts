import { expect, test } from "@playwright/test";
import { fillSignIn } from "./support/shell";

const KB = 1000;
/** Held back with the first frame: the accounts that only a demonstration offers, and what follows a sign-in. */
const NOT_NEEDED = /\/(?:DemoAccounts|afterUsable|browserServices)-[^/]+$/;

test("scripts and styles weigh at most 140 kB compressed on the login page and 180 kB on the home screen, frame bridge included", async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    // What a sub-application loads is its own.
    if (request.frame() !== page.mainFrame() || !["script", "stylesheet"].includes(request.resourceType())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const total = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  // The first frame is kept waiting: what is loaded until then is what it takes to show the home screen.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*", async (route) => {
    const request = route.request();
    if ((request.isNavigationRequest() && request.frame() !== page.mainFrame()) || NOT_NEEDED.test(request.url())) await held;
    await route.continue();
  });

  // By night there are stars as well.
  await page.clock.setFixedTime(new Date().setHours(23));
  await page.goto("/welcome/login");
  await expect(page.getByRole("button", { name: "Se connecter", exact: true })).toBeVisible();
  const login = await total();
  await fillSignIn(page, "tous-droits");
  const frame = page.locator('[data-shown="true"]');
  await expect(frame.locator("iframe")).toBeAttached();
  const home = await total();
  await expect(frame).toHaveAttribute("data-state", "loading");

  letGo();
  await expect(frame).toHaveAttribute("data-state", "connected");
  await page.waitForLoadState("networkidle");
  const all = await total();
  console.log([`login ${kb(login)}`, `home ${kb(home)}`, `with what follows it ${kb(all)}`].join(", "));
  expect(login).toBeGreaterThan(50 * KB);
  expect(login).toBeLessThanOrEqual(140 * KB);
  expect(home).toBeGreaterThan(login);
  expect(home).toBeLessThanOrEqual(180 * KB);
});

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} kB`;
}
