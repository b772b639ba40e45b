import { expect, type Page, test } from "@playwright/test";
import { APPLICATIONS } from "../../../generated/applications";
import { TIMING } from "../../../generated/settings";
import { lastCallsAnswered } from "../support/network/lastCalls";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { appliedOn, doFirstTask, enterWithPlanning, openPlanning, PLANNING } from "../support/planning";
import { enter, frameOf } from "../support/shell";

test.use({ serviceWorkers: "allow" });

const ACCOUNT = "eleveur-lait";
const LOGINS = new Set(Object.values(APPLICATIONS).flatMap(({ login }) => login?.path ?? []));

const isInState = (page: Page, state: string) => expect(page.locator("html")).toHaveAttribute("data-network", state);

/** In every page that is opened from now on: the states of the network it has shown, the first one first. */
async function noteStates(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    if (window !== top) return;
    const states: string[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => {
      const state = document.documentElement?.dataset.network;
      if (state !== undefined && state !== states.at(-1)) states.push(state);
    }).observe(document, { attributeFilter: ["data-network"], subtree: true });
  });
  return () => page.evaluate(() => ("states" in window && Array.isArray(window.states) ? window.states : []));
}

test("from cold without network OFFLINE is the first state, pages and entries follow it, and no application is signed in to; once it is back they are, from the kept session, and the entry arrives once [NET-02] [NET-07] [NET-08] [WRK-07] [WRK-08]", async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  await enterWithPlanning(page, ACCOUNT, server.address);
  await server.pause();
  await context.setOffline(true);
  await page.close();

  const cold = await context.newPage();
  const states = await noteStates(cold);
  // The driver does not pass the word of the browser on to a page that is opened after the network has gone.
  await cold.addInitScript(() => Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false }));
  const logins: string[] = [];
  cold.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (LOGINS.has(pathname)) logins.push(pathname);
  });
  await cold.goto(`${server.address}${PLANNING}`);
  await openPlanning(cold);
  await doFirstTask(cold);
  await cold.reload();
  const sending = (state: string) => cold.locator('iframe[data-app="planning2"]').contentFrame().locator(`[data-sending="${state}"]`);
  await expect(sending("waiting")).toHaveCount(1);
  expect([await states(), logins]).toEqual([["OFFLINE"], []]);

  await server.resume();
  await context.setOffline(false);
  await cold.evaluate(() => {
    Reflect.deleteProperty(navigator, "onLine");
    dispatchEvent(new Event("online"));
  });
  await isInState(cold, "ONLINE");
  await expect.poll(() => appliedOn(server.address, ACCOUNT)).toBe(1);
  await expect(sending("sent")).toHaveCount(1);
  await expect.poll(() => logins.length).toBeGreaterThan(0);
  await expect(cold).toHaveURL(new RegExp(PLANNING));
  await server.stop();
});

test("a server out of reach while the browser has a network: the first call that fails says OFFLINE, a reload begins with the word of the browser, and a ping that is answered brings it back [NET-02] [NET-04] [NET-11]", async ({
  page,
}) => {
  const server = await startOwnServer();
  await enterWithPlanning(page, ACCOUNT, server.address);
  // What still called the server would be the first call that fails.
  await expect(page.locator("[data-progress]")).toHaveCount(0);
  const states = await noteStates(page);
  await server.pause();
  await isInState(page, "ONLINE");
  await doFirstTask(page);
  await isInState(page, "OFFLINE");
  await page.reload();
  await openPlanning(page);
  await isInState(page, "OFFLINE");
  expect(await states()).toEqual(["ONLINE", "OFFLINE"]);
  await server.resume();
  await isInState(page, "ONLINE");
  await expect.poll(() => appliedOn(server.address, ACCOUNT)).toBe(1);
  await server.stop();
});

test("the browser's word counts once it has lasted 500 ms, a network that comes and goes changes nothing, and pages in frames follow [NET-03] [WRK-07]", async ({
  page,
  context,
}) => {
  await page.clock.install();
  // A call that is under way as the network goes would tell by itself.
  const entered = lastCallsAnswered(page);
  await enter(page, ACCOUNT);
  await isOnDevice(page);
  await entered;
  const opened = lastCallsAnswered(page);
  await page.goto("/sante/carnet/treatment/ongoing");
  await opened;
  const { received } = frameOf(page, "sante.carnet.treatment.ongoing");
  await expect(received("protocol")).toHaveText("connected");
  await expect(page.locator("[data-progress]")).toHaveCount(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const browserSays = async (online: boolean) => {
    await context.setOffline(!online);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(online);
  };
  await browserSays(false);
  await page.clock.runFor(TIMING.onlineEventDebounceMs - 1);
  await isInState(page, "ONLINE");
  await browserSays(true);
  await page.clock.runFor(TIMING.onlineEventDebounceMs);
  await isInState(page, "ONLINE");
  await browserSays(false);
  await page.clock.runFor(TIMING.onlineEventDebounceMs);
  await isInState(page, "OFFLINE");
  const shown = page.locator('iframe[data-app="sante"]').contentFrame().locator('[data-shown="network"]');
  await expect(shown).toHaveText("OFFLINE");
});
