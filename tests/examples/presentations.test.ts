import { expect, test } from "vitest";
import { DEMO_ROUTES } from "../../generated/demoPages";
import { herdOnDay } from "../../src/examples/productPage/presentations/herdOnDay";
import { missingWorkshop, PRESENTS, presentationOf } from "../../src/examples/productPage/presentations/samples/presentationOf";
import { TEXTS } from "../../src/examples/productPage/presentations/texts/texts";
import { compareDays } from "../../src/sdk/formats";

const DAY = { year: 2026, month: 11, day: 26 };
const dairy = herdOnDay("FR35901112", "dairy", DAY);
const HERDS = ["FR35901112", "FR22104815", "FR35123456"].flatMap((number) => [
  herdOnDay(number, "dairy", DAY),
  herdOnDay(number, "suckler", DAY),
]);
const listOf = (sample: keyof typeof PRESENTS) => JSON.stringify(presentationOf(sample, dairy, TEXTS.fr).list);
const SAMPLES = Object.keys(PRESENTS).filter((name): name is keyof typeof PRESENTS => name in PRESENTS);

test("what a page of the demo shows fits its columns, in every language and for either kind of herd", () => {
  for (const texts of Object.values(TEXTS))
    for (const herd of [dairy, herdOnDay("FR35901112", "suckler", DAY)])
      for (const sample of SAMPLES) {
        const { figures, list, chart, arranging } = presentationOf(sample, herd, texts);
        // What is arranged by hand counts nothing.
        expect(figures.length > 2, sample).toBe(arranging === undefined);
        expect(list.rows.length, sample).toBeGreaterThan(3);
        for (const { cells } of list.rows) expect(cells.length, sample).toBe(list.columns.length - 2);
        expect((chart?.bars ?? []).every(Number.isFinite), sample).toBe(true);
        expect(JSON.stringify({ figures, list, chart }), sample).not.toMatch(/NaN|undefined|""\]/);
      }
});

test("pages of the demo that are about different things show different rows", () => {
  expect(new Set(SAMPLES.map(listOf)).size).toBe(SAMPLES.length);
  expect(Object.values(DEMO_ROUTES).filter((sample) => sample !== "form" && !SAMPLES.includes(sample))).toEqual([]);
});

