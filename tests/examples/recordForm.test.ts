// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import type { RouteParams } from "../../generated/routeNames";
import { createRecordForm } from "../../src/examples/animalCard/recordForm";
import { TEXTS } from "../../src/examples/animalCard/texts/texts";
import type { Answer, Shell } from "../../src/sdk";
import { settle } from "../support/testClock";

const PAGE = readFileSync("src/examples/animalCard/index.html", "utf8");
const DONE: Answer<null> = { ok: true, value: null };
const NOTHING_QUEUED = { ok: true, value: { parked: [], waiting: [], sent: [], discarded: [] } };
const [today, born] = [
  { year: 2026, month: 11, day: 30 },
  { year: 2022, month: 3, day: 4 },
];
const ROSE = { id: "1", number: "FR3512344345", name: "Rose", born };
const A = { herd: "FR1", action: "soin", animal: ROSE, today };
const B = { ...A, animal: { ...ROSE, id: "2" } };

afterEach(() => document.body.replaceChildren());

/** The form over a shell that has kept a draft, and whose answer to an action is held back. */
function formRig(draft: unknown = null) {
  document.body.innerHTML = PAGE.slice(PAGE.indexOf("<main"), PAGE.indexOf("</body>"));
  const saved: unknown[] = [];
  const left: string[] = [];
  const actions: unknown[] = [];
  const labels: unknown[] = [];
  let dirty = false;
  let herd = "FR1";
  let told = (_now: { numCheptel: string }, _before: { numCheptel: string }) => {};
  let read: () => unknown = () => null;
  let answer = (_: Answer<null>) => {};
  const shell = {
    draft,
    onKeepDraft: (given: () => unknown) => {
      read = given;
      return () => {};
    },
    get context() {
      return { numCheptel: herd };
    },
    onContext: (listener: typeof told) => {
      told = listener;
      return () => {};
    },
    onSyncStatus: () => () => {},
    syncRead: async () => NOTHING_QUEUED,
    setDirty: async (given: boolean) => {
      dirty = given;
      return DONE;
    },
    saveDraft: async (given: unknown) => saved.push(given) > 0 && DONE,
    notice: async () => DONE,
    storageAction: (_: string, payload: unknown, label: unknown) => {
      actions.push(payload);
      labels.push(label);
      return new Promise<Answer<null>>((resolve) => (answer = resolve));
    },
  } as unknown as Shell<RouteParams>;
  const { show } = createRecordForm(
    shell,
    () => TEXTS.en,
    (animal) => left.push(animal),
  );
  const find = <Kind extends HTMLElement>(selector: string) => {
    const found = document.querySelector<Kind>(selector);
    if (found === null) throw new Error(`nothing at ${selector}`);
    return found;
  };
  const note = () => find<HTMLTextAreaElement>('[name="note"]');
  return {
    show,
    note: () => note().value,
    type: (text: string) => {
      note().value = text;
      note().dispatchEvent(new Event("input", { bubbles: true }));
    },
    date: (day: string) => {
      find<HTMLInputElement>('[name="day"]').value = day;
      find('[name="day"]').dispatchEvent(new Event("input", { bubbles: true }));
    },
    wrong: () => [
      find('[data-shown="wrong"]').textContent,
      ...[...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute("name")),
    ],
    send: () => find("form").dispatchEvent(new Event("submit", { cancelable: true })),
    answer: async (given: Answer<null>) => {
      answer(given);
      await settle();
    },
    enter: (numCheptel: string) => {
      const before = { numCheptel: herd };
      herd = numCheptel;
      told({ numCheptel }, before);
    },
    isRestored: () => !find('[data-shown="restored"]').hidden,
    dirty: () => dirty,
    keepDraft: () => JSON.parse(JSON.stringify(read())),
    saved,
    left,
    actions,
    labels,
  };
}

test("what was typed for one animal is never filled into the record of another, also when the page was taken away on its card", () => {
  const before = formRig();
  before.show(A);
  before.type("limps");
  before.show(null);
  const draft = before.keepDraft();
  const after = formRig(draft);
  after.show(B);
  expect([after.note(), after.isRestored(), after.dirty()]).toEqual(["", false, true]);
  after.show(A);
  expect([after.note(), after.isRestored()]).toEqual(["limps", true]);
});

