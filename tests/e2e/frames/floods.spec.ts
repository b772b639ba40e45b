import { expect, type Frame, test } from "@playwright/test";
import { RATE_LIMITS } from "../../../src/flows/frames/messageRateLimits";
import { startAgainst } from "../support/hostilePlace";
import { type HostileServer, startHostileServer } from "../support/hostileServer";
import { cardOf, expectUnharmed, lastWords, openHostile } from "../support/intruder";
import type { OwnServer } from "../support/ownServer";
import { enter } from "../support/shell";

const APP = "clarity";

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

const FLOODS: Readonly<Record<string, (frame: Frame) => Promise<unknown>>> = {
  "messages of a window inside it": (frame) =>
    frame.evaluate(() => {
      const inner = document.createElement("iframe");
      inner.srcdoc = "<script>for (let n = 0; n < 2000; n++) top.postMessage(n, '*')</script>";
      document.body.append(inner);
    }),
  "one message of a million values that is no part of the protocol": (frame) =>
    frame.evaluate(() => window.parent.postMessage(new Array(1_000_000).fill(0), "*")),
  "calls of nine thousand values": (frame) =>
    frame.evaluate(() => {
      const values = Array.from({ length: 9000 }, () => 0);
      for (let n = 0; n < 40; n++) void window.wire.call("report", values).catch(() => undefined);
    }),
  "a message with hundreds of ports": (frame) =>
    frame.evaluate(() =>
      window.parent.postMessage(
        0,
        "*",
        Array.from({ length: 300 }, () => new MessageChannel().port1),
      ),
    ),
  "a message of a former version of the library": (frame) => frame.evaluate(() => window.parent.postMessage({ penpal: "synAck" }, "*")),
  "fifty megabytes in a buffer": (frame) => frame.evaluate(() => window.parent.postMessage(new ArrayBuffer(50_000_000), "*")),
};

for (const [what, flood] of Object.entries(FLOODS))
  test(`a page is taken away for ${what}, and the shell answers on`, async ({ page }) => {
    await enter(page, "eleveur-mixte", server.address);
    const frame = await openHostile(page, APP, "/clarity/water/daily");
    await lastWords(flood(frame));
    await expect(cardOf(page, "misbehaves")).toBeVisible();
    await expectUnharmed(page, null);
  });

test("a page that leads somewhere two hundred times fills no history: after a few it is answered that these are too many", async ({
  page,
}) => {
  await enter(page, "eleveur-mixte", server.address);
  const frame = await openHostile(page, APP, "/clarity/water/daily");
  const before = await page.evaluate(() => history.length);
  const answers = await frame.evaluate(async () => {
    const said = [];
    for (let n = 0; n < 200; n++)
      said.push(await window.wire.call("navigate", { route: "clarity.water.daily", params: {}, query: { n: String(n) } }));
    return said.map(({ ok, error }) => (ok ? "ok" : error));
  });
  expect(answers.filter((answer) => answer === "ok").length).toBeLessThanOrEqual(2 * RATE_LIMITS.navigate.count);
  expect(answers.at(-1)).toBe("too-many");
  expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(2 * RATE_LIMITS.navigate.count);
});

test("a page leads to no address that is longer than servers take; what it leads to can be loaded again", async ({ page }) => {
  await enter(page, "eleveur-mixte", server.address);
  const frame = await openHostile(page, APP, "/clarity/water/daily");
  const lead = (values: number) =>
    frame.evaluate(
      (count) =>
        window.wire.call("navigate", {
          route: "clarity.water.daily",
          params: {},
          query: Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, "é".repeat(600)])),
        }),
      values,
    );
  expect((await lead(1)).ok).toBe(true);
  await expect(page).toHaveURL(/[?]n0=/);
  const before = page.url();
  expect((await lead(30)).error).toBe("too-large");
  expect(page.url()).toBe(before);
  expect((await page.reload())?.status()).toBe(200);
});
