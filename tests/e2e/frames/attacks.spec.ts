import { expect, type Frame, type Page, test } from "@playwright/test";
import { checkRegistry } from "../../../codegen/checkRegistry";
import { CALLS } from "../../../generated/calls";
import { FRAME_TIMING } from "../../../generated/settings";
import { baseWith, edited } from "../../codegen/registryFixture";
import { testInWholeChromium } from "../../support/wholeChromium";
import { hostileOrigin, startAgainst } from "../support/hostilePlace";
import { type HostileServer, startHostileServer } from "../support/hostileServer";
import { cardOf, expectUnharmed, greetShell, hears, hostileFrame, lastWords, openHostile, SYN, slotOf } from "../support/intruder";
import type { OwnServer } from "../support/ownServer";
import { enter, logOut, open } from "../support/shell";

const APP = "clarity";
const HOME = "/clarity/water/daily";
const OTHER = "/clarity/atmosphere/daily";
const PERSONA = "eleveur-mixte";

let hostile: HostileServer;
let server: OwnServer;
let evil = "";
let own = "";

test.beforeAll(async () => {
  hostile = await startHostileServer();
  own = hostileOrigin(hostile, APP);
  evil = hostileOrigin(hostile, "evil");
  server = await startAgainst(hostile, [APP]);
});
test.afterAll(async () => {
  await server.stop();
  await hostile.stop();
});
test.beforeEach(() => {
  hostile.answer = null;
});

/** Signs in and opens the hostile page in the frame of its application. */
async function intrude(page: Page): Promise<Frame> {
  await enter(page, PERSONA, server.address);
  return openHostile(page, APP, HOME);
}

/** The clock of the page, which is installed, goes on until the shell has missed the frame. */
async function expectMissed(page: Page): Promise<void> {
  const pass = async () => {
    await page.clock.runFor(FRAME_TIMING.heartbeatMs);
    return slotOf(page, APP, "connected").count();
  };
  await expect.poll(pass).toBe(0);
}

/** The page was taken away; its card brings it back. */
async function comeBack(page: Page): Promise<Frame> {
  await cardOf(page, "misbehaves").getByRole("button", { name: "Réessayer" }).press("Enter");
  const frame = await hostileFrame(page, APP);
  await greetShell(page, frame, APP);
  return frame;
}

async function nested(frame: Frame, src: string): Promise<Frame> {
  await frame.evaluate(
    (address) =>
      new Promise<void>((resolve) => {
        const inner = document.createElement("iframe");
        inner.onload = () => resolve();
        inner.src = address;
        document.body.append(inner);
      }),
    src,
  );
  const [inner] = frame.childFrames();
  if (!inner) throw new Error("no inner frame");
  return inner;
}

/** What the shell says to a window that is not the frame's own. */
async function answersTo(intruder: Frame, page: Page, frame: Frame): Promise<number> {
  await intruder.evaluate((syn) => {
    Reflect.set(window, "got", 0);
    window.addEventListener("message", () => Reflect.set(window, "got", Reflect.get(window, "got") + 1));
    for (let i = 0; i < 5; i++) window.top?.postMessage(syn, "*");
  }, SYN);
  await expectUnharmed(page, frame);
  return intruder.evaluate(() => Number(Reflect.get(window, "got")));
}

test("attack 1: a page of an unlisted origin is not loaded into the shell, and not heard from inside a frame", async ({ page }) => {
  const frame = await intrude(page);
  const inner = await nested(frame, `${evil}/inner`);
  expect(await answersTo(inner, page, frame)).toBe(0);
  const refused = await page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), { once: true });
        const element = document.createElement("iframe");
        element.src = address;
        document.body.append(element);
      }),
    `${evil}/`,
  );
  expect(refused).toBe("frame-src");
});

test("attack 2: another window of the right origin is not heard", async ({ page }) => {
  const frame = await intrude(page);
  expect(await answersTo(await nested(frame, `${own}/inner`), page, frame)).toBe(0);
});

