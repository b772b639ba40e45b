import { expect, type Page, test } from "@playwright/test";
import { startAgainst } from "../support/hostilePlace";
import { type HostileServer, startHostileServer } from "../support/hostileServer";
import { DESKTOP } from "../support/layout";
import type { OwnServer } from "../support/ownServer";
import { enter } from "../support/shell";
import { letIn, THIEVES } from "../support/thief";
import { TYPING_PLACES } from "../support/typingPlaces";

const QUESTION = { text: "Vraiment ?", accept: "Oui", refuse: "Non" };

let hostile: HostileServer;
let server: OwnServer;

test.use({ viewport: DESKTOP });
test.beforeAll(async () => {
  hostile = await startHostileServer();
  server = await startAgainst(hostile, [THIEVES.another.app]);
});
test.afterAll(async () => {
  await server.stop();
  await hostile.stop();
});

const question = (page: Page) => page.locator("[data-frame-question]");

for (const [name, field] of [
  ["the palette", (page: Page) => page.getByRole("combobox", { name: "Rechercher" })],
  ["the chat", (page: Page) => page.getByRole("dialog").getByRole("textbox")],
] as const)
  test(`whatever the shown page asks for, the keys stay in ${name}; its question comes once that is left`, async ({ page }) => {
    const place = TYPING_PLACES[name];
    await enter(page, place?.persona ?? "eleveur-mixte", server.address);
    const thief = await letIn(page, "another", true);
    await place?.open(page, thief);
    await page.keyboard.type("deux ");
    await thief.frame.evaluate((asked) => {
      const { wire } = window;
      void wire.call("confirm", asked).catch(() => undefined);
    }, QUESTION);
    const answers = await thief.frame.evaluate(async () => {
      const { wire } = window;
      const target = { route: "clarity.atmosphere.daily", params: {}, query: {} };
      return [
        (await wire.call("dialog", { open: true })).ok,
        (await wire.call("shortcut", { key: "Alt+1" })).ok,
        (await wire.call("navigate", target)).ok,
        (await wire.call("progress", { value: 0.5 })).ok,
      ];
    });
    expect(answers).toEqual([true, true, true, true]);
    await expect(page.locator("[data-frame-progress]")).toBeAttached();
    await page.keyboard.type("vaches");
    await expect(field(page)).toHaveValue("deux vaches");
    await expect(question(page)).toHaveCount(0);
    await field(page).clear();
    await page.keyboard.press("Escape");
    await expect(question(page)).toHaveText(QUESTION.text);
  });

test("a page that takes the screen for a dialog of its own leaves an open dialog of the shell usable", async ({ page }) => {
  const place = TYPING_PLACES["the list of herds"];
  await enter(page, place?.persona ?? "", server.address);
  const thief = await letIn(page, "another", true);
  await place?.open(page, thief);
  expect((await thief.frame.evaluate(() => window.wire.call("dialog", { open: true }))).ok).toBe(true);
  expect((await thief.frame.evaluate(() => window.wire.call("progress", { value: 0.5 }))).ok).toBe(true);
  await expect(page.locator("[data-frame-progress]")).toBeAttached();
  const herds = page.getByRole("dialog", { name: "Élevages" });
  await herds.getByRole("button").first().click();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-frame-dialog]")).toBeVisible();
});

for (const [what, text] of [
  ["of nothing but lines", "\n".repeat(150) + "W".repeat(150)],
  ["as long as may be", "W".repeat(300)],
] as const)
  test(`over a question ${what} the name of its application stays in sight, on a phone too`, async ({ page }) => {
    await enter(page, "eleveur-mixte", server.address);
    const { frame } = await letIn(page, "another", true);
    await page.setViewportSize({ width: 360, height: 740 });
    await frame.evaluate((words) => {
      const label = "W ".repeat(20);
      void window.wire.call("confirm", { text: words, accept: label, refuse: label }).catch(() => undefined);
    }, text);
    const dialog = page.getByRole("dialog").filter({ has: question(page) });
    await expect(dialog.getByRole("heading")).toBeInViewport({ ratio: 1 });
    for (const button of await dialog.getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
  });
