import { expect, type Page, test } from "@playwright/test";
import { DEMO_PAGES, DEMO_ROUTES } from "../../../generated/demoPages";
import { ROUTES } from "../../../generated/routes";
import { TABLES } from "../../../generated/tables";
import { pageKinds, resolverOf } from "../../support/pageKinds";
import { axeFindings } from "../support/axe";
import { chooseTheme, PHONE } from "../support/layout";
import { enter, frameOf, open, shortcutsAreThere, windowOf } from "../support/shell";

const PAGES = 10;
const EACH = 2;
/** Tiles that a page leads on to, at least. */
const RELATED = 3;

/** With one herd, so that pages show it. */
const WHO = "eleveur-lait";
const ENVOIS = ROUTES["synchrozor.sync.main"];
const resolver = resolverOf(WHO);
const granted = new Set(resolver.menu().flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map(({ id }) => id))));
/** Tiles of the generic demo application, two of each section. */
const tiles = resolver.menu().flatMap(({ groups }) =>
  groups
    .flatMap((group) => group.tiles)
    .map((tile) => resolver.tile(tile))
    .filter(({ href, target }) => {
      const frame = TABLES.applications[TABLES.routes[target?.route ?? ""]?.application ?? ""]?.frame;
      return (
        href !== null && frame?.isolation === "path" && DEMO_PAGES[frame.base] === undefined && DEMO_ROUTES[target?.route ?? ""] !== "form"
      );
    })
    .slice(0, EACH),
);

