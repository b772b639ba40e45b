import { expect, type Frame, type Locator, type Page } from "@playwright/test";
import { HOSTILE_PAGE, PENPAL } from "./hostileServer";
import { greetShell, hostileFrame } from "./intruder";
import { open } from "./shell";

/** Applications whose place the hostile page takes: one on an origin of its own, one on that of the shell. */
export const THIEVES = {
  another: { app: "clarity", name: "Eau et ambiance", href: "/clarity/water/daily" },
  "the shell's": { app: "card", name: "Fiche animale", href: "/detail/FR1234567890" },
} as const;
export type Origin = keyof typeof THIEVES;

/** An honest page, in front of a hidden thief. */
export const HONEST = "/sante/carnet/parage/history";

export interface Thief {
  readonly frame: Frame;
  readonly shown: boolean;
}

/** Puts the hostile page at the base of an application of the shell's own origin. */
export async function putHostilePage(page: Page, base: string): Promise<void> {
  await page.route(`**${base}/`, (route) => route.fulfill({ contentType: "text/html", body: HOSTILE_PAGE }));
  await page.route("**/penpal.mjs", (route) => route.fulfill({ contentType: "text/javascript", body: PENPAL }));
}

/** The hostile page is open, and hidden behind an honest one unless it is to be shown. */
export async function letIn(page: Page, origin: Origin, shown: boolean): Promise<Thief> {
  const { app, href } = THIEVES[origin];
  if (origin !== "another") await putHostilePage(page, `/${app}`);
  await open(page, href);
  const frame = await hostileFrame(page, app);
  await greetShell(page, frame, app);
  if (!shown) await open(page, HONEST);
  await expect(page.locator('[data-shown="true"][data-state="connected"]')).toBeAttached();
  return { frame, shown };
}

/** From the given event of its window on, or soon, the page takes the focus. Its keys are counted where the test can read them when it has gone. */
export async function steal(page: Page, frame: Frame, everyMs: number | null, on: string | null = null): Promise<() => number> {
  let keys = 0;
  await page.exposeFunction("keyStolen", () => {
    keys += 1;
  });
  await frame.evaluate(
    ([ms, event]) => {
      window.addEventListener("keydown", () => void Reflect.get(window, "keyStolen")(), true);
      const begin = () => {
        window.focus();
        if (ms !== null) setInterval(() => window.focus(), ms);
      };
      if (event === null) setTimeout(begin, 350);
      else window.addEventListener(event, begin, { once: true });
    },
    [everyMs, on] as const,
  );
  return () => keys;
}

/** Between two keys, as the shell counts the time: on a busy machine too it has its turn after each. */
const PAUSE_MS = 100;

/** Types ten keys a second. The browser never answers for a key that was on its way into a page when that was removed. */
export async function typeUntilRemoved(page: Page, keys: string, thief: Locator): Promise<void> {
  let isRemoved = false;
  const removed = thief
    .waitFor({ state: "detached" })
    .then(() => {
      isRemoved = true;
    })
    .catch(() => {});
  for (const key of keys) {
    const pressed = page.keyboard.press(key);
    if (isRemoved) await pressed;
    else await Promise.race([pressed, removed]);
    pressed.catch(() => {});
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), PAUSE_MS);
  }
}
