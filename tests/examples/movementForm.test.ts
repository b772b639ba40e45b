// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { showMovementForm } from "../../src/examples/productPage/page/movementForm";
import { herdOnDay } from "../../src/examples/productPage/presentations/herdOnDay";
import type { TransferKind } from "../../src/examples/productPage/presentations/transfersTexts";
import type { Shell } from "../../src/sdk";
import type { CalendarDay } from "../../src/sdk/formats";

const HERD = "FR35901112";
const OTHER = "FR35901113";
const DAY = { year: 2026, month: 11, day: 26 };
const NEXT_DAY = { ...DAY, day: 27 };
const NUMBER = "FR3512345678";

/** The page of a movement before a shell that answers a declaration when it is told to. */
function opened(draft: unknown = null) {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  const declared: unknown[] = [];
  const said = { dirty: false, draft: null as unknown, notices: 0 };
  let today: CalendarDay = DAY;
  let context = { language: "fr", numCheptel: HERD };
  let read: () => unknown = () => null;
  let answers: (answer: unknown) => void = () => undefined;
  const shell = {
    get context() {
      return context;
    },
    draft,
    setDirty: async (dirty: boolean) => {
      said.dirty = dirty;
    },
    saveDraft: async (value: unknown) => {
      said.draft = value;
    },
    onKeepDraft: (listener: typeof read) => {
      read = listener;
    },
    notice: async () => {
      said.notices += 1;
    },
    storageAction: (_: string, payload: unknown) => {
      declared.push(payload);
      return new Promise((resolve) => {
        answers = resolve;
      });
    },
  } as unknown as Shell;
  const field = (name: string) => {
    const found = place.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
    if (found === null) throw new Error(`no field ${name}`);
    return found;
  };
  return {
    said,
    declared,
    show: (kind: TransferKind, change: Partial<typeof context> = {}) => {
      context = { ...context, ...change };
      showMovementForm({ shell, kind, herd: herdOnDay(context.numCheptel, "dairy", today), today: () => today }, place);
    },
    pass: (day: CalendarDay) => {
      today = day;
    },
    turnTo: (name: string) => field(name).dispatchEvent(new Event("focusin", { bubbles: true })),
    keepDraft: () => read(),
    value: (name: string) => field(name).value,
    type: (name: string, value: string) => {
      field(name).value = value;
      field(name).dispatchEvent(new Event("input", { bubbles: true }));
    },
    suggest: () => place.querySelector<HTMLButtonElement>(".suggestion")?.click(),
    declare: () => place.querySelector("form")?.requestSubmit(),
    told: () => place.querySelector('[role="status"]')?.textContent,
    answer: async (ok: boolean) => {
      answers({ ok });
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test("a movement that is begun is unsaved and kept as a draft, until it is declared", async () => {
  const page = opened();
  page.show("entries");
  expect([page.said.dirty, page.keepDraft()]).toEqual([false, null]);
  page.type("animal", NUMBER);
  expect([page.said.dirty, page.said.draft]).toEqual([true, page.keepDraft()]);
  page.declare();
  await page.answer(false);
  expect([page.value("animal"), page.said.dirty, page.said.notices]).toEqual([NUMBER, true, 1]);
  page.declare();
  await page.answer(true);
  expect([page.value("animal"), page.said.dirty, page.said.draft, page.keepDraft()]).toEqual(["", false, null, null]);
});

test("what was begun is there when the page is loaded again, chosen by a press as well as typed, for its own herd and form alone", () => {
  const first = opened();
  first.show("exits");
  first.suggest();
  const name = first.value("animal");
  expect(name).not.toBe("");
  first.type("day", "25/11/2026");
  first.type("reason", "0");
  first.type("herd", "FR35000001");
  const draft = JSON.parse(JSON.stringify(first.keepDraft()));
  const names = ["animal", "day", "reason", "herd"];
  const valuesOf = (page: typeof first) => names.map(page.value);

  const again = opened(draft);
  again.show("exits");
  expect([valuesOf(again), again.said.dirty]).toEqual([[name, "25/11/2026", "0", "FR35000001"], true]);
  again.show("entries");
  expect([again.value("animal"), again.said.dirty]).toEqual(["", true]);
  again.show("exits", { numCheptel: OTHER });
  expect([again.value("animal"), again.said.dirty]).toEqual(["", false]);
  again.show("exits", { numCheptel: HERD });
  expect([valuesOf(again), again.said.dirty]).toEqual([valuesOf(first), true]);

  const broken = opened(["x", 1]);
  broken.show("exits");
  expect(broken.said.dirty).toBe(false);
});

test("a movement that is begun stays in another language, and its reason is declared in that", async () => {
  const page = opened();
  page.show("entries");
  page.type("animal", NUMBER);
  page.type("reason", "1");
  page.show("entries", { language: "de" });
  expect([page.value("animal"), page.value("reason")]).toEqual([NUMBER, "1"]);
  page.declare();
  await page.answer(true);
  const reason = document.querySelectorAll("option")[1]?.textContent;
  expect(page.declared).toEqual([{ animal: NUMBER, day: "2026-11-26", reason, herd: "" }]);
});

test("a movement is declared once, however often it is pressed, and the next one that is begun meanwhile stays", async () => {
  const page = opened();
  page.show("entries");
  page.type("animal", NUMBER);
  page.type("herd", "FR35000001");
  page.declare();
  page.declare();
  page.type("animal", "FR35");
  await page.answer(true);
  expect(page.declared.length).toBe(1);
  expect([page.value("animal"), page.value("herd"), page.said.dirty]).toEqual(["FR35", "", true]);
  expect(page.told()).toContain("5678");
  page.type("animal", NUMBER);
  page.declare();
  await page.answer(true);
  expect([page.declared.length, page.said.dirty]).toEqual([2, false]);
});

test("a form that is open over midnight proposes the new day and takes it; one that was begun keeps the day that it shows", async () => {
  const page = opened();
  page.show("entries");
  page.pass(NEXT_DAY);
  page.turnTo("animal");
  expect([page.value("day"), page.said.dirty]).toEqual(["27/11/2026", false]);
  page.type("animal", NUMBER);
  page.pass({ ...DAY, day: 28 });
  page.turnTo("herd");
  page.declare();
  await page.answer(true);
  expect([page.declared, page.value("day")]).toEqual([[expect.objectContaining({ day: "2026-11-27" })], "28/11/2026"]);
  page.type("animal", NUMBER);
  page.type("day", "29/11/2026");
  page.declare();
  expect(page.declared.length).toBe(1);
  page.pass({ ...DAY, day: 29 });
  page.declare();
  await page.answer(true);
  expect([page.declared.length, page.said.dirty]).toEqual([2, false]);
});

test("the first letter of the new day finds its date, and what is typed stays when the form is drawn for that day", () => {
  const page = opened();
  page.show("exits");
  page.pass(NEXT_DAY);
  page.type("animal", "7");
  expect(page.value("day")).toBe("27/11/2026");
  page.pass({ ...DAY, day: 28 });
  page.show("exits");
  expect([page.value("animal"), page.value("day"), page.said.dirty]).toEqual(["7", "27/11/2026", true]);
  page.type("animal", "");
  page.type("day", "28/11/2026");
  expect(page.said.dirty).toBe(false);
});
