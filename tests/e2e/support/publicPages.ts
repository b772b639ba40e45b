import { expect, type Page } from "@playwright/test";
import { DEMO } from "../../../generated/settings";

/** The six public pages (section 2.1), each as a user comes to it. */
export const PUBLIC_PAGES = {
  login: (page: Page, query = "") => page.goto(`/welcome/login${query}`),
  support: (page: Page, query = "") => page.goto(`/welcome/support${query}`),
  forgot: (page: Page, query = "") => page.goto(`/welcome/forgot${query}`),
  renew: (page: Page, query = "") => page.goto(`/welcome/renew/marie%40ferme.example/token${query}`),
  multi: async (page: Page, query = "") => {
    await page.goto(`/welcome/login${query}`);
    await page.locator('input[name="login"]').fill("plusieurs-elevages");
    await page.locator('input[name="password"]').fill(DEMO.password);
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-herd-card]").first()).toBeVisible();
  },
  cgu: (page: Page, query = "") => page.goto(`/welcome/cgu${query}`),
} as const;

export type PublicPage = keyof typeof PUBLIC_PAGES;

export const PUBLIC_PAGE_NAMES = ["login", "support", "forgot", "renew", "multi", "cgu"] as const satisfies readonly PublicPage[];

export const FIELDS = {
  login: (page: Page) => page.getByLabel("Identifiant", { exact: true }),
  password: (page: Page) => page.getByLabel("Mot de passe", { exact: true }),
  newPassword: (page: Page) => page.getByLabel("Nouveau mot de passe", { exact: true }),
  email: (page: Page) => page.getByLabel("Adresse e-mail", { exact: true }),
  search: (page: Page) => page.getByRole("searchbox"),
};

export const BUTTON = {
  submit: (page: Page) => page.getByRole("button", { name: "Se connecter", exact: true }),
  send: (page: Page) => page.getByRole("button", { name: "Envoyer", exact: true }),
  save: (page: Page) => page.getByRole("button", { name: "Enregistrer", exact: true }),
  validate: (page: Page) => page.getByRole("button", { name: "Valider", exact: true }),
};

export function notice(page: Page, kind: "positive" | "negative") {
  return page.locator(`[data-notice="${kind}"]`);
}
