import { expect, test } from "@playwright/test";
import { FRAME_TIMING } from "../../../generated/settings";
import { startAgainst } from "../support/hostilePlace";
import { type HostileServer, startHostileServer } from "../support/hostileServer";
import { cardOf, expectUnharmed, hears, hostileFrame, lastWords, openHostile, slotOf } from "../support/intruder";
import { breakRoute } from "../support/network/breakRoute";
import type { OwnServer } from "../support/ownServer";
import { enter, open } from "../support/shell";

const APP = "clarity";
const HOME = "/clarity/water/daily";
const OTHER = "/clarity/atmosphere/daily";
const PERSONA = "eleveur-mixte";

let hostile: HostileServer;
let server: OwnServer;

test.beforeAll(async () => {
  hostile = await startHostileServer();
  server = await startAgainst(hostile, [APP]);
});
test.afterAll(async () => {
  await server.stop();
  await hostile.stop();
});
test.beforeEach(() => {
  hostile.answer = null;
});

test("fault: a frame that never answers has a card in time, and costs the shell nothing", async ({ page }) => {
  await page.clock.install();
  const waiting: (() => void)[] = [];
  hostile.answer = ({ url }, response) => {
    if (!url?.startsWith("/clarity/")) return false;
    waiting.push(() => response.end());
    return true;
  };
  await enter(page, PERSONA, server.address);
  await open(page, HOME);
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await expectUnharmed(page, null);
  await page.clock.runFor(20_000);
  await expect(cardOf(page, "notAnswering")).toBeVisible();
  for (const end of waiting) end();
});

test("fault: an application that answers with an error is not shown; a card names it and opens it once it is well", async ({ page }) => {
  await enter(page, PERSONA);
  const mend = await breakRoute(page, /\/card\/$/, (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" }),
  );
  await open(page, "/detail/FR1234567890");
  const card = cardOf(page, "serverError");
  await expect(card).toContainText("a répondu par une erreur");
  await expect(page.locator('iframe[data-app="card"]')).toHaveCount(0);
  mend();
  await card.getByRole("button", { name: "Réessayer" }).click();
  await expect(slotOf(page, "card", "connected")).toBeAttached();
});

test("fault: a frame that reloads every 100 ms is taken away, and the shell goes on", async ({ page }) => {
  let loads = 0;
  hostile.answer = ({ url }, response) => {
    if (!url?.startsWith("/clarity/")) return false;
    loads += 1;
    response.setHeader("Content-Type", "text/html").end("<script>setTimeout(() => location.reload(), 100)</script>");
    return true;
  };
  // However slow the machine is, all of them fall into the same ten seconds of the shell.
  await page.clock.setFixedTime(new Date());
  await enter(page, PERSONA, server.address);
  await open(page, HOME);
  await expect(cardOf(page, "misbehaves")).toBeVisible();
  await expect(page.locator(`iframe[data-app="${APP}"]`)).toHaveCount(0);
  const stopped = loads;
  expect(stopped).toBeGreaterThan(1);
  await expectUnharmed(page, null);
  expect(loads).toBe(stopped);
});

test("fault: a page that refuses to be framed is not taken for a connected one", async ({ page }) => {
  let asked = 0;
  hostile.answer = ({ url }, response) => {
    if (!url?.startsWith("/clarity/")) return false;
    asked += 1;
    response.writeHead(200, { "Content-Type": "text/html", "X-Frame-Options": "DENY" }).end("no");
    return true;
  };
  await enter(page, PERSONA, server.address);
  await open(page, HOME);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(slotOf(page, APP, "loading")).toHaveCount(0);
  await expect(slotOf(page, APP, "connected")).toHaveCount(0);
  await expectUnharmed(page, null);
});

test("fault: a page that speaks an old version has a card that says so", async ({ page }) => {
  await enter(page, PERSONA, server.address);
  await open(page, HOME);
  const frame = await hostileFrame(page, APP);
  await lastWords(frame.evaluate(() => void window.wire.greet([999]).catch(() => undefined)));
  await expect(cardOf(page, "oldVersion")).toBeVisible();
  await expectUnharmed(page, null);
});

test("fault: a frame that goes away in the middle of a call is loaded again", async ({ page }) => {
  await enter(page, PERSONA, server.address);
  const frame = await openHostile(page, APP, HOME);
  await hears(frame, "ping");
  await frame.evaluate(() => {
    window.wire.answer = ({ id, type }) => {
      if (type !== "open") return { id, ok: true, value: null };
      location.replace("/elsewhere");
      return new Promise(() => undefined);
    };
  });
  // Each page says to its server where it stands: the driver loses sight of a frame that changes its process twice in a moment.
  const stood: unknown[] = [];
  hostile.answer = ({ url }, response) => {
    stood.push(url);
    if (url?.startsWith("/stands")) return false;
    response
      .setHeader("Content-Type", "text/html")
      .end("<script>navigator.sendBeacon('/stands' + location.pathname + location.hash.slice(1))</script>");
    return true;
  };
  await open(page, OTHER);
  await expect.poll(() => stood).toContainEqual(expect.stringMatching(/^\/stands\/clarity\/.*atmosphere/));
  expect(stood).toContain("/elsewhere");
  await expectUnharmed(page, null);
});

test("fault: a frame that computes without end has a card in time, is shown again when it answers, and the shell goes on", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, PERSONA, server.address);
  const frame = await openHostile(page, APP, HOME);
  const beats = () => frame.evaluate(() => window.wire.heard.filter(({ type }) => type === "ping").length);
  await page.clock.runFor(FRAME_TIMING.heartbeatMs);
  await expect.poll(beats).toBeGreaterThan(0);
  // Pages beside it may be late for a clock that jumps.
  const card = page.locator('[data-shown="true"] [data-failure="notAnswering"]');
  // Its page stays, silent, as one that computes does.
  await frame.evaluate(() => {
    window.wire.answer = () => new Promise(() => undefined);
  });
  const answered = await beats();
  // One heartbeat at a time: the shell may still be reading the last answer, and counts from then.
  await expect
    .poll(async () => {
      await page.clock.runFor(FRAME_TIMING.heartbeatMs);
      return card.isVisible();
    })
    .toBe(true);
  expect((await beats()) - answered).toBeGreaterThanOrEqual(2);
  await expectUnharmed(page, frame);
  await frame.evaluate(() => {
    window.wire.answer = ({ id }) => ({ id, ok: true, value: null });
  });
  await page.clock.runFor(FRAME_TIMING.heartbeatMs * 2);
  await expect(card).toHaveCount(0);
  await expect(slotOf(page, APP, "connected")).toBeAttached();
});

test("a message of a window that was taken away meanwhile is no failure of the shell", async ({ page }) => {
  const failures: Error[] = [];
  page.on("pageerror", (failure) => failures.push(failure));
  await enter(page, PERSONA);
  await expect(page.locator('[data-shown="true"][data-state="connected"]')).toBeAttached();
  await page.evaluate(() => {
    const gone = document.body.appendChild(document.createElement("iframe"));
    const source = gone.contentWindow;
    gone.remove();
    window.dispatchEvent(new MessageEvent("message", { source, data: "late" }));
  });
  // The browser reports a failure of a handler before the next answer.
  await page.evaluate(() => undefined);
  expect(failures).toEqual([]);
});
