import { expect, test } from "@playwright/test";

test("Chromium reads the manifest without an error and offers to install the product", async ({ page }) => {
  await page.goto("/welcome/login");
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  expect(errors).toEqual([]);
  const { display, description } = JSON.parse(data ?? "null");
  expect(display).toBe("standalone");
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A window of tests is private: that it cannot install there is the only thing in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});

test("the files beside the page are what their names say, and robots may read the page", async ({ request }) => {
  for (const [address, type] of [
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/icon.svg", "image/svg+xml"],
    ["/icon-maskable.svg", "image/svg+xml"],
    ["/robots.txt", "text/plain"],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.headers()["content-type"], address).toContain(type);
  }
  expect(await (await request.get("/robots.txt")).text()).toBe("User-agent: *\nDisallow:\n");
});