test("tiles of every section open on pages made from the registry: a name, what it is for, figures, animals, and tiles that the user may open", async ({
  page,
}) => {
  expect(tiles.length).toBeGreaterThanOrEqual(PAGES);
  await enter(page, WHO);
  for (const { href, target } of tiles) {
    await open(page, href ?? "/");
    const frame = page.locator(`[data-shown="true"] iframe[data-route="${target?.route}"]`).contentFrame();
    await expect(frame.locator('main[data-part="main"]:not([aria-busy])')).toBeVisible();
    await expect(frame.getByRole("heading", { level: 1 })).not.toHaveText(/^$|\//);
    await expect(frame.locator('[data-part="purpose"]')).not.toBeEmpty();
    await expect(frame.locator(".figures dd").nth(1)).toBeVisible();
    await expect(frame.locator('[data-part="list"] :is(tbody tr, .family li)').first()).toBeVisible();
    // What only developers read is there, and out of sight.
    await expect(frame.locator('[data-received="route"]')).toBeHidden();
    await expect(frame.locator('[data-received="route"]')).toHaveText(target?.route ?? "?");
    await expect(frame.locator("[data-related]").nth(RELATED - 1)).toBeVisible();
    for (const related of await frame.locator("[data-related]").all())
      expect(granted).toContain(await related.getAttribute("data-related"));
  }
  await expect(page.locator("[data-page-bar]")).toHaveCount(0);
});

const kinds = pageKinds("eleveur-lait");

/** In the page: how wide each cell is, and how far what is seen in it stays from its sides. */
function roomIn(cells: readonly Element[]) {
  return cells.map((cell) => {
    const box = cell.getBoundingClientRect();
    const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const seen: DOMRect[] = [];
    while (words.nextNode()) {
      const part = words.currentNode.parentElement;
      if (part === null || getComputedStyle(part).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      seen.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
    }
    const before = Math.min(...seen.map(({ left }) => left)) - box.left;
    const after = box.right - Math.max(...seen.map(({ right }) => right));
    return { text: cell.textContent, width: box.width, before, after };
  });
}

/** The kinds in two halves: all in one test would take a slow machine longer than a test may. */
const HALVES = [0, 1].map((half) => [...kinds].filter((_, at) => at % 2 === half));
/** Each test of the halves by its name. */
const inHalves = (rule: string, prove: (page: Page, some: (typeof HALVES)[number]) => Promise<void>) => {
  for (const [half, some] of HALVES.entries()) test(`${rule} (${half + 1} of ${HALVES.length})`, ({ page }) => prove(page, some));
};

/** Rules about what around a page is of the page itself, its name; the rest is of its section. */
const NAMES = ["document-title", "empty-heading", "page-has-heading-one"];

for (const theme of ["light", "dark"] as const)
  inHalves(`axe finds nothing in a page of each kind that the demo has, nor around it, in the looks ${theme}`, async (page, some) => {
    expect(some.length).toBeGreaterThanOrEqual(15);
    await chooseTheme(page, theme);
    await enter(page, "eleveur-lait");
    const sections = new Set<string | null>();
    for (const [kind, { href, route }] of some) {
      await open(page, href);
      expect(await axeFindings(await windowOf(page, route)), kind).toEqual([]);
      expect(await axeFindings(page, NAMES), kind).toEqual([]);
      const section = TABLES.applications[TABLES.routes[route]?.application ?? ""]?.section ?? null;
      if (sections.has(section)) continue;
      sections.add(section);
      await expect(page.locator("[data-page-bar]")).toHaveCount(0);
      expect(await axeFindings(page), kind).toEqual([]);
    }
    expect(sections.size).toBeGreaterThan(5);
  });

const LANGUAGES = [
  ["fr", "Français"],
  ["de", "Deutsch"],
] as const;

async function speak(page: Page, language: string, name: string) {
  await shortcutsAreThere(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Rechercher" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
}

for (const [language, name] of LANGUAGES)
  inHalves(
    `on a phone the figures of every page stand in cells of one width, whole and away from their edges: ${language}`,
    async (page, some) => {
      await page.setViewportSize(PHONE);
      await enter(page, WHO);
      await speak(page, language, name);
      let measured = 0;
      for (const [kind, { href, route }] of some) {
        await open(page, href);
        const frame = frameOf(page, route).element.contentFrame();
        await expect(frame.locator("main:not([aria-busy=true]) h1"), kind).toBeVisible();
        const cells = await frame.locator(".figures > *:visible").evaluateAll(roomIn);
        measured += cells.length;
        for (const { text, width, before, after } of cells) {
          expect(Math.min(before, after), `${kind}: ${text}`).toBeGreaterThanOrEqual(6);
          expect(Math.abs(width - (cells[0]?.width ?? 0)), `${kind}: ${text}`).toBeLessThan(1);
        }
      }
      expect(measured).toBeGreaterThan(50);
    },
  );

/** In the page: the widest room between what two columns of a table say, and between which. */
function widestVoid(tables: readonly Element[]) {
  let widest = { px: 0, between: "" };
  for (const table of tables) {
    const columns: { left: number; right: number; text: string }[] = [];
    for (const row of table.querySelectorAll("tbody tr:not(.group, .more)"))
      for (const [at, cell] of [...row.children].entries()) {
        const seen = [...cell.querySelectorAll(".dots")].map((drawn) => drawn.getBoundingClientRect());
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          if (words.currentNode.parentElement?.closest(".seenByReaders, [data-said], .under") !== null) continue;
          const range = document.createRange();
          range.selectNodeContents(words.currentNode);
          seen.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
        }
        if (seen.length === 0) continue;
        const { left = Number.POSITIVE_INFINITY, right = 0 } = columns[at] ?? {};
        columns[at] = {
          left: Math.min(left, ...seen.map((one) => one.left)),
          right: Math.max(right, ...seen.map((one) => one.right)),
          text: cell.textContent ?? "",
        };
      }
    const there = columns.filter((column) => column !== undefined);
    for (const [at, { left, text }] of there.entries()) {
      const before = there[at - 1];
      if (before !== undefined && left - before.right > widest.px)
        widest = { px: left - before.right, between: `${before.text} | ${text}` };
    }
  }
  return widest;
}

/** As far as an eye goes on along a row without losing it. */
const WIDEST_VOID = 240;

for (const [language, name] of LANGUAGES)
  inHalves(
    `on a desk the columns of a table lie so near to each other that a row is read as one, and no table sticks out: ${language}`,
    async (page, some) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await enter(page, WHO);
      await speak(page, language, name);
      let measured = 0;
      for (const [kind, { href, route }] of some) {
        await open(page, href);
        const frame = frameOf(page, route).element.contentFrame();
        await expect(frame.locator("main:not([aria-busy=true]) h1"), kind).toBeVisible();
        for (const width of [1366, 1920]) {
          await page.setViewportSize({ width, height: 768 });
          const { px, between } = await frame.locator("table").evaluateAll(widestVoid);
          expect(px, `${kind} at ${width}: ${between}`).toBeLessThanOrEqual(WIDEST_VOID);
          const over = await frame.locator("table").evaluateAll((tables) => tables.map((one) => one.scrollWidth - one.clientWidth));
          expect.soft(Math.max(0, ...over), `${kind} at ${width}`).toBe(0);
          if (px > 0) measured += 1;
        }
      }
      expect(measured).toBeGreaterThan(40);
    },
  );

test("tiles below a page show the number that the menu shows on them", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, WHO);
  const { href, route } = kinds.get("health") ?? { href: "/", route: "" };
  await open(page, href);
  const related = frameOf(page, route).element.contentFrame().locator("[data-related]:has(b)");
  await expect(related.first()).toBeVisible();
  const numbers = await related.evaluateAll((tiles) => tiles.map((tile) => [tile.dataset.related, tile.querySelector("b")?.textContent]));
  await page.locator('[data-tab="sante"]').click();
  for (const [tile, number] of numbers) await expect(page.locator(`[data-tile="${tile}"] b`)).toHaveText(number ?? "?");
});

