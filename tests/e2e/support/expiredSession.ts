import { expect, type Page } from "@playwright/test";
import { CALLS, HEADERS } from "../../../generated/calls";
import { PRODUCT, TIMING } from "../../../generated/settings";

/** Ends the session on the server, as time or an operator does; the page is told nothing. */
export async function endSession(page: Page, address = ""): Promise<void> {
  const answer = await page.request.post(`${address}${CALLS.logout.path}`, { headers: { [HEADERS.appVersion]: PRODUCT.version } });
  expect(answer.status()).toBe(200);
}

/** Goes out of reach and back again, after which the shell calls the server. Needs `page.clock.install()` before the first page. */
export async function loseAndFindNetwork(page: Page): Promise<void> {
  const state = page.locator("html");
  const settle = () => page.clock.runFor(TIMING.onlineEventDebounceMs * 3);
  await page.context().setOffline(true);
  await settle();
  await expect(state).toHaveAttribute("data-network", "OFFLINE");
  await page.context().setOffline(false);
  await settle();
}

/** The sign-in over the screen. */
export function signInSheet(page: Page) {
  const sheet = page.getByRole("dialog", { name: "Encore là ?" });
  return {
    sheet,
    login: sheet.getByLabel("Identifiant", { exact: true }),
    password: sheet.getByLabel("Mot de passe", { exact: true }),
    submit: sheet.getByRole("button", { name: "Se connecter", exact: true }),
    notYou: sheet.getByRole("button", { name: "Ce n’est pas vous ?" }),
    leave: sheet.getByRole("button", { name: "Quitter" }),
  };
}
