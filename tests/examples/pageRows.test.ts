// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { DemoSample } from "../../generated/demoPages";
import { readDone } from "../../src/examples/productPage/page/doneRows";
import { pageRows } from "../../src/examples/productPage/page/pageRows";
import { TEXTS as PAGE } from "../../src/examples/productPage/page/pageTexts";
import { herdOnDay } from "../../src/examples/productPage/presentations/herdOnDay";
import { PRESENTS, presentationOf } from "../../src/examples/productPage/presentations/samples/presentationOf";
import { TEXTS } from "../../src/examples/productPage/presentations/texts/texts";
import type { Shell } from "../../src/sdk";

const HERD = "FR35901112";
const herd = herdOnDay(HERD, "dairy", { year: 2026, month: 11, day: 26 });
const TO_DO: readonly Exclude<DemoSample, "form">[] = [
  "calves",
  "declarations",
  "documents",
  "feeds",
  "invoices",
  "protocols",
  "reproduction",
  "tags",
  "tasks",
  "transponders",
];

/** The page of a sample before a shell that keeps what it is given, or refuses it. */
async function openPage(sample: Exclude<DemoSample, "form">, kept: Map<string, unknown>, refuses = false) {
  const sent: unknown[] = [];
  const notices: unknown[] = [];
  const shell = {
    context: { numCheptel: HERD },
    notice: (...notice: readonly unknown[]) => notices.push(notice),
    storageRead: async (index: string) => ({ ok: true, value: kept.get(index) ?? null }),
    storageStore: async (index: string, value: unknown) => kept.set(index, value) && { ok: true, value: null },
    storageAction: async (index: string, payload: unknown) => {
      if (refuses) return { ok: false, error: { code: "full" } };
      sent.push([index, payload]);
      return { ok: true, value: null };
    },
  } as unknown as Shell;
  const done = await readDone(shell, sample);
  const shown = presentationOf(sample, herd, TEXTS.fr);
  const words = { day: PAGE.fr.day, year: 2026 };
  const page = pageRows(shown, { shell, page: sample, done, texts: PAGE.fr, words, openAnimal: () => undefined });
  document.body.replaceChildren(page.figures, page.list);
  const buttons = () => [...page.list.querySelectorAll<HTMLButtonElement>("td.act button")];
  return {
    sent,
    notices,
    buttons,
    figures: () => [...page.figures.querySelectorAll("dd:not(.context)")].map(({ textContent }) => textContent),
    states: () => [...page.list.querySelectorAll("td.state")].map(({ textContent }) => textContent),
    press: async () => {
      buttons()[0]?.click();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

beforeEach(() => document.body.replaceChildren());

test.each(TO_DO)("on the page of %s what calls for an action offers it, in every language, and each row for itself", (sample) => {
  for (const texts of Object.values(TEXTS)) {
    const { list, figures } = presentationOf(sample, herd, texts);
    const acts = list.rows.flatMap(({ act }) => act ?? []);
    expect(acts.length).toBeGreaterThan(0);
    expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
    for (const { name, done, counts } of acts) {
      expect(name && done).toBeTruthy();
      for (const [figure] of counts) expect(figures[figure]?.amount).toBeTypeOf("number");
    }
  }
});

test("a row is done in any language as the same one", () => {
  for (const sample of Object.keys(PRESENTS) as (keyof typeof PRESENTS)[]) {
    const idsIn = (language: keyof typeof TEXTS) => presentationOf(sample, herd, TEXTS[language]).list.rows.map(({ act }) => act?.id);
    expect(idsIn("de"), sample).toEqual(idsIn("fr"));
  }
});

test("a task that is ticked is queued, leaves what is to do, and is still done when the page opens again; it is taken back the same way", async () => {
  const kept = new Map<string, unknown>();
  const page = await openPage("tasks", kept);
  const [figures, states] = [page.figures(), page.states()];
  await page.press();
  const id = page.buttons()[0]?.dataset.act;
  expect(page.sent).toEqual([["rowDone", { page: "tasks", row: id, done: true }]]);
  expect(page.states()[0]).toBe("Terminé");
  expect(page.figures()).not.toEqual(figures);
  expect(document.activeElement).toBe(page.buttons()[0]);

  const again = await openPage("tasks", kept);
  expect([again.states()[0], again.buttons()[0]?.textContent]).toEqual(["Terminé", "Annuler"]);
  await again.press();
  expect(again.sent).toEqual([["rowDone", { page: "tasks", row: id, done: false }]]);
  expect([again.figures(), again.states()]).toEqual([figures, states]);
  expect((await openPage("tasks", kept)).states()).toEqual(states);
});

test("what cannot be kept on the device is not said to be done, and the reason is", async () => {
  const page = await openPage("invoices", new Map(), true);
  const before = [page.figures(), page.states()];
  await page.press();
  expect([page.figures(), page.states()]).toEqual(before);
  expect(page.notices).toEqual([["negative", PAGE.fr.acts.notKept]]);
});

test("two presses while the first is on its way are one", async () => {
  const page = await openPage("documents", new Map());
  page.buttons()[0]?.click();
  await page.press();
  expect(page.sent.length).toBe(1);
});

test("an application that keeps nothing offers nothing to be done", async () => {
  const refused = { storageRead: async () => ({ ok: false, error: { code: "refused" } }) } as unknown as Shell;
  expect(await readDone(refused, "tasks")).toBeNull();
});
