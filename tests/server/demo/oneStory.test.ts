import { expect, test } from "vitest";
import { eventsOf } from "../../../src/examples/herd/tasks";
import { herdOnDay } from "../../../src/examples/productPage/presentations/herdOnDay";
import { type PRESENTS, presentationOf } from "../../../src/examples/productPage/presentations/samples/presentationOf";
import { FR } from "../../../src/examples/productPage/presentations/texts/fr";
import { addDays, compareDays } from "../../../src/sdk/formats";

const DAY = { year: 2026, month: 11, day: 28 };
const HERDS = ["FR35901112", "FR22104815", "FR35123456", "FR49910415"].flatMap((number) => [
  herdOnDay(number, "dairy", DAY),
  herdOnDay(number, "suckler", DAY),
]);
const pagesOf = (herd: (typeof HERDS)[number]) => (sample: keyof typeof PRESENTS) => presentationOf(sample, herd, FR);
const numberIn = (text = "") => Number(text.replace(/[^\d,]/g, "").replace(",", "."));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test("tags on the way say of each delivery how many it brings, and these add up", () => {
  const seen = HERDS.map((herd) => {
    const { value, context } = pagesOf(herd)("tags").figures[2] ?? { value: "", context: "" };
    const brought = [...context.matchAll(/(\d+) le/g)].map(([, count]) => Number(count));
    if (brought.length > 0) expect(sum(brought), context).toBe(Number(value));
    return brought.length;
  });
  expect(Math.max(...seen)).toBe(2);
});

test("whom the scale read this morning is whom the open session has seen: they are weighed, and who is left is due today", () => {
  for (const herd of HERDS) {
    const of = pagesOf(herd);
    const [lines, ready, doubtful, unknown] = of("weighingImport").figures.map(({ value }) => Number(value));
    const [seen, all] = (of("weighing").figures[2]?.value ?? "").split("/").map(Number);
    expect((ready ?? 0) + (doubtful ?? 0)).toBe(seen);
    expect((seen ?? 0) + (unknown ?? 0)).toBe(lines);
    expect(sum([...(of("weighingImport").chart?.bars ?? [])])).toBe(ready);
    const { rows } = of("weighing").list;
    const weighed = rows.filter(({ group }) => group === "Pesés ce matin");
    expect(weighed.length).toBe(seen);
    const read = of("weighingImport").list.rows.map(({ who }) => who.name);
    for (const { who } of weighed) expect(read).toContain(who.name);
    const today = rows.filter(({ cells }) => cells[3] === "28/11/2026" && cells[0] !== "sevrage" && cells[0] !== "suivi des veaux");
    expect(today.length).toBe((all ?? 0) - (seen ?? 0));
  }
});

test("a weight in doubt is that of the animal of which the page says what was expected, and far from it", () => {
  for (const herd of HERDS) {
    const { rows, lede } = pagesOf(herd)("weighingImport").list;
    const [doubtful] = rows.filter(({ state }) => state.tone === "wait");
    const kgIn = (text = "") => Number(/(\d+)\u00a0kg/.exec(text)?.[1]);
    expect(Math.abs(kgIn(doubtful?.cells[0]) - kgIn(lede))).toBeGreaterThan(50);
    expect(lede).toContain(doubtful?.who.name);
  }
});

test("what stands in each store adds up to what its head says, to the decimal", () => {
  for (const herd of HERDS) {
    const { figures, list } = pagesOf(herd)("silos");
    for (const [figure, cell] of [
      [0, 1],
      [1, 2],
    ] as const)
      expect(sum(list.rows.map(({ cells }) => numberIn(cells[cell]))).toFixed(1)).toBe(numberIn(figures[figure]?.value).toFixed(1));
    expect(numberIn(pagesOf(herd)("feeds").figures[0]?.context)).toBe(numberIn(figures[0]?.value));
  }
});

test("a number of messages names as many, and of labels that as many wear each is named", () => {
  for (const herd of HERDS) {
    const of = pagesOf(herd);
    const { figures, list } = of("messages");
    const unread = list.rows.filter(({ act }) => act !== undefined).map(({ who }) => who.name);
    expect(figures[0]?.context).toBe(unread.join(", "));
    const { figures: labels, list: worn } = of("animalLabels");
    for (const { who, cells } of worn.rows) if (cells[0] === labels[3]?.value) expect(labels[3]?.context).toContain(who.name);
  }
});