test("an animal of another herd with the same identifier has a record of its own", () => {
  const { show, type, note } = formRig();
  show(A);
  type("limps");
  show({ ...A, herd: "FR2" });
  expect(note()).toBe("");
  show(A);
  expect(note()).toBe("limps");
});

test("a record that was begun in another herd leaves nothing unsaved in this one, and is unsaved there again", () => {
  const { show, type, enter, dirty, keepDraft } = formRig();
  show(A);
  type("limps");
  show(null);
  enter("FR2");
  expect(dirty()).toBe(false);
  const draft = keepDraft();
  enter("FR1");
  expect(dirty()).toBe(true);
  const again = formRig(draft);
  expect(again.dirty()).toBe(true);
});

test("a record that is saved while that of another animal is typed takes neither its text nor its page", async () => {
  const { show, type, send, answer, note, dirty, left, keepDraft } = formRig();
  show(A);
  type("limps");
  send();
  show(B);
  type("coughs");
  await answer(DONE);
  expect([note(), dirty(), left, keepDraft()]).toEqual(["coughs", true, [], [[JSON.stringify(["FR1", "soin", "2"]), expect.anything()]]]);
  show(A);
  expect(note()).toBe("");
});

test("what is typed into a record while it is saved stays, and so does its page", async () => {
  const { show, type, send, answer, note, dirty, left, actions } = formRig();
  show(A);
  type("limps");
  send();
  type("limps, hind left");
  await answer(DONE);
  expect([note(), dirty(), left, actions.length]).toEqual(["limps, hind left", true, [], 1]);
  send();
  await answer(DONE);
  expect([dirty(), left, actions.length]).toEqual([false, ["1"], 2]);
});

test("a record that is saved by a double press is recorded once, also when the second press comes before the page has changed", async () => {
  const { show, type, send, answer, actions, left } = formRig();
  show(A);
  type("limps");
  send();
  send();
  await answer(DONE);
  send();
  expect([actions.length, left]).toEqual([1, ["1"]]);
  show(null);
  show(A);
  type("limps");
  send();
  expect(actions.length).toBe(2);
});

test("a record that was saved is unsaved no longer; one that the device refused is", async () => {
  const { show, type, send, answer, note, dirty, saved, left } = formRig();
  show(A);
  type("limps");
  send();
  await answer({ ok: false, error: "failed" });
  expect([note(), dirty(), left]).toEqual(["limps", true, []]);
  send();
  await answer(DONE);
  expect([dirty(), saved.at(-1), left]).toEqual([false, null, ["1"]]);
});

test("a record is of a day that its animal has lived, today at the latest; who types another is told which", async () => {
  const { show, type, date, send, answer, wrong, actions } = formRig();
  show(A);
  type("limps");
  for (const day of ["0025-03-12", "2022-03-03", "2026-12-01", ""]) {
    date(day);
    send();
    expect(wrong()).toEqual(["Give a day between 04/03/2022 (birth) and 30/11/2026 (today).", "day"]);
  }
  date("2022-03-04");
  expect([wrong(), actions]).toEqual([[""], []]);
  send();
  await answer(DONE);
  expect(actions).toEqual([{ animal: "1", action: "soin", day: "2022-03-04", note: "limps" }]);
});

test("a treatment nobody has described is not recorded; a calving is said by its day", () => {
  const { show, send, type, wrong, actions } = formRig();
  show(A);
  type("  ");
  send();
  expect([wrong(), actions]).toEqual([["Write in the comment what was done.", "note"], []]);
  show({ ...A, action: "velage" });
  expect(wrong()).toEqual([""]);
  send();
  expect(actions).toEqual([{ animal: "1", action: "velage", day: "2026-11-30", note: "" }]);
});

test("a record that waits to be sent says what was done, and with whom", () => {
  const { show, send, type, labels } = formRig();
  for (const action of ["velage", "soin", "other"]) {
    show({ ...A, action });
    type("limps");
    send();
  }
  expect(labels).toEqual(["Calving · 4345 Rose", "Treatment · 4345 Rose", undefined]);
});
