import { mkdirSync, writeFileSync } from "node:fs";
import { chromium, expect, test } from "@playwright/test";
import { WHOLE_CHROMIUM } from "../../support/wholeChromium";
import { startOwnServer } from "../support/ownServer";
import { appliedOn, doFirstTask, openPlanning } from "../support/planning";
import { enter, signIn } from "../support/shell";

test.use({ serviceWorkers: "allow" });

/** Less than the files of the shell, and more than some actions. */
const ROOM = 400_000;

// Only a browser has room that ends.
test("fault 22: no room on the device for the files of the shell: the page works without them, and what is done is kept and sent", async ({
  page,
}) => {
  const server = await startOwnServer();
  try {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Storage.overrideQuotaForOrigin", { origin: server.address, quotaSize: ROOM });
    await enter(page, "eleveur-lait", server.address);
    const installed = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.installing;
      if (worker) await new Promise((resolve) => worker.addEventListener("statechange", resolve));
      return worker?.state ?? registration?.active?.state ?? "none";
    });
    expect(["redundant", "none"]).toContain(installed);
    await openPlanning(page);
    await doFirstTask(page);
    await expect.poll(() => appliedOn(server.address, "eleveur-lait")).toBe(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
  } finally {
    await server.stop();
  }
});

// Only a browser refuses to hand out its storages.
test("fault 47: a browser that blocks all storage: the sign-in, the menu and the logout work, for as long as the page is open", async ({
  launchOptions,
  baseURL,
}, { outputDir }) => {
  const profile = `${outputDir}/profile`;
  mkdirSync(`${profile}/Default`, { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(`${profile}/Default/Preferences`, JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, executablePath: WHOLE_CHROMIUM, locale: "fr-FR" });
  try {
    const page = await context.newPage();
    await signIn(page, "eleveur-lait", baseURL);
    await expect(page.locator("[data-tab]").first()).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).length).catch((error: Error) => error.message)).toContain("SecurityError");
    await page.getByRole("button", { name: "Se déconnecter", exact: true }).click();
    await page.getByRole("dialog", { name: "Confirmation" }).getByRole("button", { name: "Se déconnecter" }).click();
    await expect(page.getByLabel("Identifiant", { exact: true })).toBeVisible();
  } finally {
    await context.close();
  }
});
