import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, type Frame, type Page, test } from "@playwright/test";
import { APPLICATIONS } from "../../../generated/applications";
import { DEMO_PAGES } from "../../../generated/demoPages";
import { ROUTES } from "../../../generated/routes";
import { FRAME_TIMING, TIMING } from "../../../generated/settings";
import { SUB_APPLICATIONS } from "../../../scripts/subApplications.mjs";
import { DEMO_ACTION_LIST } from "../../../src/domain/address/demoAddresses";
import { TEXTS } from "../../../src/examples/planning/texts/texts";
import { checkPage } from "../../../src/sdk/conformance/checkPage";
import { axeFindings } from "../support/axe";
import { HOSTILE_PAGE } from "../support/hostileServer";
import { chooseTheme, DESKTOP, enlargeText, outside, PHONE, rail, THEMES } from "../support/layout";
import { queueIsOpen } from "../support/planning";
import { enter, frameOf, open, shortcutsAreThere } from "../support/shell";
import { smallTargets } from "../support/targets";

declare global {
  interface Window {
    /** Given to a document once, so that another one is known by its lack of it. */
    mark?: string;
  }
}

const PLANNING = { route: "planning2.main.planning", href: "/planning2/main/planning", app: ROUTES["planning2.main.planning"].application };
const CARD = { route: "card.detail", href: (id: string) => `/detail/${id}`, app: ROUTES["card.detail"].application };
const MAP = { route: "map.main", href: "/map/main", app: ROUTES["map.main"].application };
const APPS = [PLANNING, { ...CARD, href: CARD.href("12") }, MAP];
const WORDS = TEXTS.fr;

const element = (page: Page, app: string) => page.locator(`iframe[data-app="${app}"]`);
const inside = (page: Page, app: string) => element(page, app).contentFrame();

async function visit(page: Page, { href, app }: { readonly href: string; readonly app: string }): Promise<Frame> {
  await open(page, href);
  await expect(page.locator(`[data-shown="true"][data-state="connected"] iframe[data-app="${app}"]`)).toBeVisible();
  return windowOf(page, app);
}

async function windowOf(page: Page, app: string): Promise<Frame> {
  const frame = await (await element(page, app).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`no frame of ${app}`);
  return frame;
}

const mark = (frame: Frame) =>
  frame.evaluate(() => {
    window.mark = "kept";
  });
const markOf = (frame: Frame) => frame.evaluate(() => window.mark ?? null);

const tasks = (page: Page) => inside(page, PLANNING.app).locator("[data-task]");
const done = (page: Page, task: string) => inside(page, PLANNING.app).locator(`[data-task="${task}"]`);

/** The tab holds a draft with this text. */
const isKept = (page: Page, text: string) =>
  expect.poll(() => page.evaluate((part) => Object.values(sessionStorage).some((value) => String(value).includes(part)), text)).toBe(true);

/** What the demo server has applied for an account, asked past the network of the browser. */
async function applied(
  base: string | undefined,
  account: string,
): Promise<readonly { type: string; payload: { task?: string; lot?: string } }[]> {
  return (await fetch(`${base}${DEMO_ACTION_LIST}?account=${account}`)).json();
}

async function chooseHerd(page: Page, at: number): Promise<string> {
  const herds = page.getByRole("dialog", { name: "Élevages" }).locator("[data-herd-choice]:not([aria-current])");
  await rail(page).herds.click();
  const herd = (await herds.nth(at).getAttribute("data-herd-choice")) ?? "";
  await herds.nth(at).click();
  await expect(page.getByRole("banner").locator(`[data-herd="${herd}"]`)).toBeVisible();
  // What is said of the herd, which goes by itself, and its home screen are there: nothing leads away from the next page.
  await expect(page.getByText("Vous êtes dans l’élevage").last()).toBeVisible();
  await expect(page.locator('[data-shown="true"] iframe').contentFrame().locator('[data-received="herd"]')).toHaveText(herd);
  return herd;
}

