import { expect, type Frame, type FrameLocator, type Page, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { PERSONAS } from "../../../generated/personas";
import { DEMO, FRAME_TIMING, TIMING } from "../../../generated/settings";
import { startAgainst } from "../support/hostilePlace";
import { type HostileServer, startHostileServer } from "../support/hostileServer";
import { expectUnharmed, openHostile } from "../support/intruder";
import { DESKTOP, rail } from "../support/layout";
import type { OwnServer } from "../support/ownServer";
import { type BuiltCopy, builtCopy } from "../support/projectCopy";
import { enter, logOut, open } from "../support/shell";

/** Two applications on origins of their own, which may do what few others may. */
const FIRST = { app: "clarity", href: "/clarity/water/daily" };
const SECOND = { app: "crop-tracker", href: "/alimentation/crop-tracker/home/main" };
const MAY = "  calls: [storageRead, storageStore, storageAction, syncSafe]\n";
const PERSONA = "technicien-multi";
const HERDS: readonly { readonly numCheptel: string }[] = PERSONAS[PERSONA].herds;
const SECRET = "a secret of this test";

let hostile: HostileServer;
let copy: BuiltCopy;
let server: OwnServer;
let parent = "";

test.use({ viewport: DESKTOP });
// One worker: a product is built for it.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  hostile = await startHostileServer();
  parent = `http://127.0.0.1:${hostile.port}`;
  const allow = (text: string) => text.replace(/^ {2}origin: .*\n/m, (line) => line + MAY);
  copy = builtCopy({
    "applications/pilotage/clarity.yaml": allow,
    "applications/alimentation/crop-tracker.yaml": allow,
    "settings/frames.yaml": (text) => text.replace(/^ {2}parents: \[\]/m, `  parents: ["${parent}"]`),
  });
  server = await startAgainst(hostile, [FIRST.app, SECOND.app], copy.root);
});
test.afterAll(async () => {
  await server.stop();
  await hostile.stop();
  copy.remove();
});
test.beforeEach(() => {
  hostile.answer = null;
});

/** Goes to a herd as a person does: by its place in the list, or one by its number, as those used last stand on top. */
async function chooseHerd(page: Page, which: number | string): Promise<string> {
  await rail(page).herds.click();
  const list = page.getByRole("dialog", { name: "Élevages" });
  const herd =
    typeof which === "number"
      ? list.locator("[data-herd-choice]:not([aria-current])").nth(which)
      : list.locator(`[data-herd-choice="${which}"]`);
  const name = (await herd.getAttribute("data-herd-choice")) ?? "";
  await herd.click();
  await expect(page.getByRole("banner").locator(`[data-herd="${name}"]`)).toBeVisible();
  return name;
}

async function intrude(page: Page): Promise<Frame> {
  await enter(page, PERSONA, server.address);
  await chooseHerd(page, 0);
  return openHostile(page, FIRST.app, FIRST.href);
}

const call = (frame: Frame, type: string, payload: unknown, over: object = {}) =>
  frame.evaluate(([name, what, more]) => window.wire.call(name, what, more), [type, payload, over] as const);

test("attack 13: what one application has stored is out of reach of another, whatever name it gives", async ({ page }) => {
  const first = await intrude(page);
  expect((await call(first, "storageStore", { index: "weights", value: SECRET })).ok).toBe(true);
  const key = (await call(first, "datexStore", { domain: "weights", value: SECRET })).value;
  expect(key).toEqual(expect.any(String));
  const second = await openHostile(page, SECOND.app, SECOND.href);
  const herd = await second.evaluate(() => window.wire.herd);
  const indexes = ["weights", `${FIRST.app}.weights`, `${FIRST.app}/weights`, `../${FIRST.app}/weights`, JSON.stringify([herd, FIRST.app])];
  for (const index of indexes)
    expect([index, await call(second, "storageRead", { index })]).toEqual([index, { id: "7", ok: true, value: null }]);
  const named = { index: "weights", application: FIRST.app };
  expect(await call(second, "storageRead", named)).toEqual({ id: "7", ok: false, error: "bad-payload" });
  expect((await call(second, "storageRead", { index: "weights" }, { application: FIRST.app })).ok).toBe(false);
  for (const guess of ["", "weights", "*", "0", "__proto__"]) {
    const { value = null } = await call(second, "datexRead", { domain: "weights", key: guess });
    expect([guess, value]).toEqual([guess, null]);
  }
  // Nor does it change what is there.
  expect((await call(second, "storageStore", { index: "weights", value: "forged" })).ok).toBe(true);
  await open(page, FIRST.href);
  expect((await call(first, "storageRead", { index: "weights" })).value).toBe(SECRET);
  expect((await call(first, "datexRead", { domain: "weights", key })).value).toBe(SECRET);
});

