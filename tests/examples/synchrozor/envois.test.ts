import { expect, test } from "vitest";
import { ageOf, dayAndHour, momentOf } from "../../../src/examples/parts/moments";
import { fieldsOf, typedIn, withFields } from "../../../src/examples/synchrozor/fields";
import { listsOf } from "../../../src/examples/synchrozor/listsOf";
import { TEXTS } from "../../../src/examples/synchrozor/texts/texts";

const NOW = new Date(2026, 10, 23, 9, 30).getTime();
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const itemOf = (key: string, numCheptel: string, sentAt: string | null) => ({
  ...{ key, numCheptel, application: "", label: null, at: ago(10), refusal: null, conflict: null, payload: null, sentAt },
});

test("a refused action is corrected value by value; each keeps its kind, and what is deeper stays", () => {
  const payload = { note: "a", weight: 12, done: true, day: null, deep: { a: 1 } };
  const fields = fieldsOf(payload);
  expect(fields.map(({ name }) => name)).toEqual(["note", "weight", "done", "day"]);
  const form = new FormData();
  form.set("note", "b");
  form.set("weight", "13,5");
  form.set("day", "");
  const typed = typedIn(fields, form);
  expect(withFields(payload, fields, typed)).toEqual({ note: "b", weight: 13.5, done: false, day: null, deep: { a: 1 } });
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
  const overview = {
    ...{ loading: false, purge: false, herds: [], oldestAt: null, nextTryAt: null, nearlyFull: null },
    parked: [itemOf("p", "FR1", null)],
    waiting: [itemOf("w", "FR2", null)],
    sent: [itemOf("today", "FR1", ago(10)), itemOf("before", "FR2", ago(3000))],
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

test("a list says how many more wait than the shell has told of, also where it has told of none", () => {
  const herd = (numCheptel: string, waiting: number) =>
    ({ numCheptel, name: numCheptel, state: "DRAFT", progress: 0, waiting, parked: 0 }) as const;
  const overview = {
    ...{ loading: false, purge: false, oldestAt: null, nextTryAt: null, nearlyFull: null },
    ...{ herds: [herd("FR1", 52), herd("FR2", 3)], parked: [], waiting: [itemOf("w", "FR1", null)], sent: [], discarded: [] },
  };
  const shown = (only: string | null) =>
    listsOf(overview, { only, isHistory: false, texts: TEXTS.fr, now: NOW }).map(({ kind, items, others }) => [kind, items.length, others]);
  expect([shown(null), shown("FR1"), shown("FR2")]).toEqual([[["waiting", 1, 54]], [["waiting", 1, 51]], [["waiting", 0, 3]]]);
  expect([1, 51].map(TEXTS.fr.others)).toEqual(["1 autre", "51 autres"]);
});

test("what was entered on another day says which, day before month, in a whole sentence of every language", () => {
  const now = new Date(2026, 11, 4, 9, 30).getTime();
  const said = (at: Date) =>
    (["fr", "en", "de", "es", "it"] as const).map((language) => {
      const { hour, day } = dayAndHour(at.toISOString(), now, language);
      return TEXTS[language].enteredAt(hour, day).replaceAll(/\s/g, " ");
    });
  expect(said(new Date(2026, 11, 3, 18, 17))).toEqual([
    "saisi le 03/12 à 18 h 17",
    "entered on 03/12 at 6:17 PM",
    "eingegeben am 03.12. um 18:17",
    "anotado el 03/12 a las 18:17",
    "inserito il 03/12 alle 18:17",
  ]);
  expect(said(new Date(2026, 11, 4, 8, 17))[0]).toBe("saisi à 8 h 17");
  expect(momentOf(new Date(2026, 11, 3, 18, 17).toISOString(), now, "en").replaceAll(/\s/g, " ")).toBe("03/12 6:17 PM");
});

test("what an entry is about on its page is not there to be corrected: ids stay as they are; numbers and herds that were typed are", () => {
  const ids = { task: "velage-12", lot: "3", action: "soin", what: "poids", place: "8", page: "health", row: "r1", animal: "12" };
  const typed = { animal: "FR3512345678", reason: "Vente", herd: "FR22654321" };
  const names = (payload: object) => fieldsOf(payload).map(({ name }) => name);
  expect([names({ ...ids, note: "limps" }), names(typed)]).toEqual([["note"], ["animal", "reason", "herd"]]);
  const payload = { ...ids, note: "limps" };
  expect(withFields(payload, fieldsOf(payload), { note: "hind left" })).toEqual({ ...ids, note: "hind left" });
  for (const { fields } of Object.values(TEXTS)) expect(["animal", "reason", "herd", "day"].filter((name) => !fields[name])).toEqual([]);
});