test("attack 3: a frame opens no window, and a page that opens the shell loses its hold on it", async ({ page, context }) => {
  const frame = await intrude(page);
  expect(await frame.evaluate(() => window.open("/x") === null)).toBe(true);
  const outside = await context.newPage();
  await outside.goto(`${evil}/?shell=${server.address}`);
  const opened = context.waitForEvent("page");
  await outside.evaluate((address) => {
    Reflect.set(window, "opened", window.open(address));
  }, `${server.address}/welcome/login`);
  const shell = await opened;
  await expect(shell.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shell.evaluate(() => window.opener === null)).toBe(true);
  await outside.waitForFunction(() => Reflect.get(window, "opened").closed);
});

test("attack 4: a frame that is redirected to another origin is not loaded", async ({ page }) => {
  let redirected = 0;
  hostile.answer = ({ headers, url }, response) => {
    if (!headers.host?.startsWith(APP) || url === "/penpal.mjs") return false;
    redirected += 1;
    response.writeHead(302, { Location: `${evil}/` }).end();
    return true;
  };
  await enter(page, PERSONA, server.address);
  await open(page, HOME);
  await expect.poll(() => redirected).toBeGreaterThan(0);
  await expect(slotOf(page, APP, "loading")).toHaveCount(0);
  await expect(slotOf(page, APP, "connected")).toHaveCount(0);
  expect(page.frames().filter((one) => one.url().startsWith(evil))).toEqual([]);
});

test("attack 5: a frame that leads its window elsewhere after the handshake speaks for nobody any more", async ({ page }) => {
  await page.clock.install();
  const frame = await intrude(page);
  await lastWords(
    frame.evaluate((address) => {
      location.href = address;
    }, `${evil}/`),
  );
  await expectMissed(page);
  expect(page.frames().filter((one) => one.url().startsWith(evil))).toEqual([]);
  await expectUnharmed(page, null);
});

test("attack 6: what every object of JavaScript can do is no method", async ({ page }) => {
  const frame = await intrude(page);
  for (const path of [["constructor"], ["__proto__"], ["toString"], ["hasOwnProperty"]]) {
    const reply = await frame.evaluate(async (methodPath) => {
      const answer = window.wire.lastReply("c1");
      window.wire.raw({ type: "CALL", id: "c1", methodPath, args: ["return this"] });
      return answer;
    }, path);
    expect([path, reply.isError, reply.value]).toEqual([path, true, "failed"]);
    await expectUnharmed(page, frame);
  }
});

test("attack 6: a path of no name or several ends the conversation", async ({ page }) => {
  let frame = await intrude(page);
  for (const path of [["message", "constructor"], [], ["message", "call", "bind"]]) {
    await lastWords(frame.evaluate((methodPath) => window.wire.raw({ type: "CALL", id: "c1", methodPath, args: [] }), path));
    await expect(cardOf(page, "misbehaves"), path.join(".")).toBeVisible();
    await expectUnharmed(page, null);
    frame = await comeBack(page);
  }
});

test("attack 7: a message with a key that leads to a prototype ends the conversation and changes no object", async ({ page }) => {
  let frame = await intrude(page);
  for (const key of ["__proto__", "constructor", "prototype"]) {
    await lastWords(
      frame.evaluate((name) => {
        const payload = JSON.parse(`{ "title": "x", "${name}": { "isAdmin": true } }`);
        void window.wire.call("title", payload).catch(() => undefined);
      }, key),
    );
    await expect(cardOf(page, "misbehaves"), key).toBeVisible();
    expect(await page.evaluate(() => Reflect.get({}, "isAdmin"))).toBeUndefined();
    await expectUnharmed(page, null);
    frame = await comeBack(page);
  }
});

test("attack 8: extra keys and numbers of the wrong kind are refused by a code", async ({ page }) => {
  const frame = await intrude(page);
  const answers = await frame.evaluate(async () => {
    const { wire } = window;
    const title = { title: "x" };
    return {
      extraInPayload: (await wire.call("title", { ...title, more: 1 })).error,
      extraInEnvelope: (await wire.call("title", title, { more: 1 })).error,
      versionAsText: (await wire.call("title", title, { version: "1" })).error,
      versionWithPart: (await wire.call("title", title, { version: 1.5 })).error,
      epochBelowZero: (await wire.call("title", title, { epoch: -1 })).error,
      epochAsList: (await wire.call("title", title, { epoch: [1] })).error,
      titleAsNumber: (await wire.call("title", { title: 1 })).error,
    };
  });
  expect(answers).toEqual({
    extraInPayload: "bad-payload",
    extraInEnvelope: "bad-message",
    versionAsText: "bad-message",
    versionWithPart: "bad-message",
    epochBelowZero: "bad-message",
    epochAsList: "bad-message",
    titleAsNumber: "bad-payload",
  });
  await expectUnharmed(page, frame);
});