test("attack 14: what was said before a herd switch is refused after it, and reads and writes nothing", async ({ page }) => {
  const frame = await intrude(page);
  const before = await frame.evaluate(() => ({ epoch: window.wire.epoch, herd: window.wire.herd }));
  expect((await call(frame, "storageStore", { index: "weights", value: SECRET })).ok).toBe(true);
  const after = await chooseHerd(page, 3);
  expect(after).not.toBe(before.herd);
  await open(page, FIRST.href);
  const told = () =>
    frame.evaluate(() => window.wire.heard.filter(({ type }) => type === "context").map(({ epoch, herd }) => ({ epoch, herd })));
  await expect.poll(async () => (await told()).at(-1)?.herd).toBe(after);
  const now = (await told()).at(-1);
  const attempts: readonly (readonly [string, unknown])[] = [
    ["getUser", {}],
    ["storageRead", { index: "weights" }],
    ["storageStore", { index: "weights", value: "replayed" }],
    ["storageAction", { index: "weights", payload: "replayed" }],
    ["navigate", { route: "clarity.water.daily", params: {}, query: {} }],
  ];
  for (const [type, payload] of attempts) {
    expect([type, (await call(frame, type, payload, before)).error]).toEqual([type, "stale-epoch"]);
    expect([type, (await call(frame, type, payload, { ...now, herd: before.herd })).error]).toEqual([type, "other-herd"]);
    expect([type, (await call(frame, type, payload, { ...now, herd: null })).error]).toEqual([type, "other-herd"]);
  }
  expect(await call(frame, "storageRead", { index: "weights" }, now)).toEqual({ id: "7", ok: true, value: null });
  await chooseHerd(page, before.herd ?? "");
  await open(page, FIRST.href);
  await expect.poll(async () => (await told()).at(-1)?.herd).toBe(before.herd);
  const back = (await told()).at(-1);
  expect((await call(frame, "storageRead", { index: "weights" }, back)).value).toBe(SECRET);
  // The same herd again is another time: nothing of the first one counts.
  expect((await call(frame, "getUser", {}, before)).error).toBe("stale-epoch");
});

test("attack 14: what was said before a logout is refused after it, also to a page that comes again with the next user", async ({
  page,
}) => {
  const frame = await intrude(page);
  const before = await frame.evaluate(() => ({ epoch: window.wire.epoch, herd: window.wire.herd }));
  expect((await call(frame, "storageStore", { index: "weights", value: SECRET })).ok).toBe(true);
  const key = (await call(frame, "datexStore", { domain: "weights", value: SECRET })).value;
  await logOut(page);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(frame.isDetached()).toBe(true);
  await page.getByLabel("Identifiant", { exact: true }).fill(PERSONA);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO.password);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await chooseHerd(page, 0);
  const again = await openHostile(page, FIRST.app, FIRST.href);
  for (const [type, payload] of [
    ["getUser", {}],
    ["storageRead", { index: "weights" }],
    ["datexRead", { domain: "weights", key }],
  ] as const)
    expect([type, (await call(again, type, payload, before)).error]).toEqual([type, "stale-epoch"]);
  // With what it is told now it is heard, and finds nothing of before.
  expect(await call(again, "storageRead", { index: "weights" })).toEqual({ id: "7", ok: true, value: null });
  expect(await call(again, "datexRead", { domain: "weights", key })).toEqual({ id: "7", ok: true, value: null });
  await expectUnharmed(page, again);
});

