import { expect, type Page, test } from "@playwright/test";
import { DEMO } from "../../../generated/settings";
import { TEXTS } from "../../../src/examples/planning/texts/texts";
import { startAgainst } from "../support/hostilePlace";
import { type HostileServer, startHostileServer } from "../support/hostileServer";
import { cardOf } from "../support/intruder";
import { boxOf, DESKTOP } from "../support/layout";
import type { OwnServer } from "../support/ownServer";
import { quietly } from "../support/quiet";
import { enter, open } from "../support/shell";
import { letIn, putHostilePage, steal, THIEVES, typeUntilRemoved } from "../support/thief";
import { TYPING_PLACES } from "../support/typingPlaces";

const TYPED = "geheim-passwort";
const CHAT = TYPING_PLACES["the chat"];

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

/** Somebody has written in the chat, and its page lies beside it. */
async function chatBesidePage(page: Page) {
  const quiet = await quietly(page);
  await enter(page, CHAT?.persona ?? "", server.address);
  const thief = await letIn(page, "another", true);
  const box = await boxOf(page.locator(`iframe[data-app="${THIEVES.another.app}"]`));
  await CHAT?.open(page, thief);
  return { ...thief, quiet, x: box.x + 40, y: box.y + 60 };
}

test("a page that takes the focus from the chat as soon as the pointer moves over it gets at most one key and is removed", async ({
  page,
}) => {
  const { frame, quiet, x, y } = await chatBesidePage(page);
  const stolen = await steal(page, frame, 15, "mousemove");
  await quiet.forgotten();
  await page.mouse.move(x, y, { steps: 3 });
  await quiet.pictures(3);
  await page.mouse.move(x + 9, y + 9, { steps: 3 });
  await quiet.pictures(3);
  await typeUntilRemoved(page, TYPED, page.locator(`iframe[data-app="${THIEVES.another.app}"]`));
  expect(stolen()).toBeLessThanOrEqual(1);
  await expect(cardOf(page, "tookFocus")).toBeAttached();
  const typed = await page.getByRole("dialog").getByRole("textbox").inputValue();
  expect(typed.length).toBeGreaterThanOrEqual(TYPED.length - 1);
});

test("a page the user turns to by pointer after a while keeps the focus from the first press on, and stays", async ({ page }) => {
  const { frame, quiet, x, y } = await chatBesidePage(page);
  await frame.evaluate(() => {
    document.body.innerHTML = '<input style="position: fixed; inset: 0; width: 100%; height: 100%">';
  });
  await quiet.forgotten();
  await page.mouse.move(x, y, { steps: 3 });
  await quiet.pictures(3);
  await page.mouse.click(x, y);
  await expect(frame.locator("input")).toBeFocused();
  await page.keyboard.type("abc");
  await expect(frame.locator("input")).toHaveValue("abc");
});

test("a page the user turns to while still typing beside it has the focus with the second press, and stays", async ({ page }) => {
  const { frame, quiet, x, y } = await chatBesidePage(page);
  await frame.evaluate(() => {
    document.body.innerHTML = '<input style="position: fixed; inset: 0; width: 100%; height: 100%">';
  });
  await page.keyboard.type("xyz");
  await page.mouse.click(x, y);
  await expect(page.locator("[data-frames]")).not.toHaveAttribute("inert");
  await quiet.pictures(3);
  await page.mouse.click(x, y);
  await expect(frame.locator("input")).toBeFocused();
  await page.keyboard.type("abc");
  await expect(frame.locator("input")).toHaveValue("abc");
});

test("a small view on a dashboard that takes the focus from the open panel gets at most one key and is removed", async ({ page }) => {
  await putHostilePage(page, "/dashboard");
  await enter(page, "eleveur-lait", server.address);
  await page.locator('[data-tab="sante"]').click();
  const view = page.locator('iframe[data-preview="health"]');
  await expect(view.contentFrame().locator("html[data-wire=open]")).toBeAttached();
  const frame = await (await view.elementHandle())?.contentFrame();
  if (!frame) throw new Error("no small view");
  await page.locator('[data-dashboard="health"]').focus();
  const stolen = await steal(page, frame, 15);
  await typeUntilRemoved(page, TYPED, view);
  await expect(view).toHaveCount(0);
  expect(stolen()).toBeLessThanOrEqual(1);
});

test("what is typed in an honest page stays when a thief beside it is removed from under the sign-in", async ({ page }) => {
  await enter(page, "eleveur-mixte", server.address);
  const { frame } = await letIn(page, "another", false);
  await open(page, "/planning2/main/planning");
  const honest = page.locator('iframe[data-app="planning2"]').contentFrame();
  await honest.getByRole("button", { name: TEXTS.fr.edit }).first().click();
  const note = honest.getByLabel(TEXTS.fr.note).first();
  await note.fill("boite, voir le pédicure");
  await TYPING_PLACES["the sign-in sheet"]?.open(page, { frame, shown: false });
  const stolen = await steal(page, frame, 15);
  await typeUntilRemoved(page, TYPED, page.locator(`iframe[data-app="${THIEVES.another.app}"]`));
  await expect(page.locator(`iframe[data-app="${THIEVES.another.app}"]`)).toHaveCount(0);
  expect(stolen()).toBeLessThanOrEqual(1);
  await page.locator('dialog input[autocomplete="current-password"]').fill(DEMO.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(note).toHaveValue("boite, voir le pédicure");
});

test("a page that takes the focus from a public page over it gets at most one key and is removed", async ({ page }) => {
  await enter(page, "eleveur-mixte", server.address);
  const { frame } = await letIn(page, "another", true);
  await open(page, "/welcome/forgot");
  const field = page.locator('input[name="email"], input[type="email"]').first();
  await expect(page.locator(`iframe[data-app="${THIEVES.another.app}"]`)).toBeHidden();
  await field.focus();
  const stolen = await steal(page, frame, 15);
  await typeUntilRemoved(page, TYPED, page.locator(`iframe[data-app="${THIEVES.another.app}"]`));
  expect(stolen()).toBeLessThanOrEqual(1);
  expect((await field.inputValue()).length).toBeGreaterThanOrEqual(TYPED.length - 1);
});
