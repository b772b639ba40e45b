import { expect, test } from "@playwright/test";
import { ROUTES } from "../../../generated/routes";
import { CALL_TIMEOUT_MS } from "../../../src/sdk/timeouts";
import { enter, frameOf, open } from "../support/shell";

declare global {
  interface Window {
    /** Sends what the page has asked of the shell meanwhile. */
    letGo?: () => void;
  }
}

/** A page asks the shell whose herd it is before it draws anything of it. */
const ASKED = JSON.stringify({ type: "getUser" }).slice(1, -1);

/** Begins the script of the page: what it asks for is held back, and however long that takes, it does not go on without an answer. */
const HOLD = ((asked: string, timeout: number) => {
  const { setTimeout } = window;
  Object.assign(window, { setTimeout: (run: () => void, after = 0) => (after === timeout ? 0 : setTimeout(run, after)) });
  const send = MessagePort.prototype.postMessage;
  const held: (() => void)[] = [];
  let isHeld = true;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...given: readonly unknown[]) {
    const go = () => Reflect.apply(send, this, given);
    if (isHeld && JSON.stringify(given[0]).includes(asked)) held.push(go);
    else go();
  } as typeof send;
  window.letGo = () => {
    isHeld = false;
    for (const go of held) go();
  };
}).toString();

for (const { route, href, script, row } of [
  { route: ROUTES["map.main"].name, href: "/map/main", script: "lots", row: "[data-choose]" },
  { route: ROUTES["card.detail"].name, href: "/detail/12", script: "animalCard", row: "[data-animal]" },
])
  test(`while there are no data, grey rows stand in their place and no empty list does: ${href}`, async ({ page }) => {
    await page.route(`**/assets/${script}-*.js`, async (request) => {
      const response = await request.fetch();
      await request.fulfill({ response, body: `(${HOLD})(${JSON.stringify(ASKED)}, ${CALL_TIMEOUT_MS});${await response.text()}` });
    });
    await enter(page, "eleveur-lait");
    await open(page, href);
    const { element } = frameOf(page, route);
    const inside = element.contentFrame();
    const grey = inside.locator('[aria-hidden="true"] > i');
    await expect(inside.locator('main[aria-busy="true"]')).toBeAttached();
    await expect(grey).toHaveCount(6);
    // The shell shows the page once it is ready, or has taken too long.
    await expect.poll(() => grey.first().boundingBox()).not.toBeNull();
    await expect(inside.locator(row)).toHaveCount(0);
    await expect(inside.getByRole("status").filter({ hasText: /\S/ })).toHaveCount(0);
    // The shell loads the map once more a while after the login: what that one asks is held too.
    await expect(async () => {
      await inside.locator("main").evaluate(() => window.letGo?.());
      await expect(inside.locator(row).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(grey.first()).toBeHidden();
  });