test("attack 8: a value that no JSON can hold ends the conversation", async ({ page }) => {
  let frame = await intrude(page);
  for (const value of ["NaN", "Infinity", "1n", "new Date()", "new Map([[1, 2]])"]) {
    await lastWords(
      frame.evaluate((text) => {
        void window.wire.call("title", { title: new Function(`return ${text}`)() }).catch(() => undefined);
      }, value),
    );
    await expect(cardOf(page, "misbehaves"), value).toBeVisible();
    frame = await comeBack(page);
  }
});

const HEAVY = {
  "50 MB": "'x'.repeat(50 * 1024 * 1024)",
  "a million elements": "Array.from({ length: 1_000_000 }, () => 0)",
  "a million holes": "new Array(1_000_000)",
  "a depth of 20,000": "(() => { let deep = 0; for (let i = 0; i < 20_000; i++) deep = [deep]; return deep; })()",
  "a cycle": "(() => { const round = []; round.push(round); return round; })()",
};
for (const [what, text] of Object.entries(HEAVY))
  test(`attack 9: a payload of ${what} ends the conversation, and the shell answers on`, async ({ page }) => {
    const frame = await intrude(page);
    const isSent = frame.evaluate((source) => {
      try {
        window.wire.raw({ type: "CALL", id: "c1", methodPath: ["message"], args: [new Function(`return ${source}`)()] });
        return true;
      } catch {
        // The browser itself does not send what is too deep.
        return false;
      }
    }, text);
    const sent = (await lastWords(isSent)) ?? true;
    if (sent) await expect(cardOf(page, "misbehaves")).toBeVisible();
    await expectUnharmed(page, sent ? null : frame);
  });

test("attack 10: navigate takes names only: no javascript:, no //x, no NUL, no ../", async ({ page }) => {
  const frame = await intrude(page);
  const before = page.url();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  const names = [
    "javascript:alert(1)",
    "//evil.example",
    "https://evil.example",
    "clarity.water.daily%00",
    "clarity.water.daily\0",
    "../x",
    "/",
    "",
  ];
  for (const route of names) {
    const answer = await frame.evaluate((name) => window.wire.call("navigate", { route: name, params: {}, query: {} }), route);
    expect([route, answer.ok]).toEqual([route, false]);
  }
  for (const id of ["..", ".", "a\0b"]) {
    const answer = await frame.evaluate(
      (value) => window.wire.call("navigate", { route: "card.detail", params: { id: value }, query: {} }),
      id,
    );
    expect([id, answer.ok]).toEqual([id, false]);
  }
  expect([page.url(), dialogs]).toEqual([before, []]);
  await expectUnharmed(page, frame);
});

test("attack 11: a route without the grant is refused with the reason, and the shell stays where it is", async ({ page }) => {
  const frame = await intrude(page);
  const before = page.url();
  const answer = await frame.evaluate(() => window.wire.call("navigate", { route: "icowdesk.home.map", params: {}, query: {} }));
  expect([answer.ok, page.url()]).toEqual([false, before]);
  expect(answer.error).toMatch(/granted|multi-herd-only/);
  await expectUnharmed(page, frame);
});

test("attack 12: what the registry does not allow an application is refused", async ({ page }) => {
  const frame = await intrude(page);
  const answers = await frame.evaluate(async () => [
    (await window.wire.call("disconnect", {})).error,
    (await window.wire.call("login", { numCheptel: "FR1" })).error,
  ]);
  expect(answers).toEqual(["not-allowed", "not-allowed"]);
  await expectUnharmed(page, frame);
});

