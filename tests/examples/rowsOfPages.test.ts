// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { readDone } from "../../src/examples/productPage/page/doneRows";
import { pageRows } from "../../src/examples/productPage/page/pageRows";
import { TEXTS as PAGE } from "../../src/examples/productPage/page/pageTexts";
import { herdOnDay } from "../../src/examples/productPage/presentations/herdOnDay";
import { PRESENTS, presentationOf } from "../../src/examples/productPage/presentations/samples/presentationOf";
import { TEXTS } from "../../src/examples/productPage/presentations/texts/texts";
import type { Shell } from "../../src/sdk";

const HERD = "FR35901112";
const herd = herdOnDay(HERD, "dairy", { year: 2026, month: 11, day: 26 });
const SAMPLES = Object.keys(PRESENTS).filter((name): name is keyof typeof PRESENTS => name in PRESENTS);
const TONED = ':is([data-tone="late"], [data-tone="wait"])';

/** The page of a sample before a shell that keeps what it is given. */
async function openPage(sample: keyof typeof PRESENTS) {
  const kept = new Map<string, unknown>();
  const shell = {
    context: { numCheptel: HERD, language: "fr" },
    storageRead: async (index: string) => ({ ok: true, value: kept.get(index) ?? null }),
    onSyncStatus: () => () => undefined,
    syncRead: async () => ({ ok: true, value: { parked: [], discarded: [] } }),
    storageStore: async (index: string, value: unknown) => kept.set(index, value) && { ok: true, value: null },
    storageAction: async () => ({ ok: true, value: null }),
  } as unknown as Shell;
  const shown = presentationOf(sample, herd, TEXTS.fr);
  const page = shown.keptAs ?? sample;
  const done = await readDone(shell, page);
  const words = { day: PAGE.fr.day, year: 2026 };
  const { figures, list } = pageRows(shown, {
    shell,
    page,
    herd,
    done,
    texts: PAGE.fr,
    words,
    openAnimal: () => undefined,
    drawAnew: () => undefined,
  });
  document.body.replaceChildren(figures, list);
  return { rows: shown.list.rows, isChecked: shown.list.isChecked === true, list };
}

/** The list of each page as it opens, by its sample. */
const opened = new Map<string, HTMLElement>();

const all = <Found extends Element = HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Found>(selector),
];
const bodies = () => all("tbody");
const rowsOf = (body: Element | undefined) => [...(body?.children ?? [])].filter(({ className }) => className === "");
const rowsIn = (part: ParentNode | undefined) => all("tbody tr", part).filter(({ className }) => className === "");

beforeAll(async () => {
  for (const sample of SAMPLES) opened.set(sample, (await openPage(sample)).list);
});

test("a group, or a list without any, that says more rows than it shows ends with what shows them all, and leads to the first of those that come", async () => {
  let revealed = 0;
  const cut = SAMPLES.filter((sample) => presentationOf(sample, herd, TEXTS.fr).list.rows.some(({ isFurther }) => isFurther));
  for (const sample of cut) {
    const { rows } = await openPage(sample);
    const { title } = presentationOf(sample, herd, TEXTS.fr).list;
    for (const group of new Set(rows.flatMap(({ group, isFurther }) => (isFurther ? [group] : [])))) {
      const ofIt = rows.filter((row) => row.group === group).length;
      const at = bodies().findIndex(
        (body) => body.querySelector(".more button")?.getAttribute("aria-label") === `Voir les ${ofIt}, ${group ?? title}`,
      );
      const before = rowsOf(bodies()[at]).length;
      expect(before, `${sample}: ${group}`).toBeLessThan(ofIt);
      all<HTMLButtonElement>(".more button", bodies()[at])[0]?.click();
      expect(rowsOf(bodies()[at]).length, `${sample}: ${group}`).toBe(ofIt);
      expect(document.activeElement).toBe(rowsOf(bodies()[at])[before]);
      expect(all(".more", bodies()[at])).toEqual([]);
      revealed += 1;
    }
    expect(all(".more"), sample).toEqual([]);
  }
  expect(revealed).toBeGreaterThan(5);
});

test("what shows all rows of a group says how many there are, in every language", () => {
  expect(Object.values(PAGE).map(({ acts }) => acts.all(154))).toEqual([
    "Voir les 154",
    "See all 154",
    "Alle 154 zeigen",
    "Ver todo: 154",
    "Vedi tutto: 154",
  ]);
});

test("what is red or amber in a row on a phone is so on a desk", () => {
  let compared = 0;
  for (const [sample, list] of opened)
    for (const fact of all(`.under > ${TONED}`, list)) {
      const row = fact.closest("tr") ?? document;
      const toned = all(`[data-tone="${fact.dataset.tone}"]`, row).filter(
        ({ tagName, className }) => tagName === "TD" || className === "chip",
      );
      expect(toned.length, `${sample}: ${fact.textContent}`).toBeGreaterThan(0);
      compared += 1;
    }
  expect(compared).toBeGreaterThan(20);
});

test("what can be done on rows looks alike: filled is at most the first that is due", () => {
  const due = [...opened.values()].map((list) => all("td.state [data-due]", list).length);
  expect(new Set(due)).toEqual(new Set([0, 1]));
  const seen = [...opened.values()].flatMap((list) => all("td.state button:not([data-due])", list));
  expect(seen.length).toBeGreaterThan(20);
  const known = ["type", "role", "aria-label", "aria-checked", "data-act", "data-done"];
  for (const button of seen) expect(known).toEqual(expect.arrayContaining(button.getAttributeNames()));
});

test("a row that opens ends with the sign of that, unless it ends with a button, and no other row does", () => {
  for (const [sample, list] of opened)
    for (const row of rowsIn(list)) {
      const opens = row.querySelector(".animal") !== null && row.querySelector("td.state button") === null;
      expect(row.querySelector("td.state > .icon") !== null, `${sample}: ${row.textContent}`).toBe(opens);
      expect(row.hasAttribute("data-opens"), `${sample}: ${row.textContent}`).toBe(opens);
    }
});

test("above buttons a column has a head where it says something beside them or has ticks, and none above buttons alone or what the heads of groups say", () => {
  for (const [sample, list] of opened)
    for (const table of all("table", list)) {
      if (table.querySelector("td.state button") === null) continue;
      const { isGrouped } = presentationOf(sample as keyof typeof PRESENTS, herd, TEXTS.fr).list;
      const isChecked = table.querySelector("td.state button[role=checkbox]") !== null;
      const says = isChecked || all(".chip:not([data-said])", table).some(({ textContent }) => textContent !== "");
      const isSeen = table.querySelector("thead th.state .seenByReaders") === null;
      expect(isSeen, sample).toBe(says && isGrouped !== true);
    }
});