test("a page of the demo writes one thing as one, with a typographic apostrophe, and says no word twice", () => {
  for (const herd of HERDS)
    for (const sample of SAMPLES) {
      const { figures, list } = presentationOf(sample, herd, TEXTS.fr);
      const texts = [
        ...figures.flatMap(({ value, unit, context }) => [`${value} ${unit ?? ""}`, context]),
        ...list.rows.flatMap(({ cells }) => cells),
      ];
      for (const text of texts) expect(text, sample).not.toMatch(/(^|\s)1\s\p{L}{2,}s(\s|$)(?<!mois\s?)|'/u);
      expect(new Set(figures.map(({ label }) => label)).size, sample).toBe(figures.length);
      expect(new Set(list.columns).size, sample).toBe(list.columns.length);
    }
});

/** Letters that stand in one line above a figure on a phone. */
const ONE_LINE = 20;

test("the name of a figure is one line on a phone, in every language, so that the numbers of a row stand on one", () => {
  for (const texts of Object.values(TEXTS))
    for (const herd of [dairy, herdOnDay("FR35901112", "suckler", DAY)])
      for (const sample of SAMPLES)
        for (const { label } of presentationOf(sample, herd, texts).figures)
          expect(label.length, `${sample}: ${label}`).toBeLessThanOrEqual(ONE_LINE);
});

test("the inventory check counts the differences it lists, and a pedigree shows the parents of its animal", () => {
  for (const herd of HERDS) {
    const check = presentationOf("discrepancies", herd, TEXTS.fr);
    const open = check.list.rows.filter(({ state }) => state.tone !== "good");
    expect(check.figures[0]?.value).toBe(String(open.length));
    for (const { cells } of open) expect(cells[0]).not.toBe(cells[1]);
    const [self, dam] = presentationOf("pedigree", herd, TEXTS.fr).list.rows.map(({ who }) => who);
    expect(self !== undefined && "dam" in self && dam !== undefined && "number" in dam && self.dam === dam.number).toBe(true);
  }
});

test("what several pages say of a herd is the same on each: cows to serve, what a cow eats, the gain that is aimed at", () => {
  for (const herd of HERDS) {
    const figure = (sample: keyof typeof PRESENTS, nth: number) => presentationOf(sample, herd, TEXTS.fr).figures[nth];
    expect([figure("genetics", 0)?.value, figure("mating", 0)?.value]).toEqual(Array(2).fill(figure("reproduction", 3)?.value));
    expect([figure("feedJournal", 1)?.value, figure("trough", 0)?.value]).toEqual(Array(2).fill(figure("feed", 0)?.value));
    const goals = presentationOf("beefTargets", herd, TEXTS.fr).list.rows.map(({ cells }) => (cells[0] ?? "").split("\u00a0")[0]);
    expect(goals).toContain(/[\d.]+$/.exec(figure("growth", 0)?.context ?? "")?.[0]);
  }
});

test("sibling pages tell one truth: feed given to the cows, calvings ahead, and animals weighed or trimmed on one day", () => {
  for (const herd of HERDS) {
    const of = (sample: keyof typeof PRESENTS) => presentationOf(sample, herd, TEXTS.fr);
    const kg = (text = "") => Number(text.replace(/\D/g, ""));
    const given = of("trough").list.rows.reduce((sum, { cells }) => sum + kg(cells[0]), 0);
    const rations = of("feed").list.rows.filter(({ who }) => "kind" in who && who.kind === "Vaches");
    expect(rations.reduce((sum, { cells }) => sum + kg(cells[2]), 0)).toBe(given);
    expect(of("feedJournal").figures[0]?.amount).toBe(given);
    expect(of("feedJournal").list.rows[1]?.state.text).toBe(`${of("trough").figures[1]?.value}\u00a0% de refus`);
    const calvings = of("reproduction").chart?.bars.reduce((all, count) => all + count, 0);
    expect(of("forecast").figures[2]?.value).toBe(String(calvings));
    expect(of("tags").chart?.bars).toEqual(of("reproduction").chart?.bars);
    const seen = (name: string) => of("sessions").list.rows.flatMap(({ who, cells }) => (who.name === name ? [cells.slice(0, 2)] : []));
    const weighed = of("weighing").figures[1];
    // Whoever was born by then.
    const [day, month] = (weighed?.value ?? "").split("/").map(Number);
    const born = herd.young.filter((one) => compareDays(one.born, { ...DAY, month: month ?? 0, day: day ?? 0 }) <= 0).length;
    expect(weighed?.context).toBe(`${born} animaux pesés`);
    expect(seen("Pesée")).toContainEqual([expect.stringContaining(weighed?.value ?? ""), `${born} sur ${born}`]);
    expect(of("hooves").list.title).toContain(seen("Parage")[0]?.[0]);
  }
});

test("sibling pages tell one truth: who was sold, what tags cost, and which feed is to be ordered, in one tone", () => {
  for (const herd of HERDS) {
    const rowsOf = (sample: keyof typeof PRESENTS) => presentationOf(sample, herd, TEXTS.fr).list.rows;
    const [gone] = rowsOf("discrepancies");
    const sold = rowsOf("trades").find(({ who }) => who.name === gone?.who.name);
    expect(gone?.cells[0]).toContain(sold?.cells[0]?.slice(0, 5));
    const [bill] = rowsOf("invoices").filter(({ who }) => who.name === "Boucles");
    expect(rowsOf("tags").map(({ cells }) => cells[2])).toContain(bill?.cells[2]);
    const due = rowsOf("feeds").filter(({ state }) => state.tone === "late");
    const stored = rowsOf("silos").filter(({ state }) => state.tone === "late");
    expect(stored.map(({ cells }) => cells[0]).sort()).toEqual(due.map(({ who }) => who.name).sort());
  }
});

test("who reads the pages about the work is addressed: what they have to do comes first, and they are never off", () => {
  for (const herd of HERDS) {
    const own = { ...herd, reader: "Nadia Benali" };
    const {
      figures: counted,
      list: { columns, rows: tasks },
    } = presentationOf("tasks", own, TEXTS.fr);
    // What is late is still to be done; with what is done it is all.
    const [todo = 0, late = 0, , done = 0] = counted.map(({ amount }) => amount);
    expect([late <= todo, todo + done]).toEqual([true, tasks.length]);
    // Below the name of a person it is not said again; of what is done it stands in the row.
    expect(columns).toEqual(["Tâche", "Pour", "État"]);
    expect(new Set(tasks.filter(({ group }) => group === "Terminé").map(({ state }) => state.text))).not.toContain("Terminé");
    const [first] = tasks.filter(({ state }) => state.tone === tasks[0]?.state.tone);
    expect(first?.group).toBe("Vos tâches");
    const { figures, list } = presentationOf("team", own, TEXTS.fr);
    expect(list.rows.find(({ who }) => "kind" in who && who.kind === "vous")).toMatchObject({
      who: { name: "Nadia Benali" },
      state: { text: "Au travail" },
    });
    expect(figures.map(({ label }) => label)).toContain("Vos tâches");
    expect(JSON.stringify(presentationOf("tasks", herd, TEXTS.fr))).not.toContain("vous");
  }
});

test("a weighing session says which animals are due and why, and counts those of the week", () => {
  for (const herd of HERDS) {
    const { figures, list } = presentationOf("weighing", herd, TEXTS.fr);
    const due = list.rows.filter(({ state }) => state.tone !== "plain");
    expect(due.length).toBeGreaterThan(0);
    expect(Number(figures[0]?.value)).toBeGreaterThanOrEqual(due.length);
    expect(new Set(list.rows.map(({ cells }) => cells[0])).size).toBeGreaterThan(1);
  }
});

test("no calving in the next weeks is not the headline of reproduction, and its rows say cow or heifer in the same words", () => {
  for (const herd of HERDS) {
    const { figures, list } = presentationOf("reproduction", herd, TEXTS.fr);
    expect(figures[0]?.value).not.toBe("0");
    for (const { cells } of list.rows) expect(cells[1]).toMatch(/^génisse$|^vache, \d+ vêlages?$/);
  }
});

test("a page about milk or about beef alone says so to a herd without it", () => {
  const [dairyOnly, beefOnly, both] = [
    { laitier: true, allaitant: false },
    { laitier: false, allaitant: true },
    { laitier: true, allaitant: true },
  ];
  expect(SAMPLES.filter((sample) => missingWorkshop(sample, dairyOnly) !== null)).toEqual(["beefTargets"]);
  expect(missingWorkshop("tank", beefOnly)).toBe("laitier");
  expect(missingWorkshop("weighing", beefOnly)).toBeNull();
  expect(SAMPLES.filter((sample) => missingWorkshop(sample, both) !== null)).toEqual([]);
});

test("what a page says of one thing it says once: no table has the bars of its graph, no state is the same in all rows", () => {
  for (const herd of HERDS) {
    for (const sample of ["animalLabels", "silos"] as const)
      expect(new Set(presentationOf(sample, herd, TEXTS.fr).list.rows.map(({ state }) => state.text)).size, sample).toBeGreaterThan(1);
    for (const sample of ["inventory", "targets"] as const) expect(presentationOf(sample, herd, TEXTS.fr).chart, sample).toBeUndefined();
  }
});

test("who is in heat this morning is served later in the day; of heats that are to come no hour is said", () => {
  for (const herd of HERDS) {
    const { rows } = presentationOf("sensors", herd, TEXTS.fr).list;
    for (const { cells } of rows) {
      expect(cells[2] === "–").toBe(cells[1] === "–");
      if (cells[2] !== "–") expect(Number.parseInt(cells[2] ?? "", 10)).toBeGreaterThan(12);
    }
  }
});

test("who is neither ahead of the group nor behind it is counted as neither", () => {
  for (const herd of HERDS) {
    const { figures, list } = presentationOf("comparison", herd, TEXTS.fr);
    const signs = list.rows.map(({ state }) => (state.text.startsWith("−") ? -1 : /^[+]?0(,0)?(\s|$)/.test(state.text) ? 0 : 1));
    const level = signs.filter((sign) => sign === 0).length;
    expect(Number(figures[1]?.value) + Number(figures[2]?.value)).toBe(list.rows.length - level);
  }
});

test("of a list in groups every group is seen, all that its head counts is there, and no row alone is held back", () => {
  for (const herd of HERDS)
    for (const sample of SAMPLES) {
      const { rows, isWhole } = presentationOf(sample, herd, TEXTS.fr).list;
      const groups = [...new Set(rows.flatMap(({ group }) => group ?? []))];
      if (isWhole || groups.length === 0) continue;
      expect(rows.length, sample).toBeGreaterThanOrEqual(PRESENTS[sample](herd, TEXTS.fr).list.rows.length);
      for (const group of groups) {
        const here = rows.filter((row) => row.group === group);
        expect(here[0]?.isFurther, `${sample}: ${group}`).toBeUndefined();
        expect(here.filter(({ isFurther }) => isFurther).length, `${sample}: ${group}`).not.toBe(1);
      }
    }
});

test("what is to be done stands first, and a calf that drank badly months ago, or a ration left by no more than is aimed at, calls for nothing", () => {
  for (const herd of HERDS) {
    const rowsOf = (sample: keyof typeof PRESENTS) => presentationOf(sample, herd, TEXTS.fr).list.rows;
    for (const sample of ["animalLabels", "calves", "sale", "sessions"] as const) {
      const calls = rowsOf(sample).map(({ state }) => state.tone === "late" || state.tone === "wait");
      expect(calls, sample).toEqual([...calls].sort((a, b) => Number(b) - Number(a)));
      expect(calls[0], sample).toBe(true);
    }
    expect(rowsOf("applications")[0]?.act).toBeDefined();
    expect(rowsOf("calves").filter(({ act }) => act !== undefined).length).toBe(1);
    for (const { state } of rowsOf("feedJournal"))
      expect(state.tone === "wait").toBe(Number(/\d+(?=\u00a0%)/.exec(state.text)?.[0] ?? 0) > 5);
  }
});

test("the first bar of a chart until now is as many steps ago as there are bars before the last, and coming births are named alike", () => {
  for (const herd of HERDS) {
    const of = (sample: keyof typeof PRESENTS) => presentationOf(sample, herd, TEXTS.fr);
    for (const sample of SAMPLES) {
      const { bars = [], ends: [first = ""] = [] } = of(sample).chart ?? {};
      const ago = /^il y a (\d+)/.exec(first)?.[1];
      const isOfYesterday = sample === "milking";
      if (ago !== undefined && herd.workshop === "dairy") expect(Number(ago), sample).toBe(bars.length - (isOfYesterday ? 0 : 1));
    }
    const months = of("forecast").list.rows.map(({ who }) => who.name);
    const [first = "", last] = of("tags").chart?.ends ?? [];
    expect(months.slice(months.indexOf(first)).length).toBe(of("tags").chart?.bars.length);
    expect(of("tags").chart?.bars[0]).toBeGreaterThan(0);
    expect(last).toBe(months.at(-1));
    expect(of("reproduction").chart?.ends).toEqual(of("tags").chart?.ends);
  }
});

test("a weighing that is open is gone on with on every page about weighing, and no more calves were vaccinated than there are", () => {
  for (const herd of HERDS) {
    const sessions = presentationOf("sessions", herd, TEXTS.fr).list.rows;
    const open = (sessions.find(({ continues }) => continues !== undefined)?.cells[1] ?? "").replace(" sur ", "/");
    for (const sample of ["weighing", "growth"] as const) expect(presentationOf(sample, herd, TEXTS.fr).resumes).toContain(`(${open})`);
    const calves = Number(sessions.find(({ who }) => who.name === "Vaccination")?.cells[1]?.split(" ")[0]);
    expect(calves).toBeGreaterThan(0);
    expect(calves).toBeLessThanOrEqual(Number(presentationOf("movements", herd, TEXTS.fr).figures[1]?.value));
  }
});

test("what is paid agrees with what is listed: invoices month by month, and the milk of the days that are left", () => {
  for (const herd of HERDS) {
    const { figures, list, chart } = presentationOf("invoices", herd, TEXTS.fr);
    const [days, euros] = [0, 2].map((cell) => list.rows.map(({ cells }) => cells[cell] ?? ""));
    const inMonth = (month: string) =>
      (euros ?? []).reduce((sum, text, at) => sum + (days?.[at]?.slice(3, 5) === month ? Number(text.replace(/\D/g, "")) : 0), 0);
    expect(chart?.bars.slice(-2).map(Math.round)).toEqual([inMonth("10"), inMonth("11")]);
    expect(inMonth("10")).toBeGreaterThan(0);
    const paid = list.rows.filter(({ state }) => state.tone === "good").length;
    expect(figures[1]?.context).toMatch(new RegExp(`^${paid}\\s.*depuis le ${days?.at(-1)?.slice(0, 5)}$`));
  }
  const { figures, list } = presentationOf("milkPay", dairy, TEXTS.fr);
  const [pay, soFar] = [figures[3]?.value ?? "", list.rows[0]?.cells[5] ?? ""].map((text) => Number(text.replace(/\D/g, "")));
  expect(Math.abs((pay ?? 0) - ((soFar ?? 0) * 30) / DAY.day)).toBeLessThan(2);
});

test("a calf whose birth was refused is declared nowhere else, a label is worn from birth on, and other farms have other people", () => {
  for (const herd of HERDS) {
    const rowsOf = (sample: keyof typeof PRESENTS) => presentationOf(sample, herd, TEXTS.fr).list.rows;
    const [refused] = rowsOf("declarations");
    const differing = rowsOf("discrepancies").find(({ opens }) => opens === "declarations");
    expect([refused?.state.tone, refused?.who.name]).toEqual(["late", differing?.who.name]);
    for (const { cells } of rowsOf("animalLabels")) {
      const first = herd.animals.find(({ name }) => name === /^\p{L}+/u.exec(cells[1] ?? "")?.[0]);
      const [day, month, year] = (cells[2] ?? "").split("/").map(Number);
      if (first === undefined || year === undefined || month === undefined) continue;
      expect(Date.UTC(year, month - 1, day)).toBeGreaterThan(Date.UTC(first.born.year, first.born.month - 1, first.born.day));
    }
  }
  const people = ["FR35901112", "FR22104815", "FR35123456"].map((number) =>
    presentationOf("team", herdOnDay(number, "dairy", DAY), TEXTS.fr),
  );
  const told = people.map(({ list }) => list.rows.flatMap(({ who, cells }) => [who.name, cells[0]]).slice(0, 4));
  expect(new Set(told.flat()).size).toBe(told.flat().length);
});

test("before a sale what can be done before is to be checked, the notification follows; no step of a culling comes after she has left", () => {
  for (const herd of HERDS) {
    const { figures, list } = presentationOf("sale", herd, TEXTS.fr);
    const after = list.rows.filter(({ state }) => state.text === "Après le départ");
    expect([after.length, after[0]?.act]).toEqual([1, undefined]);
    expect(figures[0]?.value).toBe(String(list.rows.filter(({ act }) => act !== undefined).length));
    // Who it is stands in the field above, and is not said again.
    expect(JSON.stringify([figures, list.title])).not.toMatch(/\d{4} \p{Lu}/u);
  }
});