test("a row that is done stays so over a reload and is taken back; without network it waits in Envois, and goes when there is one [SHP-11]", async ({
  page,
  context,
}) => {
  const { href, route } = kinds.get("tasks") ?? { href: "", route: "" };
  const envois = frameOf(page, ENVOIS.name).element.contentFrame();
  const items = (kind: string) => envois.locator(`[data-item][data-kind="${kind}"]`);
  const rows = frameOf(page, route).element.contentFrame().locator("[data-act]");
  await enter(page, WHO);
  await open(page, href);
  const act = rows.first();
  const [name = ""] = ((await act.getAttribute("aria-label")) ?? "").split(",");
  await act.click();
  await expect(act).toBeChecked();
  await page.reload();
  await expect(act).toBeChecked();
  await act.click();
  await expect(act).not.toBeChecked();
  await open(page, `/${ENVOIS.path}`);
  await expect(items("sent")).toHaveCount(2);
  await open(page, href);
  await context.setOffline(true);
  await act.click();
  await expect(act).toBeChecked();
  await open(page, `/${ENVOIS.path}`);
  await expect(items("waiting")).toHaveCount(1);
  await expect(items("waiting")).toContainText(name);
  await context.setOffline(false);
  await expect(items("sent")).toHaveCount(3);
  await expect(items("waiting")).toHaveCount(0);
});

test("the page that searches an animal has the picture of its tab, finds by number or name, and offers those opened last", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await open(page, "/search/animal");
  const frame = page.locator('[data-shown="true"] iframe[data-route="search.animal"]').contentFrame();
  await expect(frame.locator('[data-part="mark"] svg > *')).not.toHaveCount(0);
  const field = frame.getByRole("searchbox");
  await field.fill("zzz");
  await expect(frame.getByRole("status")).toContainText("zzz");
  await field.fill("FR");
  const first = frame.getByRole("row").nth(1);
  const name = await first.getByRole("button").innerText();
  await first.getByRole("button").click();
  await expect(page).toHaveURL(/\/detail\/\d+$/);
  await page.goBack();
  await field.fill("");
  await expect(frame.getByRole("row").nth(1).getByRole("button")).toHaveText(name);
});

test("who comes is declared in a form: a wrong number is explained, and what was declared goes by the outbox", async ({ page }) => {
  const entries = kinds.get("entries");
  await enter(page, "eleveur-lait");
  await open(page, entries?.href ?? "/");
  const form = frameOf(page, entries?.route ?? "")
    .element.contentFrame()
    .locator('[data-movement="entries"]');
  const declare = form.getByRole("button", { name: "Déclarer" });
  await form.getByRole("textbox").first().fill("12");
  await declare.click();
  await expect(form.getByRole("alert").first()).not.toBeEmpty();
  await form.getByRole("textbox").first().fill("FR 35 1234 5678");
  const sent = page.waitForRequest((request) => request.postData()?.includes("FR3512345678") === true);
  await declare.click();
  await expect(form.getByRole("status")).toContainText("5678");
  await expect(form.getByRole("alert").first()).toBeHidden();
  await sent;
});

test("who leaves is chosen among the animals of the herd, and the day is written as people of the country write it", async ({ page }) => {
  const exits = kinds.get("exits");
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, "eleveur-lait");
  await open(page, exits?.href ?? "/");
  const form = frameOf(page, exits?.route ?? "")
    .element.contentFrame()
    .locator('[data-movement="exits"]');
  const declare = form.getByRole("button", { name: "Déclarer" });
  // Without scrolling.
  await expect(declare).toBeInViewport({ ratio: 1 });
  await expect(form.getByLabel("Date", { exact: true })).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/);
  await declare.click();
  await expect(form.getByRole("alert").first()).not.toBeEmpty();
  // Who is to leave is chosen by a press.
  const planned = form.locator(".suggestion");
  const name = ((await planned.innerText()).split(",")[0] ?? "").trim();
  await planned.click();
  await expect(form.locator('[name="animal"]')).toHaveValue(name);
  await expect(form.getByRole("alert").first()).toBeHidden();
  const [number = ""] = ((await form.locator("datalist option").first().getAttribute("value")) ?? "").split(" ");
  await form.locator('[name="animal"]').fill(number);
  await declare.click();
  await expect(form.getByRole("status")).toContainText(number);
});
