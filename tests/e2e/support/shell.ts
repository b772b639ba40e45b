import { expect, type Frame, type Page } from "@playwright/test";
import { DEMO } from "../../../generated/settings";
import { openSession } from "./openSession";

/** Signs in as a persona through the login page, as a person would; `address` is that of a server of the test's own. */
export async function signIn(page: Page, persona: string, address = ""): Promise<void> {
  await page.goto(`${address}/welcome/login`);
  await fillSignIn(page, persona);
}

/** Fills in and sends the form of the login page that is open. */
export async function fillSignIn(page: Page, persona: string): Promise<void> {
  await page.getByLabel("Identifiant", { exact: true }).fill(persona);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO.password);
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
}

/** Waits until the running page has taken the place of the prerendered one. */
export async function isLiving(page: Page): Promise<void> {
  await expect(page.locator("#root > *").first()).toBeAttached();
  await expect(page.locator("#prerendered > *")).toHaveCount(0);
}

/** Is in, by the calls of the shell, and the menu can be used: for tests that are about something else than the sign-in. */
export async function enter(page: Page, persona: string, address = ""): Promise<void> {
  await openSession(page, persona, address);
  await menuIsThere(page);
}

/** The same through the login page. */
export async function enterByForm(page: Page, persona: string): Promise<void> {
  await signIn(page, persona);
  await menuIsThere(page);
}

async function menuIsThere(page: Page): Promise<void> {
  await expect(page.locator("[data-tab]").first()).toBeVisible();
}

/** Waits until a menu shows all its tiles, those out of sight too. */
export async function tilesAreThere(page: Page): Promise<void> {
  await expect(page.locator("[data-tile]").first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:has([data-tile])')).toHaveCount(0);
}

/** Waits until the shortcuts work: they come after the first page. */
export async function shortcutsAreThere(page: Page): Promise<void> {
  await expect(page.locator('[data-quick="ready"]')).toBeAttached();
}

/** Logs out and waits for the login page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Se déconnecter", exact: true }).click();
  await page.getByRole("dialog", { name: "Confirmation" }).getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(page.getByLabel("Identifiant", { exact: true })).toBeVisible();
}

/** Goes to an address of the shell without loading the page again, as the back button does. */
export async function open(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, href);
}

/** The frame that shows a route, and what the sub-application in it says it received. */
export function frameOf(page: Page, route: string) {
  const element = page.locator(`iframe[data-route="${route}"]`);
  const received = (what: string) => element.contentFrame().locator(`[data-received="${what}"]`);
  return { element, received };
}

/** The window of the frame that shows a route, once its page is drawn. */
export async function windowOf(page: Page, route: string): Promise<Frame> {
  const { element } = frameOf(page, route);
  await expect(element.contentFrame().locator("main:not([aria-busy=true]) h1"), route).toBeVisible();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error(`no frame of ${route}`);
  return frame;
}

/** Opens the chat of the help desk, behind the help button, once its token has come. */
export async function openChat(page: Page): Promise<void> {
  await page.locator("[data-help]").click();
  await page.locator("[data-support-chat]").click({ timeout: 60_000 });
}
