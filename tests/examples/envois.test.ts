import { expect, test } from "vitest";
import { ageOf, momentOf } from "../../src/examples/parts/moments";
import { fieldsOf, withFields } from "../../src/examples/synchrozor/fields";
import { listsOf } from "../../src/examples/synchrozor/listsOf";
import { TEXTS } from "../../src/examples/synchrozor/texts/texts";

const NOW = new Date(2026, 10, 23, 9, 30).getTime();
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

test("a refused action is corrected value by value; each keeps its kind, and what is deeper stays", () => {
  const payload = { note: "a", weight: 12, done: true, day: null, deep: { a: 1 } };
  const fields = fieldsOf(payload);
  expect(fields.map(({ name }) => name)).toEqual(["note", "weight", "done", "day"]);
  const form = new FormData();
  form.set("note", "b");
  form.set("weight", "13");
  form.set("day", "");
  expect(withFields(payload, fields, form)).toEqual({ note: "b", weight: 13, done: false, day: null, deep: { a: 1 } });
  expect([fieldsOf(null), fieldsOf("text"), fieldsOf([1])]).toEqual([[], [], []]);
});

test("the age of what waits is told in minutes, hours or days", () => {
  expect([0, 12, 119, 3000].map((minutes) => ageOf(ago(minutes), NOW, "fr"))).toEqual([
    "maintenant",
    "il y a 12 minutes",
    "il y a 1 heure",
    "avant-hier",
  ]);
  expect(momentOf(ago(10), NOW, "fr")).toBe("9\u00a0h\u00a020");
  expect(momentOf(ago(1440), NOW, "fr")).toBe("22/11 9\u00a0h\u00a030");
});

test("the page sums up what is to be corrected, waits and was sent, and leaves out what is none", () => {
  expect(TEXTS.fr.summary(1, 2, 14)).toBe("1 à corriger, 2 en attente, 14 envoyés");
  expect(TEXTS.fr.summary(0, 0, 1)).toBe("1 envoyé");
  expect(TEXTS.fr.summary(0, 0, 0)).toBe("Tout est envoyé");
});

test("the page of all herds shows what was sent today, that of the history all of it, and each of one herd alone when it is asked for", () => {
  const item = (key: string, numCheptel: string, sentAt: string | null) => ({
    ...{ key, numCheptel, application: "", label: null, at: ago(10), refusal: null, conflict: null, payload: null, sentAt },
  });
  const overview = {
    ...{ loading: false, purge: false, herds: [], oldestAt: null, nextTryAt: null, nearlyFull: null },
    parked: [item("p", "FR1", null)],
    waiting: [item("w", "FR2", null)],
    sent: [item("today", "FR1", ago(10)), item("before", "FR2", ago(3000))],
    discarded: [],
  };
  const shown = (only: string | null, isHistory: boolean) =>
    listsOf(overview, { only, isHistory, texts: TEXTS.fr, now: NOW }).map(({ title, items }) => [title, ...items.map(({ key }) => key)]);
  const { toCorrect, waiting, sent, sentToday } = TEXTS.fr;
  expect(shown(null, false)).toEqual([
    [toCorrect, "p"],
    [waiting, "w"],
    [sentToday, "today"],
  ]);
  expect(shown("FR2", false)).toEqual([[waiting, "w"], [sentToday]]);
  expect(shown(null, true)).toEqual([[sent, "today", "before"]]);
});
