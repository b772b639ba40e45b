import { readFile } from "node:fs/promises";
import { expect, type Frame, type Page, test } from "@playwright/test";
import { APPLICATIONS } from "../../../generated/applications";
import { ROUTES } from "../../../generated/routes";
import { FRAME_POOL, FRAME_TIMING, HEADER_HEIGHT_PX, RAIL_WIDTH_DESKTOP_PX, RAIL_WIDTH_MOBILE_PX } from "../../../generated/settings";
import type { Shell } from "../../../src/sdk/shell";
import { axeFindings } from "../support/axe";
import { boxOf, DESKTOP, expectFrame, PHONE } from "../support/layout";
import { open, shortcutsAreThere, enter as signedIn } from "../support/shell";

declare global {
  interface Window {
    /** Given to a document once, so that another one is known by its lack of it. */
    mark?: string;
    shell?: Shell;
  }
}

const hrefOf = (route: keyof typeof ROUTES) => `/${ROUTES[route].path}`;
const CARD = { href: hrefOf("sante.carnet.parage.history"), app: ROUTES["sante.carnet.parage.history"].application };
const OTHER = { href: hrefOf("alim2.stockage2"), app: ROUTES["alim2.stockage2"].application };
const MAP = { href: hrefOf("map.main"), app: ROUTES["map.main"].application };

const applicationOf = (id: string) => Object.values(APPLICATIONS).find((application) => application.id === id);
const KNOWN = Object.values(APPLICATIONS).flatMap(({ id, frame }) => (frame?.isolation === "path" ? [id] : []));

const element = (page: Page, app: string) => page.locator(`iframe[data-app="${app}"]`);
const slot = (page: Page, app: string) => page.locator(`[data-state]:has(> iframe[data-app="${app}"])`);

/** Signs in and waits until the frames are looked after, which begins with the first one that is shown. */
async function enter(page: Page, persona: string): Promise<void> {
  await signedIn(page, persona);
  await expect(slot(page, FRAME_POOL.stateManager)).toBeAttached();
}

async function frameOf(page: Page, app: string): Promise<Frame> {
  const frame = await (await element(page, app).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`no frame of ${app}`);
  return frame;
}

/** Opens a page by its address and waits until its frame is the one that is shown. */
async function visit(page: Page, { href, app }: { href: string; app: string }): Promise<Frame> {
  await open(page, href);
  await expect(slot(page, app)).toHaveAttribute("data-shown", "true");
  await expect(slot(page, app)).not.toHaveAttribute("data-state", "loading");
  return frameOf(page, app);
}

const mark = (frame: Frame, name = "kept") =>
  frame.evaluate((text) => {
    window.mark = text;
  }, name);
const markOf = (frame: Frame) => frame.evaluate(() => window.mark ?? null);
/** Empty while another document is on its way. */
const hashOf = (frame: Frame) => frame.evaluate(() => window.location.hash).catch(() => "");

/** As a router in the page does: another place of its own, in the history of the browser. */
const walk = (frame: Frame, hash: string) =>
  frame.evaluate((to) => {
    window.location.hash = to;
  }, hash);

/** A step that only a frame makes is none that the page itself could wait for. */
const back = (page: Page) => page.evaluate(() => window.history.back());
const forward = (page: Page) => page.evaluate(() => window.history.forward());

/** Another page in the place of an application, built on the SDK as it is handed out. */
async function withPage(page: Page, app: string, script: string, headers: Record<string, string> = {}): Promise<void> {
  const base = applicationOf(app)?.frame?.base ?? "";
  const html = `<!doctype html><html lang="fr"><title>x</title><body><p>page</p><script type="module">${script}</script>`;
  await page.route(`**${base}/`, (route) => route.fulfill({ contentType: "text/html", body: html, headers }));
  await page.route("**/sdk-of-the-test/*", async (route) => {
    const file = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    await route.fulfill({ contentType: "text/javascript", body: await readFile(`dist/sdk/${file}`, "utf8") });
  });
}
const CONNECT = 'const { connectToShell } = await import("/sdk-of-the-test/index.js");';