test("attack 16: syncSafe for a herd the user does not follow, or for 501 herds, is refused and sends nothing", async ({ page }) => {
  const frame = await intrude(page);
  const own = HERDS.map(({ numCheptel }) => numCheptel);
  const ask = (numCheptels: unknown) => call(frame, "syncSafe", { numCheptels, timeout: 1000, network: "ONLINE", back: true });
  const many = (count: number) => Array.from({ length: count }, (_, at) => own[at % own.length]);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  const url = page.url();
  expect((await ask(["FR99999999"])).error).toBe("other-herd");
  expect((await ask([...own, "FR99999999"])).error).toBe("other-herd");
  expect((await ask(["__proto__"])).error).toBe("other-herd");
  expect((await ask(many(501))).error).toBe("bad-payload");
  expect((await ask([])).error).toBe("bad-payload");
  expect(sent).not.toContain(CALLS.syncActions.path);
  expect(page.url()).toBe(url);
  expect(await ask(many(500))).toEqual({ id: "7", ok: true, value: { status: 1 } });
  await expectUnharmed(page, frame);
});

test("attack 18: what fails inside the shell reaches the frame as a code alone, not with the secret in its error", async ({ page }) => {
  const frame = await intrude(page);
  // The database of the device is broken, and says why.
  await page.evaluate((secret) => {
    const fail = () => {
      throw new Error(secret);
    };
    for (const name of ["add", "put", "get", "getAll", "index", "openCursor", "count"]) Reflect.set(IDBObjectStore.prototype, name, fail);
    Reflect.set(IDBDatabase.prototype, "transaction", fail);
  }, SECRET);
  const crossed = await frame.evaluate(async () => {
    const { wire } = window;
    const answer = wire.lastReply("c1");
    const payload = { index: "weights", payload: 1 };
    const message = { version: 1, type: "storageAction", id: "7", epoch: wire.epoch, herd: wire.herd, payload };
    wire.raw({ type: "CALL", id: "c1", methodPath: ["message"], args: [message] });
    return answer;
  });
  expect(crossed.value).toEqual({ id: "7", ok: false, error: "failed" });
  expect(JSON.stringify(crossed)).not.toMatch(/secret|stack|Error|\.js/);
  await expectUnharmed(page, frame);
});

test("attack 22: a flood of reloads from a listed parent reloads once, and once a minute at most", async ({ page }) => {
  hostile.answer = ({ url }, response) => {
    if (url !== "/around") return false;
    const listen = "onmessage = ({ data }) => told.push(data.type)";
    const body = `<!doctype html><title>around</title><script>const told = []; ${listen}</script><iframe src="${server.address}/welcome/login" style="width:100%;height:700px"></iframe>`;
    response.setHeader("Content-Type", "text/html").end(body);
    return true;
  };
  await page.clock.install();
  await page.goto(`${parent}/around`);
  const shell = page.frameLocator("iframe").first();
  await shell.getByLabel("Identifiant", { exact: true }).fill(PERSONA);
  await shell.getByLabel("Mot de passe", { exact: true }).fill(DEMO.password);
  await shell.getByLabel("Mot de passe", { exact: true }).press("Enter");
  await expect(shell.locator('[data-state="connected"]').first()).toBeAttached();
  const flood = async () => {
    await page.evaluate(() => {
      for (let at = 0; at < 1000; at++) window.frames[0]?.postMessage({ type: "reload" }, "*");
    });
    await answers(shell);
    await page.clock.runFor(TIMING.updateLoaderReloadMs + 100);
    return page.evaluate("told.filter((type) => type === 'reload').length");
  };
  // What hears the parent comes after the first frame.
  await expect.poll(flood).toBe(1);
  for (let again = 0; again < 5; again++) expect(await flood()).toBe(1);
  await page.clock.runFor(FRAME_TIMING.parentReloadGapMs);
  expect(await flood()).toBe(2);
  await expect(shell.locator('[data-state="connected"]').first()).toBeAttached();
});

/** The shell is there and does what is pressed. */
async function answers(shell: FrameLocator): Promise<void> {
  await shell
    .locator("[data-tab]")
    .first()
    .evaluate((tab) => new Promise((resolve) => requestAnimationFrame(() => resolve(tab.isConnected))));
}