test.use({ viewport: DESKTOP });

test("the planning opens by its tile, shows the tasks of the herd and leads to the card of an animal and to its lot", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="planning"]').click();
  await page.locator('[data-tile="planning-upcoming"]').click();
  await expect(tasks(page).first()).toBeVisible();
  const planning = inside(page, PLANNING.app);
  expect(await tasks(page).count()).toBeGreaterThan(10);
  const byTime = planning.getByRole("group", { name: WORDS.due });
  await byTime.getByRole("button", { name: WORDS.spans.late }).click();
  await expect(planning.locator("[data-span]")).toHaveCount(1);
  await byTime.getByRole("button", { name: WORDS.every }).click();
  await planning.getByRole("combobox", { name: WORDS.kind }).selectOption("chaleur");
  const heat = page.getByRole("heading", { name: WORDS.kinds.chaleur, includeHidden: true });
  await expect(tasks(page).filter({ hasNot: heat })).toHaveCount(0);
  // Only what is late is folded: what comes is shown whole.
  await expect(planning.locator('[data-span="late"] [data-folded]').first()).toBeHidden();
  await expect(planning.locator('[data-span]:not([data-span="late"]) [data-folded]')).toHaveCount(0);
  const animal = await tasks(page).first().locator("[data-animal]").getAttribute("data-animal");
  await tasks(page).first().locator("[data-animal]").click();
  await expect(page).toHaveURL(new RegExp(`${CARD.href(animal ?? "")}$`));
  await expect(inside(page, CARD.app).locator('[data-fact="lot"]')).toBeVisible();
  await page.goBack();
  await tasks(page)
    .first()
    .getByRole("button", { name: /^Lot \d/ })
    .click();
  await expect(inside(page, MAP.app).locator("[data-lot]")).toBeVisible();
});