test("what was sent of the last weeks is what other pages know: each calving has its calf, with its dam, and colostrum drunk", () => {
  for (const herd of HERDS) {
    const of = pagesOf(herd);
    const calved = eventsOf(herd.animals, DAY).filter(({ kind, day }) => kind === "velage" && compareDays(day, addDays(DAY, -14)) >= 0);
    const drunk = of("calves").list.rows.map(({ who }) => who.name);
    const declared = of("declarations").list.rows.map(({ who }) => who.name);
    for (const { animal, day } of calved) {
      const calf = herd.young.find(({ dam, born }) => dam === animal.number && compareDays(born, day) === 0);
      expect(calf, `${animal.name}, ${day.day}`).toBeDefined();
      expect(drunk).toContain(calf?.name);
      expect(declared).toContain(calf?.name);
    }
    // And no calf of a year is without a calving.
    for (const { born, dam } of herd.young.slice(0, calved.length + 3)) {
      const { cow } = herd.cows.find(({ animal }) => animal.number === dam) ?? {};
      expect(compareDays(addDays(DAY, -(cow?.sinceCalving ?? 0)), born)).toBe(0);
    }
  }
});

test("a dam is two years older than her calf", () => {
  for (const { young, animals } of HERDS)
    for (const { born, dam } of young) {
      const mother = animals.find(({ number }) => number === dam);
      expect(mother && born.year * 12 + born.month - mother.born.year * 12 - mother.born.month).toBeGreaterThan(20);
    }
});

test("the tank holds what was milked since the last collection, which took that of the two days before, and the parlour misses whoever has no transponder", () => {
  for (const herd of HERDS.filter(({ workshop }) => workshop === "dairy")) {
    const of = pagesOf(herd);
    const [yesterday, morning] = of("milking").figures.map(({ amount, value }) => amount ?? Number(value.replace(".", "")));
    const held = of("tank").figures[1]?.amount ?? 0;
    expect(Math.abs((yesterday ?? 0) + (morning ?? 0) - held)).toBeLessThan(2);
    const days = of("milking").chart?.bars ?? [];
    const last = numberIn(of("tank").figures[3]?.value);
    expect(Math.abs((days.at(-2) ?? 0) + (days.at(-3) ?? 0) - last)).toBeLessThan(1);
    const lost = of("transponders").list.rows.flatMap(({ who, cells }) => (cells[0] === "perdu" ? [who.name] : []));
    const unread = of("gateway").list.rows.flatMap(({ who, opens }) => (opens === "transponders" ? [who.name] : []));
    expect(Number(of("gateway").figures[2]?.value)).toBe(lost.length);
    expect(unread.sort()).toEqual(lost.sort());
    expect(lost.length).toBeGreaterThan(0);
  }
});

test("what milk is paid, less what a cow eats, is the margin over feed", () => {
  for (const herd of HERDS.filter(({ workshop }) => workshop === "dairy")) {
    const of = pagesOf(herd);
    const [, cost, margin] = of("feed").figures.map(({ value }) => numberIn(value));
    const paid = numberIn(of("milkPay").figures[3]?.value) / 30 / herd.cows.length;
    expect(Math.abs(paid - (cost ?? 0) - (margin ?? 0)), herd.numCheptel).toBeLessThan(0.011);
  }
});

test("each harvest lies where the stores have such a feed", () => {
  for (const herd of HERDS) {
    const of = pagesOf(herd);
    const storeOf = (feed: RegExp) => of("silos").list.rows.find(({ cells }) => feed.test(cells[0] ?? ""))?.who.name;
    for (const { who, cells } of of("harvests").list.rows) {
      const crop = "kind" in who ? who.kind : "";
      if (cells[2]?.startsWith("Silo")) expect(cells[2], crop).toBe(storeOf(/maïs/.test(crop) ? /maïs/ : /herbe/));
    }
  }
});

test("of its applications a farm has opened the planning today, and one without milk has no milk recording", () => {
  for (const herd of HERDS) {
    const { rows } = pagesOf(herd)("applications").list;
    expect(rows.find(({ opens }) => opens === "planning")?.cells[0]).toBe("28/11/2026");
    expect(rows.some(({ opens }) => opens === "milk")).toBe(herd.workshop === "dairy");
  }
});
