import { expect, type Frame, type Page, test } from "@playwright/test";
import { CALLS, HEADERS } from "../../../generated/calls";
import { PRODUCT } from "../../../generated/settings";
import { signInSheet } from "../support/expiredSession";
import { startAgainst } from "../support/hostilePlace";
import { type HostileServer, startHostileServer } from "../support/hostileServer";
import { cardOf, greetShell, hostileFrame, openHostile, slotOf } from "../support/intruder";
import type { OwnServer } from "../support/ownServer";
import { enter, open } from "../support/shell";

/** On an origin of its own, in the place of the hostile server. */
const FOREIGN = { app: "clarity", href: "/clarity/water/daily" };
/** Of the shell's own origin. */
const OWN = { app: "card", href: "/detail/FR1234567890" };
const TYPED = "geheim-passwort";

let hostile: HostileServer;
let server: OwnServer;

test.beforeAll(async () => {
  hostile = await startHostileServer();
  server = await startAgainst(hostile, [FOREIGN.app]);
});
test.afterAll(async () => {
  await server.stop();
  await hostile.stop();
});

const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the sign-in sheet": async (page) => {
    const ended = await page.request.post(`${server.address}${CALLS.logout.path}`, { headers: { [HEADERS.appVersion]: PRODUCT.version } });
    expect(ended.status()).toBe(200);
    await page.context().setOffline(true);
    await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
    await page.context().setOffline(false);
    await expect(signInSheet(page).password).toBeFocused();
  },
  "the palette": async (page) => {
    // What listens to the keys comes with what stands beside the page.
    await expect(page.getByRole("button", { name: "Se déconnecter", exact: true })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").locator("input").first()).toBeFocused();
  },
  "the question of a logout": async (page) => {
    await page.getByRole("button", { name: "Se déconnecter", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("button").first()).toBeVisible();
  },
  "the list of herds": async (page) => {
    await page.getByRole("button", { name: "Afficher la liste des élevages" }).click();
    await expect(page.getByRole("dialog").locator("input").first()).toBeFocused();
  },
  "a field of the shown page": async (page) => {
    await expect(slotOf(page, OWN.app, "connected")).toBeAttached();
    const shown = page.locator(`iframe[data-app="${OWN.app}"]`).contentFrame();
    await shown.locator("body").evaluate((body) => body.prepend(document.createElement("input")));
    await shown.locator("input").first().click();
  },
  "a field beside the page": async (page) => {
    await page.evaluate(() => {
      const field = document.createElement("input");
      document.body.append(field);
      field.focus();
    });
  },
};

/** Every key that reaches the page is counted where the test can still read it when the page has gone. */
async function steal(page: Page, frame: Frame, everyMs: number | null): Promise<() => number> {
  let keys = 0;
  await page.exposeFunction("keyStolen", () => {
    keys += 1;
  });
  await frame.evaluate((ms) => {
    window.addEventListener("keydown", () => void Reflect.get(window, "keyStolen")(), true);
    setTimeout(() => {
      window.focus();
      if (ms !== null) setInterval(() => window.focus(), ms);
    }, 350);
  }, everyMs);
  return () => keys;
}

const CASES = [
  { place: "the sign-in sheet", thief: FOREIGN, shown: true, everyMs: 15 },
  { place: "the sign-in sheet", thief: FOREIGN, shown: false, everyMs: null },
  { place: "the sign-in sheet", thief: OWN, shown: false, everyMs: 15 },
  { place: "the palette", thief: FOREIGN, shown: false, everyMs: 15 },
  { place: "the palette", thief: OWN, shown: true, everyMs: null },
  { place: "the question of a logout", thief: FOREIGN, shown: true, everyMs: 15 },
  { place: "the list of herds", thief: FOREIGN, shown: true, everyMs: 15 },
  { place: "a field beside the page", thief: FOREIGN, shown: true, everyMs: 15 },
  { place: "a field of the shown page", thief: FOREIGN, shown: false, everyMs: 15 },
] as const;

for (const { place, thief, shown, everyMs } of CASES)
  test(`a ${shown ? "shown" : "hidden"} page of ${thief === OWN ? "the shell's" : "another"} origin that takes the focus from ${place} ${everyMs === null ? "once" : "again and again"} gets at most one key and is removed`, async ({
    page,
  }) => {
    await enter(page, place === "the list of herds" ? "technicien-multi" : "eleveur-mixte", server.address);
    if (thief === FOREIGN) await openHostile(page, thief.app, thief.href);
    else await open(page, thief.href);
    const element = page.locator(`iframe[data-app="${thief.app}"]`);
    await expect(slotOf(page, thief.app, "connected")).toBeAttached();
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error("no frame");
    if (!shown) await open(page, thief === OWN ? FOREIGN.href : OWN.href);
    await PLACES[place]?.(page);
    const stolen = await steal(page, frame, everyMs);
    for (const key of TYPED) await page.keyboard.press(key, { delay: 100 });
    await expect(element).toHaveCount(0);
    expect(stolen()).toBeLessThanOrEqual(1);
    const notice = page.locator('[data-notice="negative"]');
    await expect(notice).toContainText("prenait le clavier");
    const rest = await page.evaluate(() => {
      const { activeElement } = document;
      const field = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument?.activeElement : activeElement;
      return field && "value" in field ? String(field.value) : null;
    });
    // Of a password only what came after the theft is there; other fields lose nothing but that key.
    if (place === "the sign-in sheet") {
      expect(rest?.length).toBeLessThan(TYPED.length);
      await expect(notice).toContainText("mot de passe commencé");
    } else {
      await expect(notice).not.toContainText("mot de passe");
      if (place !== "the question of a logout") expect(rest?.length).toBeGreaterThanOrEqual(TYPED.length - 1);
    }
    if (place !== "the question of a logout") expect(TYPED.endsWith(rest?.slice(-5) ?? "?")).toBe(true);
    if (shown) await expect(cardOf(page, "tookFocus")).toBeAttached();
  });

test("a page the user turns to by pointer while a field is in use keeps the focus, and stays", async ({ page }) => {
  await enter(page, "eleveur-mixte", server.address);
  await open(page, FOREIGN.href);
  const frame = await hostileFrame(page, FOREIGN.app);
  await greetShell(page, frame, FOREIGN.app);
  await frame.evaluate(() => document.body.append(document.createElement("input")));
  await PLACES["a field beside the page"]?.(page);
  const box = await frame.locator("input").boundingBox();
  if (box === null) throw new Error("no field");
  await page.mouse.move(box.x + 5, box.y + 5, { steps: 2 });
  await expect(page.locator("[data-frames]")).not.toHaveAttribute("inert");
  // The browser leads a press to a page of another process by the last picture.
  for (let picture = 0; picture < 3; picture++) await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.click(box.x + 5, box.y + 5);
  await expect(frame.locator("input")).toBeFocused();
  await page.keyboard.type("abc");
  await expect(frame.locator("input")).toHaveValue("abc");
});