test.describe("on desktop", () => {
  test.use({ viewport: DESKTOP });

  test("the map is made once, kept, and seen only on its own pages [FRM-02]", async ({ page }) => {
    await page.clock.install();
    await enter(page, "tous-droits");
    // The reload that follows a login (FRM-11) is over before the map is made.
    await shortcutsAreThere(page);
    await expect(page.locator("[data-progress]")).toHaveCount(0);
    await page.clock.fastForward(FRAME_TIMING.mapReloadAfterLoginMs);
    await expect(element(page, MAP.app)).toHaveCount(0);
    const map = await visit(page, MAP);
    await mark(map);
    await visit(page, CARD);
    await expect(element(page, MAP.app)).toBeHidden();
    await expect(slot(page, MAP.app)).toHaveJSProperty("inert", true);
    await page.clock.fastForward(FRAME_TIMING.revivedLifetimeMs + 5000);
    const again = await visit(page, { ...MAP, href: hrefOf("map.main") });
    await expect(element(page, MAP.app)).toBeVisible();
    expect(await markOf(again)).toBe("kept");
  });

  test("the sync manager and the state manager are hidden frames that stay, whatever is open [FRM-04]", async ({ page }) => {
    await page.clock.install();
    await enter(page, "tous-droits");
    await expectFrame(page);
    const hidden = ["syncManager", FRAME_POOL.stateManager];
    for (const app of hidden) {
      await expect(slot(page, app)).toHaveAttribute("data-state", "connected");
      await expect(element(page, app)).toBeHidden();
      await mark(await frameOf(page, app));
    }
    await visit(page, CARD);
    await page.clock.fastForward(FRAME_TIMING.revivedLifetimeMs + 5000);
    for (const app of hidden) expect(await markOf(await frameOf(page, app))).toBe("kept");
  });

  test("a page in its candidate version carries a faint circle, which has words [FRM-17]", async ({ page }) => {
    await enter(page, "support");
    const app = "feed";
    const route = Object.values(ROUTES).find(({ application, path }) => application === app && path !== null && !path.includes(":"));
    await visit(page, { href: `/${route?.path}`, app });
    const candidate = slot(page, app).locator("[data-candidate]");
    await expect(candidate).toBeVisible();
    await expect(candidate).toHaveAccessibleName(/version d’essai|version candidate|essai/i);
    expect(Number(await candidate.evaluate((circle) => getComputedStyle(circle).opacity))).toBeLessThan(1);
    await visit(page, CARD);
    await expect(slot(page, CARD.app).locator("[data-candidate]")).toHaveCount(0);
  });

  test("back steps through what the page in the frame has opened, then leaves it; forward comes the same way", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await visit(page, OTHER);
    const card = await visit(page, CARD);
    await mark(card);
    await walk(card, "#/one");
    await walk(card, "#/two");
    await visit(page, OTHER);
    await back(page);
    await expect(slot(page, CARD.app)).toHaveAttribute("data-shown", "true");
    expect(await hashOf(card)).toBe("#/two");
    await back(page);
    await expect.poll(() => hashOf(card)).toBe("#/one");
    await back(page);
    await expect.poll(() => hashOf(card)).toMatch(/parage/);
    expect(page.url()).toContain(CARD.href);
    await back(page);
    await expect(page).toHaveURL(new RegExp(`${OTHER.href}$`));
    await forward(page);
    await expect(page).toHaveURL(new RegExp(`${CARD.href}$`));
    await forward(page);
    await expect.poll(() => hashOf(card)).toBe("#/one");
    expect(await markOf(card)).toBe("kept");
  });

  test("back through a frame that has gone meanwhile brings its page again where it was, and has no step that does nothing", async ({
    page,
  }) => {
    await page.clock.install();
    await enter(page, "eleveur-lait");
    await visit(page, OTHER);
    const card = await visit(page, CARD);
    await mark(card);
    await walk(card, "#/one");
    await walk(card, "#/two");
    await visit(page, OTHER);
    await page.clock.fastForward(FRAME_TIMING.revivedLifetimeMs + 1000);
    await expect(element(page, CARD.app)).toHaveCount(0);
    await back(page);
    await expect(slot(page, CARD.app)).toHaveAttribute("data-state", "connected");
    const again = await frameOf(page, CARD.app);
    await expect.poll(() => hashOf(again)).toBe("#/two");
    expect(await markOf(again)).toBe(null);
    await back(page);
    await expect.poll(() => hashOf(again)).toBe("#/one");
    await back(page);
    await expect.poll(() => hashOf(again)).toMatch(/parage/);
    await back(page);
    await expect(page).toHaveURL(new RegExp(`${OTHER.href}$`));
  });

  test("a page that does not follow a deep link is loaded again in its place, and back has no step that does nothing", async ({ page }) => {
    await withPage(page, "sante", `${CONNECT} window.shell = await connectToShell();`);
    await enter(page, "eleveur-lait");
    await visit(page, OTHER);
    const card = await visit(page, CARD);
    await mark(card);
    await walk(card, "#/one");
    await visit(page, { href: hrefOf("sante.carnet.consultation.list"), app: CARD.app });
    await expect.poll(() => hashOf(card)).toMatch(/consultation/);
    expect(await markOf(card)).toBe(null);
    await back(page);
    await expect(page).toHaveURL(new RegExp(`${CARD.href}$`));
    await expect.poll(() => hashOf(card)).toBe("#/one");
    await back(page);
    await expect.poll(() => hashOf(card)).toMatch(/parage/);
    await back(page);
    await expect(page).toHaveURL(new RegExp(`${OTHER.href}$`));
  });

  test("twenty pages in a row leave no more frames than the device can bear, and what stays is kept as it was", async ({ page }) => {
    const [cap] = FRAME_POOL.caps;
    await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 1 }));
    await enter(page, "tous-droits");
    await expect(slot(page, FRAME_POOL.stateManager)).toBeAttached();
    const pages = new Map<string, string>();
    for (const { application, path, screen, redirect } of Object.values(ROUTES)) {
      const isPlain = path !== null && path !== "" && !/[:*]/.test(path) && screen === undefined && redirect === undefined;
      const isHere = applicationOf(application)?.frame?.isolation === "path";
      if (isPlain && isHere && !pages.has(application)) pages.set(application, `/${path}`);
    }
    const twenty = [...pages].filter(([app]) => app !== MAP.app).slice(0, 20);
    expect(twenty).toHaveLength(20);
    let before: { href: string; app: string } | null = null;
    for (const [app, href] of twenty) {
      await mark(await visit(page, { href, app }), app);
      expect(await page.locator("iframe[data-app]").count()).toBeLessThanOrEqual(cap?.frames ?? 0);
      if (before) expect(await markOf(await visit(page, before))).toBe(before.app);
      before = { href, app };
      expect(await markOf(await visit(page, before))).toBe(app);
    }
  });

  test("likely next frames are prefetched, hidden, and none of them takes the focus", async ({ page }) => {
    const steal =
      "document.body.innerHTML = '<input autofocus>'; document.querySelector('input').focus(); window.focus(); window.mark = 'tried';";
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: Object.assign(new EventTarget(), { effectiveType: "3g", saveData: false }) }),
    );
    await enter(page, "tous-droits");
    // The map is loaded again 3 s after a login, and its frame is another then.
    for (const app of KNOWN.filter((id) => id !== CARD.app && id !== MAP.app))
      if ((await element(page, app).count()) === 0) await withPage(page, app, steal);
    // Until now nothing was prefetched.
    await page.evaluate(() => Object.assign(Reflect.get(navigator, "connection"), { effectiveType: "4g" }));
    await visit(page, CARD);
    await page.locator('[data-tab="sante"]').focus();
    const ahead = page.locator('[data-shown="false"]:has(> iframe[data-app]):not([data-state="loading"])');
    await expect.poll(async () => Promise.all(page.frames().map((frame) => markOf(frame).catch(() => null)))).toContain("tried");
    expect(await ahead.count()).toBeGreaterThan(0);
    await expect(page.locator('[data-tab="sante"]')).toBeFocused();
    // Nor from the page in front: the window that has the focus is that one again.
    await element(page, CARD.app).contentFrame().locator("summary").first().click();
    const frames = await Promise.all(page.frames().map(async (frame) => ({ frame, tried: await markOf(frame).catch(() => null) })));
    const thief = frames.find(({ tried }) => tried === "tried")?.frame;
    await thief?.evaluate(() => window.location.reload());
    // It may be taken away for it, as one that takes the focus again and again.
    const hasTried = async () => thief?.isDetached() === true || (thief && (await markOf(thief).catch(() => null))) === "tried";
    await expect.poll(hasTried).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-app"))).toBe(CARD.app);
  });

  for (const [name, quality] of [
    ["metered", { effectiveType: "4g", saveData: true }],
    ["weak", { effectiveType: "3g", saveData: false }],
  ] as const)
    test(`on a ${name} network nothing is prefetched`, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, "connection", { value: Object.assign(new EventTarget(), value) }),
        quality,
      );
      await enter(page, "tous-droits");
      await visit(page, CARD);
      await expect(slot(page, FRAME_POOL.stateManager)).toHaveAttribute("data-state", "connected");
      const before = await page.locator("iframe[data-app]").count();
      await page.clock.runFor(FRAME_POOL.preload.idleMs * 5);
      expect(await page.locator("iframe[data-app]").count()).toBe(before);
    });

  test("a page that loads itself every 100 ms is stopped, and its card brings it back", async ({ page }) => {
    await withPage(page, "sante", "setTimeout(() => location.reload(), 100);");
    await enter(page, "eleveur-lait");
    await expectFrame(page);
    await open(page, CARD.href);
    const card = page.locator('[data-shown="true"] [data-failure="misbehaves"]');
    await expect(card).toBeVisible();
    await expect(element(page, CARD.app)).toHaveCount(0);
    await expect(page.locator("[data-page-bar]")).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(`**${APPLICATIONS.sante.frame?.base}/`);
    await card.getByRole("button", { name: "Réessayer" }).click();
    await expect(slot(page, CARD.app)).toHaveAttribute("data-state", "connected");
  });

  test("a page that refuses to be shown in a frame has a card that opens it in a tab of its own", async ({ page }) => {
    await withPage(page, "sante", "", { "X-Frame-Options": "DENY" });
    await enter(page, "eleveur-lait");
    await expectFrame(page);
    await open(page, CARD.href);
    const card = page.locator('[data-shown="true"] [data-failure="refused"]');
    await expect(card).toBeVisible();
    await expect(card.getByRole("link", { name: "Ouvrir dans un nouvel onglet" })).toHaveAttribute("target", "_blank");
    await expect(page.locator("[data-page-bar]")).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("an address that leads nowhere leads home, and the pages that are kept stay as they are", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await mark(await visit(page, CARD));
    for (const href of ["/no/such/page", "/"]) {
      await open(page, href);
      await expect(page.locator("main[data-waiting]")).toBeVisible();
      await expect(element(page, CARD.app)).toBeHidden();
      await expectFrame(page);
      await expect(page.locator("main[data-waiting]")).toHaveCount(0);
      expect(await markOf(await visit(page, CARD))).toBe("kept");
    }
  });

  test("the browser asks before a tab with an unsaved entry is closed, and not once the entry is saved", async ({ page }) => {
    await withPage(
      page,
      "sante",
      `${CONNECT} const shell = window.shell = await connectToShell();
       document.body.innerHTML = "<label>Poids <input></label><button>Enregistrer</button>";
       document.querySelector("input").oninput = async () => {
         await shell.setDirty(true);
         document.body.dataset.unsaved = "";
       };
       document.querySelector("button").onclick = async () => {
         await shell.setDirty(false);
         document.body.dataset.saved = "";
       };`,
    );
    await enter(page, "eleveur-lait");
    await visit(page, CARD);
    const card = element(page, CARD.app).contentFrame();
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      // The user stays.
      void dialog.dismiss();
    });
    await card.getByLabel("Poids").fill("640");
    await expect(card.locator("[data-unsaved]")).toBeAttached();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    await expect(card.getByLabel("Poids")).toHaveValue("640");
    await card.getByRole("button").click();
    await expect(card.locator("[data-saved]")).toBeAttached();
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toEqual(["beforeunload"]);
  });
});