test("attack 14: what was said for another session or herd is refused, and after the logout there is nobody to say it", async ({
  page,
}) => {
  const frame = await intrude(page);
  const answers = await frame.evaluate(async () => {
    const { wire } = window;
    return [
      (await wire.call("getUser", {}, { epoch: wire.epoch - 1 })).error,
      (await wire.call("getUser", {}, { epoch: wire.epoch + 1 })).error,
      (await wire.call("getUser", {}, { herd: "FR99999999" })).error,
      (await wire.call("getUser", {}, { herd: null })).error,
    ];
  });
  expect(answers).toEqual(["stale-epoch", "stale-epoch", "other-herd", "other-herd"]);
  await expectUnharmed(page, frame);
  // A press beside the panel closes it, should Escape have come before it could.
  await page.mouse.click(700, 740);
  await expect(page.locator("[data-tile]").first()).toBeHidden();
  await logOut(page);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("attack 15: replies that come twice, or that nobody asked for, change nothing", async ({ page }) => {
  await page.clock.install();
  const frame = await intrude(page);
  await frame.evaluate(() => {
    const { wire } = window;
    wire.answer = ({ id }) => {
      for (const callId of ["unknown", "1", "2", "constructor"])
        wire.raw({ type: "REPLY", callId, value: { id, ok: true, value: "forged" } });
      return { id, ok: true, value: null };
    };
  });
  await page.clock.runFor(FRAME_TIMING.heartbeatMs);
  await hears(frame, "ping");
  await open(page, OTHER);
  await hears(frame, "open");
  await expectUnharmed(page, frame);
  await expect(slotOf(page, APP, "connected")).toBeAttached();
});

test("attack 17: a flood of handshakes ends the conversation, and the shell answers on", async ({ page }) => {
  const frame = await intrude(page);
  await lastWords(
    frame.evaluate((syn) => {
      for (let i = 0; i < 2000; i++) window.parent.postMessage({ ...syn, participantId: `p${i}` }, "*");
    }, SYN),
  );
  await expect(cardOf(page, "misbehaves")).toBeVisible();
  await expectUnharmed(page, null);
});

test("attack 18: an error crosses over as a code: no stack, no secret, on neither side", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const frame = await intrude(page);
  const reply = await frame.evaluate(async () => {
    const answer = window.wire.lastReply("c9");
    window.wire.raw({ type: "CALL", id: "c9", methodPath: ["nothing"], args: [] });
    return JSON.stringify(await answer);
  });
  expect(reply).not.toMatch(/stack|\.js|http/);
  await hears(frame, "ping");
  // The page is loaded again for its error: what it was asked is remembered by its server.
  const asked: unknown[] = [];
  hostile.answer = ({ url }) => {
    asked.push(url);
    return false;
  };
  await frame.evaluate(() => {
    window.wire.answer = ({ type }) => {
      navigator.sendBeacon(`/asked/${type}`);
      throw new Error("secret of the frame");
    };
  });
  await open(page, OTHER);
  await expect.poll(() => asked).toContain("/asked/open");
  // It does not greet anew. The driver loses sight of a frame that changes its process twice in a moment: the shell is asked.
  await expect(slotOf(page, APP, "unconnected")).toBeVisible();
  expect(await page.locator("body").textContent()).not.toContain("secret of the frame");
  expect(said.join("\n")).not.toContain("secret of the frame");
});

test("attack 19: a frame of the shell's own origin that could take off its sandbox is refused when it is built, unless declared trusted", () => {
  const codes = (more: string) =>
    checkRegistry(baseWith(edited("applications/herd/sensors.yaml", "  base: /sensors\n", `  base: /sensors\n${more}`)), {}).findings.map(
      ({ code }) => code,
    );
  const both = "  sandbox: [allow-scripts, allow-same-origin]\n";
  expect(codes(both)).toEqual(["sandbox-no-help"]);
  expect(codes(`${both}  trusted: true\n`)).toEqual([]);
});

test("attack 19: a frame on an origin of its own reaches neither its element nor anything of the shell", async ({ page }) => {
  const frame = await intrude(page);
  const reached = await frame.evaluate(() => {
    const tried = (look: () => unknown) => {
      try {
        return look() ?? null;
      } catch (error) {
        return error instanceof DOMException ? error.name : "error";
      }
    };
    return [tried(() => window.frameElement), tried(() => window.parent.document), tried(() => window.parent.localStorage)];
  });
  expect(reached).toEqual([null, "SecurityError", "SecurityError"]);
});

testInWholeChromium("attack 20: no top navigation, no download, no geolocation without an entry", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  const frame = await intrude(page);
  const before = page.url();
  const refusals: string[] = [];
  page.on("console", (message) => refusals.push(message.text()));
  page.on("download", () => refusals.push("downloaded"));
  const led = await frame.evaluate((address) => {
    try {
      if (window.top) window.top.location.href = address;
      return "led";
    } catch (error) {
      return error instanceof DOMException ? error.name : "error";
    }
  }, `${evil}/`);
  expect(led).toBe("SecurityError");
  await frame.evaluate(() => {
    const link = document.createElement("a");
    link.download = "x.txt";
    link.href = "data:text/plain,x";
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => refusals.some((text) => /download/i.test(text))).toBe(true);
  expect(refusals).not.toContain("downloaded");
  const position = await frame.evaluate(
    () =>
      new Promise<number>((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve(0),
          ({ code }) => resolve(code),
        ),
      ),
  );
  expect(position).toBe(1);
  expect(page.url()).toBe(before);
  await expectUnharmed(page, frame);
});

test("attack 20: calls of the server are out of reach from the origin of a frame, and no cookie goes there", async ({ page, context }) => {
  const cookies: string[] = [];
  hostile.answer = ({ headers }) => {
    if (headers.cookie) cookies.push(headers.cookie);
    return false;
  };
  const frame = await intrude(page);
  expect((await context.cookies(`${server.address}${CALLS.refresh.path}`)).length).toBeGreaterThan(0);
  const answers = await frame.evaluate(
    async ({ shell, paths }) => {
      const tried = async (address: string) => {
        try {
          return (await fetch(address, { credentials: "include" })).status;
        } catch {
          return "blocked";
        }
      };
      await tried(`${location.origin}${paths[0]}`);
      return Promise.all(paths.map((path) => tried(shell + path)));
    },
    { shell: server.address, paths: [CALLS.refresh.path, CALLS.ping.path, "/"] },
  );
  expect(answers).toEqual(["blocked", "blocked", "blocked"]);
  expect(cookies).toEqual([]);
});

test("attack 21: a page that is not listed shows the shell in no frame of its own", async ({ page }) => {
  hostile.answer = ({ url }, response) => {
    if (url !== "/around") return false;
    response.setHeader("Content-Type", "text/html").end(`<iframe src="${server.address}/welcome/login"></iframe>`);
    return true;
  };
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(`${evil}/around`);
  await expect.poll(() => said.some((text) => text.includes("frame-ancestors"))).toBe(true);
  await expect(page.frameLocator("iframe").locator('input[name="login"]')).toHaveCount(0);
});

test("a page that leads its own window to the shell is shown none of its pages, and is known to be gone", async ({ page }) => {
  await page.clock.install();
  const frame = await intrude(page);
  await lastWords(
    frame.evaluate((address) => {
      window.location.href = `${address}/welcome/forgotten`;
    }, server.address),
  );
  await expectMissed(page);
  const shells = page.frames().filter((one) => one.parentFrame() !== null && one.url().startsWith(`${server.address}/welcome`));
  expect(shells).toEqual([]);
  await expectUnharmed(page, null);
});

test("attack 22: a flood of reloads from a window that is no listed parent reloads nothing", async ({ page }) => {
  const frame = await intrude(page);
  await page.evaluate(() => Reflect.set(window, "mark", "same page"));
  await lastWords(
    frame.evaluate(() => {
      for (let i = 0; i < 1000; i++) window.top?.postMessage({ type: "reload" }, "*");
    }),
  );
  // What it sends counts, whatever it is: the page that floods is taken away.
  await expect(cardOf(page, "misbehaves")).toBeVisible();
  await expectUnharmed(page, null);
  expect(await page.evaluate(() => Reflect.get(window, "mark"))).toBe("same page");
});