test("what is typed about a task comes back after the tab has been loaded again, and after its page has been removed", async ({ page }) => {
  await page.clock.install();
  await enter(page, "eleveur-lait");
  await visit(page, PLANNING);
  const row = tasks(page).nth(1);
  const id = (await row.getAttribute("data-task")) ?? "";
  const note = done(page, id).getByLabel(WORDS.note);
  await row.getByRole("button", { name: WORDS.edit }).click();
  await expect(done(page, id).getByLabel(WORDS.day)).toBeFocused();
  await note.fill("boite, voir le pédicure");
  await isKept(page, "boite, voir le pédicure");
  await page.reload();
  await expect(note).toHaveValue("boite, voir le pédicure");
  await expect(done(page, id).getByText(WORDS.restored)).toBeVisible();

  await note.fill("boite, pédicure mardi");
  await visit(page, { href: CARD.href("12"), app: CARD.app });
  // The clock of a hidden page starts once the shell has seen that it is hidden.
  await expect(async () => {
    await page.clock.fastForward(FRAME_TIMING.revivedLifetimeMs + 1000);
    await expect(element(page, PLANNING.app)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await visit(page, PLANNING);
  await expect(note).toHaveValue("boite, pédicure mardi");

  await done(page, id).getByRole("button", { name: WORDS.save }).click();
  await expect(done(page, id)).toHaveAttribute("data-sending", "sent");
  await expect(done(page, id)).toContainText("boite, pédicure mardi");
  await expect(done(page, id).getByRole("button", { name: WORDS.edit })).toBeFocused();
  await page.reload();
  await expect(tasks(page).first()).toBeVisible();
  await expect(inside(page, PLANNING.app).locator("[data-editor]")).toHaveCount(0);
});

test("another task is edited over an unsaved one only when the user says so", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await visit(page, PLANNING);
  const edit = (at: number) => tasks(page).nth(at).getByRole("button", { name: WORDS.edit });
  const notes = inside(page, PLANNING.app).getByLabel(WORDS.note);
  await edit(0).click();
  await notes.fill("tarir vendredi");
  await edit(1).click();
  const question = page.getByRole("dialog").filter({ hasText: WORDS.discard });
  await question.getByRole("button", { name: WORDS.goOn }).click();
  await expect(notes).toHaveValue("tarir vendredi");
  await edit(1).click();
  await question.getByRole("button", { name: WORDS.cancel }).click();
  await expect(notes).not.toHaveValue("tarir vendredi");
  await expect(tasks(page).nth(1).locator("[data-editor]")).toBeVisible();
});

test("a task done without network waits on the device, and is on the server once the network is back", async ({
  page,
  baseURL,
  context,
}) => {
  await page.clock.install();
  await enter(page, "eleveur-mixte");
  await visit(page, PLANNING);
  await expect(tasks(page).first()).toBeVisible();
  await queueIsOpen(page);
  const settle = () => page.clock.runFor(TIMING.onlineEventDebounceMs * 3);
  await context.setOffline(true);
  await settle();
  await expect(inside(page, PLANNING.app).getByText(WORDS.offline)).toBeVisible();
  // What another test has done is done here too.
  const undone = inside(page, PLANNING.app).locator("[data-task]:not([data-done='true'])");
  const task = (await undone.first().getAttribute("data-task")) ?? "";
  await done(page, task).getByRole("button", { name: WORDS.done }).click();
  await expect(done(page, task)).toHaveAttribute("data-sending", "waiting");
  await expect(done(page, task).getByText(WORDS.sending.waiting)).toBeVisible();
  await expect(inside(page, PLANNING.app).locator('[data-waiting="1"]')).toBeVisible();
  const known = async () =>
    (await applied(baseURL, "eleveur-mixte")).filter(({ payload }) => payload.task === task).map(({ type }) => type);
  expect(await known()).toEqual([]);
  await context.setOffline(false);
  await settle();
  await expect(done(page, task)).toHaveAttribute("data-sending", "sent");
  expect(await known()).toEqual([`${PLANNING.app}.taskDone`]);
  await visit(page, MAP);
  await visit(page, PLANNING);
  await expect(done(page, task)).toHaveAttribute("data-done", "true");
});

test("who tries the next version of the planning sees a board in place of the list, under its own address", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await visit(page, PLANNING);
  await expect(inside(page, PLANNING.app).locator("main")).toHaveAttribute("data-version", "stable");
  const { frame } = APPLICATIONS.planning2;
  await expect(element(page, PLANNING.app)).toHaveAttribute("src", new RegExp(`^${frame?.base}/#`));
  const columnsOf = (wide: number) => (wide > 1 ? "beside" : "below");
  const tops = () =>
    inside(page, PLANNING.app)
      .locator("[data-span]")
      .evaluateAll((spans) => new Set(spans.map((span) => span.getBoundingClientRect().left)).size);
  expect(columnsOf(await tops())).toBe("below");

  await page.context().clearCookies();
  await page.goto("/welcome/login");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await enter(page, "tous-droits");
  await chooseHerd(page, 0);
  await visit(page, PLANNING);
  await expect(inside(page, PLANNING.app).locator("main")).toHaveAttribute("data-version", "candidate");
  await expect(element(page, PLANNING.app)).toHaveAttribute("src", new RegExp(`^${frame?.candidate}/#`));
  await expect(tasks(page).first()).toBeVisible();
  expect(columnsOf(await tops())).toBe("beside");
});

test("the card of an animal shows its number as it is read aloud and where it stands, and follows deep links without being loaded again", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  const card = inside(page, CARD.app);
  const number = card.locator('[data-shown="number"]');
  await mark(await visit(page, { href: CARD.href("12"), app: CARD.app }));
  await expect(number).toHaveText(/^FR \d\d \d\d \d\d \d{4}$/u);
  await expect(number.locator("b")).toHaveText(/^\d{4}$/);
  await expect(card.locator("[data-category]")).toHaveText("Vache");
  await expect(card.locator('[data-fact="born"]')).toHaveText(/^\d\d\/\d\d\/\d{4} \(/);
  const first = await number.textContent();
  await expect(element(page, CARD.app)).toHaveAttribute("title", new RegExp((first ?? "").slice(-4)));

  const mate = card.locator(".mates button:not([aria-current])").first();
  const [id, text] = [await mate.getAttribute("data-animal"), await mate.locator(".number").textContent()];
  await mate.click();
  await expect(page).toHaveURL(new RegExp(`${CARD.href(id ?? "")}$`));
  await expect(number).toHaveText(text ?? "");
  await page.goBack();
  await expect(number).toHaveText(first ?? "");
  await open(page, CARD.href((text ?? "").replaceAll(/\s/g, "")));
  await expect(number).toHaveText(text ?? "");
  await open(page, CARD.href("FR9999999999"));
  await expect(card.getByText("Aucun animal FR 99 99 99 9999")).toBeVisible();
  expect(await markOf(await windowOf(page, CARD.app))).toBe("kept");
});

test("what is recorded for an animal keeps what was typed, by animal, and is sent", async ({ page, baseURL }) => {
  await enter(page, "eleveur-lait");
  await visit(page, { href: "/action/tarissement/12", app: CARD.app });
  const card = inside(page, CARD.app);
  const note = card.getByLabel("Remarque");
  await expect(card.getByRole("heading", { name: "Saisie : tarissement" })).toBeVisible();
  await note.fill("traitement hors lactation");
  await isKept(page, "traitement hors lactation");
  await open(page, "/action/tarissement/13");
  await expect(note).toHaveValue("");
  await open(page, "/action/tarissement/12");
  await expect(note).toHaveValue("traitement hors lactation");
  await page.reload();
  await expect(note).toHaveValue("traitement hors lactation");
  await card.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL(new RegExp(`${CARD.href("12")}$`));
  await expect(card.locator('[data-shown="sending"]')).toHaveText("Saisie envoyée");
  const types = (await applied(baseURL, "eleveur-lait")).map(({ type }) => type);
  expect(types).toContain(`${CARD.app}.animalRecord`);
});

/** Lets the reload of the map that follows every login be over before the map is opened. Needs `page.clock.install()` before the first page. */
async function passMapReload(page: Page): Promise<void> {
  await shortcutsAreThere(page);
  await expect(page.locator("[data-progress]")).toHaveCount(0);
  await page.clock.fastForward(FRAME_TIMING.mapReloadAfterLoginMs);
}

test("the map opens by its tab, is used by keyboard alone, follows deep links and lives on as it was left", async ({ page }) => {
  await page.clock.install();
  await enter(page, "eleveur-lait");
  await passMapReload(page);
  await page.locator('[data-tab="map"]').click();
  const map = inside(page, MAP.app);
  const places = map.locator("[data-place]");
  await expect(places.first()).toBeVisible();
  const frame = await windowOf(page, MAP.app);
  await mark(frame);
  await expect(map.locator('[data-place][tabindex="0"]')).toHaveCount(1);
  await map.locator('[data-place][tabindex="0"]').focus();
  const focused = () => frame.evaluate(() => document.activeElement?.getAttribute("data-place"));
  // It begins at the lot that is most late, wherever that is: from there to a corner.
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  const start = await focused();
  await page.keyboard.press("ArrowRight");
  const next = await focused();
  expect(next).not.toBe(start);
  await page.keyboard.press("ArrowLeft");
  expect(await focused()).toBe(start);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const lot = await map.locator("main").getAttribute("data-chosen");
  await expect(map.locator(`[data-lot="${lot}"]`)).toBeVisible();
  await map.getByRole("button", { name: "Agrandir" }).click();

  await visit(page, PLANNING);
  await page.locator('[data-tab="map"]').click();
  await expect(element(page, MAP.app)).toBeVisible();
  expect(await markOf(await windowOf(page, MAP.app))).toBe("kept");
  await expect(map.locator("[data-zoom]")).toHaveAttribute("data-zoom", "2");
  await expect(map.locator("main")).toHaveAttribute("data-chosen", lot ?? "");
  await open(page, "/map/3");
  await expect(map.locator('[data-lot="3"]')).toBeVisible();
  await open(page, "/map/99");
  await expect(map.getByText("Aucun lot 99")).toBeVisible();
  expect(await markOf(frame)).toBe("kept");
});

test("a lot that is moved stands in its new field, and the move is sent; another herd has lots of its own", async ({ page, baseURL }) => {
  await page.clock.install();
  await enter(page, "tous-droits");
  const herd = await chooseHerd(page, 0);
  await passMapReload(page);
  await visit(page, { href: "/map/lot/move/2", app: MAP.app });
  const map = inside(page, MAP.app);
  await expect(map.locator("main")).toHaveAttribute("data-herd", herd);
  const target = map.getByLabel("Nouvelle parcelle");
  const free = (await target.locator("option:not([value=''])").first().getAttribute("value")) ?? "";
  await target.selectOption(free);
  await map.getByRole("button", { name: "Déplacer le lot" }).click();
  await expect(map.locator(`[data-place="${free}"]`)).toHaveAttribute("aria-pressed", "true");
  await expect(map.locator("[data-sending=sent]")).toBeVisible();
  const moved = (await applied(baseURL, "tous-droits")).filter(({ type }) => type === `${MAP.app}.lotMoved`);
  expect(moved.map(({ payload }) => payload.lot)).toContain("2");
  const lots = await map.locator("[data-choose]").allTextContents();
  const other = await chooseHerd(page, 1);
  // The same page in the other herd, without the lot of the first one.
  await expect(page).toHaveURL(/\/map\/lot\/move$/);
  await visit(page, MAP);
  await expect(map.locator("main")).toHaveAttribute("data-herd", other);
  await expect(map.locator("[data-choose]").first()).toBeVisible();
  expect(await map.locator("[data-choose]").allTextContents()).not.toEqual(lots);
});

test("the three applications speak the language of the shell at once", async ({ page }) => {
  await enter(page, "eleveur-lait");
  for (const { app, href } of APPS) {
    const frame = await visit(page, { app, href });
    await mark(frame);
    await expect(inside(page, app).locator("h1")).toBeVisible();
  }
  await visit(page, MAP);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Rechercher" }).fill("Deutsch");
  await page.keyboard.press("Enter");
  await expect(inside(page, MAP.app).locator("h1")).toHaveText("Betriebskarte");
  await visit(page, PLANNING);
  await expect(inside(page, PLANNING.app).locator("h1")).toHaveText(TEXTS.de.upcoming);
  await visit(page, { app: CARD.app, href: CARD.href("12") });
  await expect(inside(page, CARD.app).getByRole("button", { name: "Gruppe auf der Karte" })).toBeVisible();
});

for (const theme of THEMES)
  test(`the three applications are readable, reachable and free of findings in the looks ${theme}, on a phone and with letters twice as large`, async ({
    page,
  }) => {
    await chooseTheme(page, theme);
    await page.setViewportSize({ ...PHONE, width: 320 });
    await enter(page, "eleveur-lait");
    for (const { app, href } of [...APPS, { app: CARD.app, href: "/action/soin/12" }, { app: PLANNING.app, href: "/planning2/report" }]) {
      const frame = await visit(page, { app, href });
      await expect(frame.locator("html")).toHaveAttribute("data-theme", theme);
      await expect(frame.locator("main")).toBeVisible();
      const edit = frame.locator("[data-task] button[aria-expanded]").first();
      if (href === PLANNING.href) await edit.click();
      expect(await axeFindings(frame)).toEqual([]);
      expect(await smallTargets(frame)).toEqual([]);
      expect(await outside(frame)).toEqual([]);
      await enlargeText(frame, 200);
      expect(await outside(frame)).toEqual([]);
    }
  });

test("two demo applications are served from origins of their own, and are connected there", async ({ page, baseURL }) => {
  await enter(page, "tous-droits");
  const origins = new Set<string>();
  for (const route of Object.values(ROUTES)) {
    const { id, frame } = Object.values(APPLICATIONS).find((application) => application.id === route.application) ?? {};
    if (id === undefined || frame?.isolation !== "origin" || route.path === null || route.path.includes(":")) continue;
    const there = await visit(page, { href: `/${route.path}`, app: id });
    await expect(frameOf(page, route.name).received("protocol")).toHaveText("connected");
    origins.add(new URL(there.url()).origin);
  }
  expect(origins).not.toContain(new URL(baseURL ?? "").origin);
  expect(origins.size).toBeGreaterThanOrEqual(2);
});

test("every page that the registry names is built, and no page of a build is hostile", async () => {
  const built = readdirSync("dist/shell").filter((file) => file.endsWith(".html"));
  expect(built.sort()).toEqual([...Object.keys(SUB_APPLICATIONS).map((name) => `${name}.html`), "index.html"].sort());
  for (const page of Object.values(DEMO_PAGES)) expect(Object.keys(SUB_APPLICATIONS)).toContain(page);
  const signs = /window\.wire|dataset\.wire|sdk: ?"hostile"|<title>hostile/;
  expect(HOSTILE_PAGE).toMatch(signs);
  const files = readdirSync("dist", { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && /\.(html|m?js)$/.test(file.name),
  );
  const hostile = files.filter((file) => signs.test(readFileSync(`${file.parentPath}/${file.name}`, "utf8")));
  expect(hostile.map(({ name }) => name)).toEqual([]);
});

test("the conformance kit passes on every page of the demo, with its own deep links", async ({ context, baseURL }) => {
  test.setTimeout(300_000);
  const links = { card: "/detail/13?id=13", map: "/map/3?id=3", planning: "/planning2/late?tab=velage" };
  for (const [base, deepLink] of [
    [APPLICATIONS.planning2.frame?.base, links.planning],
    [APPLICATIONS.planning2.frame?.candidate, links.planning],
    [APPLICATIONS.card.frame?.base, links.card],
    [APPLICATIONS.map.frame?.base, links.map],
  ] as const) {
    const findings = await checkPage(context, `${baseURL}${base}/`, { sdk: "dist/sdk", deepLink });
    expect(findings.filter(({ wrong }) => wrong !== null)).toEqual([]);
    expect(findings.length).toBeGreaterThan(20);
  }
});

test("as a command it says so by its exit code: 0 for a page of the demo, 1 for one that is deliberately wrong", async ({ baseURL }) => {
  const wrong = `<!doctype html><html lang="fr"><title>x</title><body><p>x</p><script type="module">
    import { connectToShell } from "/sdk/index.js";
    const shell = await connectToShell();
    shell.setDirty(true);
    shell.report("loud", "no such level");
  </script>`;
  const server = createServer((request, response) => {
    const file = /^\/sdk\/([\w-]+\.js)$/.exec(request.url ?? "")?.[1];
    response.setHeader("Content-Type", file === undefined ? "text/html" : "text/javascript");
    response.end(file === undefined ? wrong : readFileSync(`dist/sdk/${file}`));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const run = async (to: string) => {
    const command = spawn(process.execPath, ["dist/sdk/conformance/cli.js", to], {
      env: { CHROMIUM_PATH: "/usr/bin/chromium", ...process.env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    command.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    const [code] = await once(command, "close");
    return { code, said };
  };
  try {
    const good = await run(`${baseURL}${APPLICATIONS.card.frame?.base}/`);
    expect(good).toMatchObject({ code: 0, said: expect.stringContaining(" 0 broken") });
    const bad = await run(`http://127.0.0.1:${port}/`);
    expect(bad.code).toBe(1);
    expect(bad.said).toMatch(/FAILED.*gives its draft/);
    expect(bad.said).toMatch(/FAILED.*speaks the contract/);
  } finally {
    server.close();
  }
});
