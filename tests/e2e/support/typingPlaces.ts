import { expect, type Page } from "@playwright/test";
import { CALLS, HEADERS } from "../../../generated/calls";
import { PRODUCT } from "../../../generated/settings";
import { TEXTS } from "../../../src/examples/synchrozor/texts/texts";
import { signInSheet } from "./expiredSession";
import { DESKTOP, PHONE } from "./layout";
import { servePage } from "./sdkPage";
import { open, openChat, shortcutsAreThere } from "./shell";
import { HONEST, type Thief } from "./thief";

/** Where the keys of the user go, and how one gets there while the page of a thief is live. */
export interface TypingPlace {
  readonly persona?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** What is left of the keys: all but one in a field, less of a password, nothing where no field is. */
  readonly keeps: "field" | "password" | "nothing";
  /** The shown page may have the focus there, so that the thief is another one. */
  readonly byOthers?: boolean;
  /** Before the sign-in. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly open: (page: Page, thief: Thief) => Promise<void>;
}

const MULTI = "technicien-multi";
const inside = (page: Page) => page.locator('[data-shown="true"] iframe').contentFrame();
const leave = (page: Page) => page.getByRole("button", { name: "Se déconnecter", exact: true });
const openHerds = (page: Page) => page.getByRole("button", { name: "Afficher la liste des élevages" }).click();
const inDialog = (page: Page, name: string) => expect(page.getByRole("dialog", { name })).toBeVisible();

async function openPalette(page: Page): Promise<void> {
  await shortcutsAreThere(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Rechercher" })).toBeFocused();
}

async function openByPalette(page: Page, words: string, title: string): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await inDialog(page, title);
}

export const TYPING_PLACES: Readonly<Record<string, TypingPlace>> = {
  "the sign-in sheet": {
    keeps: "password",
    open: async (page) => {
      await shortcutsAreThere(page);
      const address = new URL(page.url()).origin;
      const ended = await page.request.post(`${address}${CALLS.logout.path}`, { headers: { [HEADERS.appVersion]: PRODUCT.version } });
      expect(ended.status()).toBe(200);
      await page.context().setOffline(true);
      await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
      await page.context().setOffline(false);
      await expect(signInSheet(page).password).toBeFocused();
    },
  },
  "the palette": { keeps: "field", open: openPalette },
  "the question of a logout": {
    keeps: "nothing",
    open: async (page) => {
      await leave(page).click();
      await inDialog(page, "Confirmation");
    },
  },
  "the list of herds": {
    persona: MULTI,
    keeps: "field",
    open: async (page) => {
      await openHerds(page);
      await expect(page.getByRole("dialog").locator("input").first()).toBeFocused();
    },
  },
  "the question about something unsaved": {
    persona: MULTI,
    keeps: "nothing",
    open: async (page, { frame }) => {
      expect((await frame.evaluate(() => window.wire.call("dirty", { dirty: true }))).ok).toBe(true);
      await openHerds(page);
      await page.getByRole("dialog", { name: "Élevages" }).locator("[data-herd-choice]:not([aria-current])").nth(3).click();
      await inDialog(page, "Saisie non enregistrée");
    },
  },
  "the question of a page": {
    keeps: "nothing",
    prepare: (page) => servePage(page.context(), "**/sante/", `window.asker = await connectToShell(); document.body.dataset.ready = "";`),
    open: async (page, { frame, shown }) => {
      const words = { accept: "Supprimer", refuse: "Garder" };
      if (shown)
        await frame.evaluate((more) => void window.wire.call("confirm", { text: "Supprimer ?", ...more }).catch(() => undefined), words);
      else {
        await open(page, HONEST);
        const asker = inside(page).locator("body[data-ready]");
        await asker.evaluate((_body, more) => {
          void Reflect.get(window, "asker").confirm("Supprimer ?", more);
        }, words);
      }
      await expect(page.locator("[data-frame-question]")).toBeVisible();
    },
  },
  "the list of devices": {
    keeps: "nothing",
    open: async (page) => {
      await leave(page).click();
      await page.getByRole("button", { name: "Voir les appareils connectés" }).click();
      await inDialog(page, "Appareils connectés");
    },
  },
  "the favourites": { keeps: "nothing", open: (page) => openByPalette(page, "ranger favoris", "Mes favoris") },
  "the shortcuts": { keeps: "nothing", open: (page) => openByPalette(page, "raccourcis", "Raccourcis clavier") },
  "the latest messages": { keeps: "nothing", open: (page) => openByPalette(page, "derniers messages", "Notifications") },
  "the menu of a phone": {
    viewport: PHONE,
    keeps: "nothing",
    open: async (page) => {
      await page.locator('[data-tab="menu"]').click();
      await inDialog(page, "Menu principal");
    },
  },
  "the chat": {
    persona: "support",
    keeps: "field",
    open: async (page) => {
      await openChat(page);
      await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
    },
  },
  "a button beside the page": {
    keeps: "nothing",
    byOthers: true,
    open: (page) => page.locator('[data-tab="sante"]').focus(),
  },
  "a field of the shown page": {
    keeps: "field",
    byOthers: true,
    open: async (page) => {
      await inside(page)
        .locator("body")
        .evaluate((body) => body.prepend(document.createElement("input")));
      await inside(page).locator("input").first().click();
    },
  },
  "the correction of an action that waits": {
    viewport: DESKTOP,
    keeps: "field",
    byOthers: true,
    prepare: async (page) => {
      await page.route(`**${CALLS.syncActions.path}`, (route) => {
        const key = route.request().headers()[HEADERS.idempotencyKey.toLowerCase()] ?? "";
        const headers = { [HEADERS.idempotencyKey]: key };
        return route.fulfill({ status: 422, headers, json: { error: "invalid-payload", reason: "day" } });
      });
    },
    open: async (page) => {
      await open(page, "/planning2/main/planning");
      const task = inside(page).locator("[data-task]:not([data-done='true'])");
      await task.getByRole("button", { name: "Fait" }).first().click();
      await open(page, "/sync/main");
      const refused = inside(page).locator('[data-item][data-kind="parked"]');
      await refused.getByRole("button", { name: TEXTS.fr.correct }).click();
      const field = refused.locator('[name="note"]');
      await field.fill("");
      await expect(field).toBeFocused();
    },
  },
  "the password of an account": {
    keeps: "password",
    byOthers: true,
    open: async (page) => {
      await open(page, "/account/settings");
      await inside(page).locator('details:has([autocomplete="new-password"]) > summary').click();
      await inside(page).locator('input[autocomplete="new-password"]').click();
    },
  },
};
