// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { exportFile } from "../../../src/examples/synchrozor/exportFile";
import { TEXTS } from "../../../src/examples/synchrozor/texts/texts";
import { pageClock } from "../../../src/sdk/clock";
import { envoisRig, itemOf, refusedItem } from "./envoisRig";

const WORDS = TEXTS.en;
const herdOf = (numCheptel: string, waiting: number) =>
  ({ numCheptel, name: numCheptel, state: "DRAFT", progress: 0, waiting, parked: 0 }) as const;

test("all is sent is said only where nothing waits: a herd whose entries the shell has not told of says how many wait", async () => {
  const herds = [herdOf("FR1", 100), herdOf("FR2", 3)];
  const { place } = await envoisRig({ params: { numCheptel: "FR2" }, overview: { herds, waiting: [itemOf("w")] } });
  expect(place.textContent).not.toContain(WORDS.allSent);
  expect(place.querySelector('[data-list="waiting"]')?.textContent).toContain(WORDS.others(3));
  expect(place.querySelector('[role="status"]')?.textContent).toContain("3 waiting");
});

test("an empty history says that nothing was sent yet, and what waits meanwhile", async () => {
  const { place } = await envoisRig({ path: "sync/history", overview: { herds: [herdOf("FR1", 3)], waiting: [itemOf("w")] } });
  expect(place.querySelector("h2")?.textContent).toBe(WORDS.noHistory.title);
  expect(place.textContent).not.toContain(WORDS.allSent);
  expect(place.querySelector('[role="status"]')?.textContent).toContain("3 waiting");
});

test("the file of what is on the device bears the day of the device, also after midnight", async () => {
  // A zone where the next day has begun; that of a thread cannot be changed.
  const local = vi.spyOn(Date.prototype, "getDate").mockReturnValue(4);
  onTestFinished(() => local.mockRestore());
  const names: string[] = [];
  const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => press.mockRestore());
  const syncEntries = async () => ({ ok: true, value: { text: "[]", next: null } }) as const;
  await exportFile({ syncEntries }, null, Date.parse("2026-12-03T23:30:00Z"));
  expect(names).toEqual(["envois-2026-12-04.json"]);
});

test("who decides about an entry goes on with the next one, and after the last one with the page itself", async () => {
  const [first, second, third] = ["a", "b", "c"].map((key) => refusedItem(key, { note: key }));
  if (first === undefined || second === undefined || third === undefined) throw new Error("three entries are needed");
  const rig = await envoisRig({ overview: { parked: [first, second, third] } });
  rig.will({ parked: [second, third], waiting: [itemOf("new")] });
  await rig.press("a", WORDS.discard);
  expect(document.activeElement).toBe(rig.inRow("b", WORDS.correct));
  await rig.press("b", WORDS.correct);
  rig.will({ parked: [third] });
  await rig.send();
  expect(document.activeElement).toBe(rig.inRow("c", WORDS.correct));
  rig.will({ parked: [] });
  await rig.press("c", WORDS.discard);
  expect(document.activeElement).toBe(rig.find("h1"));
});

test("who has all of them sent again is led to the head of the page, not out of it; a page in the background takes no focus", async () => {
  const parked = ["a", "b"].map((key) => refusedItem(key, { note: key }));
  const rig = await envoisRig({ overview: { parked } });
  const all = () => [...rig.place.querySelectorAll("button")].find(({ textContent }) => textContent === WORDS.retryAll);
  rig.will({ parked: [], waiting: [itemOf("a"), itemOf("b")] });
  await rig.run(() => {
    all()?.focus();
    all()?.click();
  });
  expect(document.activeElement).toBe(rig.find("h1"));
  await rig.tell({ parked });
  rig.inRow("a", WORDS.discard)?.focus();
  const front = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  onTestFinished(() => front.mockRestore());
  await rig.tell({ parked: parked.slice(1) });
  expect(rig.place.contains(document.activeElement)).toBe(false);
});

test("how old the oldest entry is stands beside what is read aloud, so that it is not said anew each minute", async () => {
  const { place } = await envoisRig({
    overview: { herds: [herdOf("FR1", 1)], waiting: [itemOf("w")], oldestAt: new Date(0).toISOString() },
  });
  const said = place.querySelector('[role="status"]');
  expect([said?.textContent, said?.parentElement?.textContent?.includes(" · the oldest: ")]).toEqual(["1 waiting", true]);
});

test("the page of one herd tells how old the oldest entry of this herd is, not that of another", async () => {
  const clock = vi.spyOn(pageClock, "now").mockReturnValue(3 * 60_000);
  onTestFinished(() => clock.mockRestore());
  const ofOther = itemOf("old");
  const own = itemOf("new", { numCheptel: "FR2", at: new Date(60_000).toISOString() });
  const herds = [herdOf("FR1", 1), herdOf("FR2", 1)];
  const overview = { herds, waiting: [ofOther, own], oldestAt: ofOther.at };
  const { place } = await envoisRig({ params: { numCheptel: "FR2" }, overview });
  expect(place.querySelector('[role="status"]')?.parentElement?.textContent).toBe("1 waiting · the oldest: 2 minutes ago");
});
