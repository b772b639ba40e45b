import { expect, test } from "@playwright/test";
import { ROUTES } from "../../../generated/routes";
import { enter, frameOf, open } from "../support/shell";

declare global {
  interface Window {
    /** Sends what the page has asked of the shell meanwhile. */
    letGo?: () => void;
  }
}

/** A page asks the shell whose herd it is before it draws anything of it. */
const ASKED = JSON.stringify({ type: "getUser" }).slice(1, -1);

for (const { route, href, row } of [
  { route: ROUTES["map.main"].name, href: "/map/main", row: "[data-choose]" },
  { route: ROUTES["card.detail"].name, href: "/detail/12", row: "[data-animal]" },
])
  test(`while there are no data, grey rows stand in their place and no empty list does: ${href}`, async ({ page }) => {
    // What the page asks for is held back in its frame.
    await page.addInitScript(
      ({ asked, base }) => {
        if (window === window.top || !location.pathname.startsWith(base)) return;
        const send = MessagePort.prototype.postMessage;
        // However long that takes, the page does not go on without an answer.
        const { setTimeout } = window;
        Object.assign(window, { setTimeout: (run: () => void, after = 0) => (after >= 1000 ? 0 : setTimeout(run, after)) });
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
      },
      { asked: ASKED, base: route.startsWith("map") ? "/map/" : "/card/" },
    );
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
    const frame = await (await element.elementHandle())?.contentFrame();
    await frame?.evaluate(() => window.letGo?.());
    await expect(inside.locator(row).first()).toBeVisible();
    await expect(grey.first()).toBeHidden();
  });