for (const [size, viewport] of [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)
  test(`before the herd is left with an unsaved entry the user is asked; staying keeps it, leaving keeps a draft of it: ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await withPage(
      page,
      "sante",
      `${CONNECT} const shell = window.shell = await connectToShell();
       document.body.innerHTML = "<label>Poids <input></label>";
       const field = document.querySelector("input");
       field.value = shell.draft?.weight ?? "";
       field.oninput = () => shell.setDirty(true);
       shell.onKeepDraft(() => ({ weight: field.value }));`,
    );
    await enter(page, "technicien-multi");
    await expectFrame(page);
    const herds = page.getByRole("dialog", { name: "Élevages" }).locator("[data-herd-choice]:not([aria-current])");
    const inHerd = (herd: string) => expect(page.getByRole("banner").locator(`[data-herd="${herd}"]`)).toBeVisible();
    // By the place in the list, or by the number, as those used last stand on top.
    const choose = async (which: number | string) => {
      await page.getByRole("banner").getByRole("button", { name: "Afficher la liste des élevages" }).click();
      const chosen = typeof which === "number" ? herds.nth(which) : page.locator(`[data-herd-choice="${which}"]`);
      const herd = await chosen.getAttribute("data-herd-choice");
      await chosen.click();
      return herd ?? "";
    };
    const first = await choose(0);
    await inHerd(first);
    await expect(page.getByText("Vous êtes dans l’élevage")).toBeVisible();
    await visit(page, CARD);
    const field = element(page, CARD.app).contentFrame().getByLabel("Poids");
    await field.fill("640");
    await choose(3);
    const question = page.getByRole("dialog", { name: "Saisie non enregistrée" });
    await expect(question).toBeVisible();
    await expect(page.locator("[data-page-bar]")).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole("button", { name: "Continuer ma saisie" }).click();
    await expect(question).toBeHidden();
    await expect(field).toHaveValue("640");
    await inHerd(first);
    const second = await choose(3);
    await question.getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await inHerd(second);
    await expect(page).toHaveURL(new RegExp(CARD.href));
    await expect(field).toHaveValue("");
    await choose(first);
    await inHerd(first);
    await expect(field).toHaveValue("640");
    await page.reload();
    await expect(field).toHaveValue("640");
  });

/** At the foot of a phone: state, messages and help. */
const STRIP_PX = 56;

test("the map starts under a header of 41 px and spans the whole width, but for 50 px on the left on desktop [FRM-03] [CON-29]", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await enter(page, "tous-droits");
  await visit(page, MAP);
  for (const [size, left, foot] of [
    [DESKTOP, RAIL_WIDTH_DESKTOP_PX, 0],
    [PHONE, RAIL_WIDTH_MOBILE_PX, STRIP_PX],
  ] as const) {
    await page.setViewportSize(size);
    // A demonstration says so in a line of its own under the header.
    const banner = await boxOf(page.locator("[data-demo]"));
    await expect
      .poll(() => boxOf(element(page, MAP.app)))
      .toEqual({
        x: left,
        y: HEADER_HEIGHT_PX + banner.height,
        width: size.width - left,
        height: size.height - HEADER_HEIGHT_PX - banner.height - foot,
      });
  }
});
