import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { FRAME_TIMING } from "../../../generated/settings";
import { freePort, hostileOrigin, startAgainst } from "../support/hostilePlace";
import { HOSTILE_PAGE, type HostileServer, startHostileServer } from "../support/hostileServer";
import { expectUnharmed, openHostile, slotOf } from "../support/intruder";
import { DESKTOP } from "../support/layout";
import type { OwnServer } from "../support/ownServer";
import { enter } from "../support/shell";

const APP = "clarity";
const HOME = "/clarity/water/daily";
const PERSONA = "eleveur-mixte";

// The driver cannot record a browser to which it connects twice: "Tracing has been already started".
test.use({ trace: "off" });

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

test("fault: a frame whose process crashes has words in time and comes back by them, and the shell goes on", async ({ launchOptions }) => {
  // The driver stumbles over a page of which a process crashes: it looks away meanwhile, and a new connection goes on with it.
  const port = await freePort();
  // Each connection finds the window as it is: the size that another one has set went with it.
  const { width, height } = DESKTOP;
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`, `--window-size=${width},${height}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const connected = async (run: (driver: Browser) => Promise<void>) => {
    const driver = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await run(driver);
    await driver.close();
  };
  try {
    await connected(async (driver) => {
      const page = await newPage(driver);
      await enter(page, PERSONA, server.address);
      await openHostile(page, APP, HOME);
    });
    await crashHostile(browser);
    hostile.answer = ({ url }, response) => {
      if (!url?.startsWith("/clarity/")) return false;
      response.setHeader("Content-Type", "text/html").end(`${HOSTILE_PAGE}<script type="module">void wire.greet()</script>`);
      return true;
    };
    await connected(async (driver) => {
      const page = shellIn(driver);
      // A note by the load of the browser's own page in its place, which does not always come; else a card by the heartbeat.
      const said = page.locator('[data-outside="lost"], [data-failure="notAnswering"]');
      await expectUnharmed(page, null);
      await expect(said).toBeVisible({ timeout: FRAME_TIMING.heartbeatMs * 6 });
      await expectUnharmed(page, null);
      await said.getByRole("button").click();
      await expect(slotOf(page, APP, "connected")).toBeAttached();
      await expect(said).toHaveCount(0);
    });
  } finally {
    await browser.close();
  }
});

function shellIn(driver: Browser): Page {
  const pages = driver.contexts().flatMap((context) => context.pages());
  const shell = pages.find((page) => page.url().startsWith(server.address));
  if (!shell) throw new Error("the shell has gone as well");
  return shell;
}

async function newPage(driver: Browser): Promise<Page> {
  const [context] = driver.contexts();
  if (!context) throw new Error("no context");
  return context.newPage();
}

/** Ends the process of the hostile page, in the way a page that takes too much memory ends. */
async function crashHostile(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send("Target.getTargets");
  const target = targetInfos.find(({ type, url }) => type === "iframe" && url.startsWith(`${hostileOrigin(hostile, APP)}/`));
  if (!target) throw new Error("the hostile page has no process of its own");
  const { targetId } = target;
  const crashed = new Promise<void>((resolve) => devtools.on("Target.targetCrashed", (gone) => gone.targetId === targetId && resolve()));
  await devtools.send("Target.setDiscoverTargets", { discover: true });
  const { sessionId } = await devtools.send("Target.attachToTarget", { targetId });
  await devtools.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id: 1, method: "Page.crash" }) });
  await crashed;
}
