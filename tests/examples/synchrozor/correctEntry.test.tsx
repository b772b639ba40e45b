// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { TEXTS } from "../../../src/examples/synchrozor/texts/texts";
import { DONE, envoisRig, REFUSED, refusedItem } from "./envoisRig";

const WORDS = TEXTS.en;

test("corrected values that are not taken stay in their form, and the page says so; once they are, the form closes", async () => {
  let answer = REFUSED;
  const rig = await envoisRig({ overview: { parked: [refusedItem("p", { note: "limps" })] }, decide: async () => answer });
  await rig.press("p", WORDS.correct);
  await rig.type("note", "limps, hind left");
  await rig.send();
  expect([rig.find<HTMLInputElement>('input[name="note"]')?.value, rig.notices]).toEqual(["limps, hind left", [WORDS.decideFailed]]);
  answer = DONE;
  await rig.send();
  expect([rig.find("form"), rig.notices.length]).toEqual([null, 1]);
  expect(rig.decided).toEqual([1, 2].map(() => ["p", "edit", { note: "limps, hind left" }]));
});

const value = (rig: Awaited<ReturnType<typeof envoisRig>>, name: string) => rig.find<HTMLInputElement>(`[name="${name}"]`)?.value;
const limps = () => refusedItem("p", { note: "limps" });

test("what is typed as a correction outlasts the page of the history and the closing of its form, and is unsaved until it is sent or given up", async () => {
  const rig = await envoisRig({ overview: { parked: [limps()] } });
  await rig.press("p", WORDS.correct);
  expect(rig.dirty).not.toContain(true);
  await rig.type("note", "hind left");
  await rig.type("note", "hind left, since Monday");
  expect(rig.dirty).toEqual([true]);
  await rig.press("p", WORDS.correct);
  expect(rig.find("form")).toBeNull();
  await rig.press("p", WORDS.correct);
  expect(value(rig, "note")).toBe("hind left, since Monday");
  await rig.open("sync/history");
  expect(rig.find("form")).toBeNull();
  await rig.open("sync/main");
  expect([value(rig, "note"), rig.dirty]).toEqual(["hind left, since Monday", [true]]);
  await rig.press("p", WORDS.cancel);
  expect([rig.dirty, rig.drafts.at(-1), rig.draft()]).toEqual([[true, false], null, null]);
  await rig.press("p", WORDS.correct);
  expect(value(rig, "note")).toBe("limps");
});

test("a correction that was begun is there again when the page is loaded anew, unsaved as before, and takes no focus by itself", async () => {
  const before = await envoisRig({ overview: { parked: [limps()] } });
  await before.press("p", WORDS.correct);
  await before.type("note", "hind left");
  const [draft] = before.drafts;
  expect(before.draft()).toEqual(draft);
  const rig = await envoisRig({ overview: { parked: [limps()] }, draft });
  expect([value(rig, "note"), rig.dirty]).toEqual(["hind left", [true]]);
  expect(rig.place.contains(document.activeElement)).toBe(false);
  await rig.send();
  expect([rig.decided, rig.dirty]).toEqual([[["p", "edit", { note: "hind left" }]], [true, false]]);
});

test("an entry that is decided elsewhere leaves nothing unsaved", async () => {
  const rig = await envoisRig({ overview: { parked: [limps()] } });
  await rig.press("p", WORDS.correct);
  await rig.type("note", "hind left");
  await rig.tell({ parked: [] });
  expect(rig.dirty).toEqual([true, false]);
});

test("a correction that is sent twice by a double press is one, and nothing says that it failed", async () => {
  const answers: ((answer: typeof DONE) => void)[] = [];
  const rig = await envoisRig({
    overview: { parked: [limps()] },
    decide: () => new Promise((resolve) => answers.push(resolve)),
  });
  await rig.press("p", WORDS.correct);
  await rig.send();
  await rig.send();
  await rig.press("p", WORDS.discard);
  await rig.run(() => answers[0]?.(DONE));
  expect([rig.decided.length, rig.notices, rig.find("form")]).toEqual([1, [], null]);
});

test("a number is read with a comma or a dot; what is none, or nothing, is not sent, and its field says so", async () => {
  const rig = await envoisRig({ overview: { parked: [refusedItem("p", { weight: 640, note: "limps" })] } });
  await rig.press("p", WORDS.correct);
  for (const wrong of ["", "12,5,1", "heavy"]) {
    await rig.type("weight", wrong);
    await rig.send();
    const field = rig.find('[name="weight"]');
    expect([wrong, rig.decided, field?.getAttribute("aria-invalid"), rig.find("form [role='alert']")?.textContent]).toEqual([
      ...[wrong, [], "true"],
      WORDS.wrongNumber,
    ]);
    expect(document.activeElement).toBe(field);
  }
  await rig.type("weight", "1 212,5");
  expect(rig.find("form [role='alert']")).toBeNull();
  await rig.send();
  expect(rig.decided).toEqual([["p", "edit", { weight: 1212.5, note: "limps" }]]);
});

test("a day is chosen, not spelt; without one the entry is not sent, unless it had none", async () => {
  const rig = await envoisRig({ overview: { parked: [refusedItem("p", { day: "2026-12-03", note: "" })] } });
  await rig.press("p", WORDS.correct);
  expect(rig.find<HTMLInputElement>('[name="day"]')?.type).toBe("date");
  await rig.type("day", "");
  await rig.send();
  expect([rig.decided, rig.find("form [role='alert']")?.textContent]).toEqual([[], WORDS.wrongDay]);
  await rig.type("day", "2026-12-04");
  await rig.send();
  expect(rig.decided).toEqual([["p", "edit", { day: "2026-12-04", note: "" }]]);
  const open = await envoisRig({ overview: { parked: [refusedItem("p", { day: null })] } });
  await open.press("p", WORDS.correct);
  expect(open.find<HTMLInputElement>('[name="day"]')?.type).toBe("date");
  await open.send();
  expect(open.decided).toEqual([["p", "edit", { day: null }]]);
});
