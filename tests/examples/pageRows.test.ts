// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { DEMO_PAGES, type DemoSample } from "../../generated/demoPages";
import { TABLES } from "../../generated/tables";
import { readDone } from "../../src/examples/productPage/page/doneRows";
import { openPageOf } from "../../src/examples/productPage/page/openPageOf";
import { pageRows } from "../../src/examples/productPage/page/pageRows";
import { TEXTS as PAGE } from "../../src/examples/productPage/page/pageTexts";
import { herdOnDay } from "../../src/examples/productPage/presentations/herdOnDay";
import { PRESENTS, presentationOf } from "../../src/examples/productPage/presentations/samples/presentationOf";
import { TEXTS } from "../../src/examples/productPage/presentations/texts/texts";
import { peopleOf } from "../../src/examples/productPage/presentations/work/tasksOfDay";
import { subjectOf } from "../../src/examples/subject/subjectOf";
import type { Shell } from "../../src/sdk";

const HERD = "FR35901112";
const DAY = { year: 2026, month: 11, day: 26 };
const herd = herdOnDay(HERD, "dairy", DAY);
const SUCKLER = herdOnDay(HERD, "suckler", DAY);
const TO_DO: readonly Exclude<DemoSample, "form">[] = [
  "applications",
  "calves",
  "declarations",
  "documents",
  "feeds",
  "invoices",
  "mating",
  "messages",
  "protocols",
  "reproduction",
  "sensors",
  "sessions",
  "tags",
  "tasks",
  "transponders",
];

const NOTED = ["animalLabels", "declarations", "feedJournal", "hooves", "silos", "tags", "targets", "trades", "trough"] as const;

/** The page of a sample before a shell that keeps what it is given, or refuses it. */
async function openPage(sample: Exclude<DemoSample, "form">, kept: Map<string, unknown>, refuses = false, of = herd) {
  const sent: unknown[] = [];
  const queue = { parked: [] as unknown[], discarded: [] as unknown[] };
  let tell: (status: { readonly status: string }) => unknown = () => undefined;
  const notices: unknown[] = [];
  const shell = {
    context: { numCheptel: HERD, language: "fr" },
    draft: null,
    setDirty: async () => undefined,
    saveDraft: async () => undefined,
    onKeepDraft: () => undefined,
    notice: (...notice: readonly unknown[]) => notices.push(notice),
    storageRead: async (index: string) => ({ ok: true, value: kept.get(index) ?? null }),
    onSyncStatus: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
    syncRead: async () => ({ ok: true, value: queue }),
    storageStore: async (index: string, value: unknown) => kept.set(index, value) && { ok: true, value: null },
    storageAction: async (index: string, payload: unknown) => {
      if (refuses) return { ok: false, error: { code: "full" } };
      sent.push([index, payload]);
      return { ok: true, value: null };
    },
  } as unknown as Shell;
  const shown = presentationOf(sample, of, TEXTS.fr);
  const keptAs = shown.keptAs ?? sample;
  const done = await readDone(shell, keptAs);
  const words = { day: PAGE.fr.day, year: 2026 };
  const page = pageRows(shown, {
    shell,
    page: keptAs,
    herd: of,
    done,
    texts: PAGE.fr,
    words,
    openAnimal: () => undefined,
    drawAnew: () => undefined,
  });
  document.body.replaceChildren(page.figures, page.list);
  const buttons = () => [...page.list.querySelectorAll<HTMLButtonElement>("td.state button")];
  return {
    sent,
    notices,
    /** What the queue holds from now on: refused entries by their keys, and those the user has discarded. */
    queue: async (parked: Readonly<Record<string, unknown>>, discarded: readonly string[] = []) => {
      queue.parked = Object.entries(parked).map(([key, payload]) => ({ key, payload, numCheptel: HERD }));
      queue.discarded = discarded.map((key) => ({ key }));
      tell({ status: "parked" });
      await new Promise((resolve) => setTimeout(resolve));
    },
    buttons,
    figures: () => [...page.figures.querySelectorAll("dd:not(.context)")].map(({ textContent }) => textContent),
    note: () => page.noting?.press(),
    accept: () => {
      refuses = false;
    },
    rows: () => [...page.list.querySelectorAll("tbody tr")].map(({ textContent }) => textContent),
    states: () => [...page.list.querySelectorAll("td.state .chip")].map(({ textContent }) => textContent),
    press: async () => {
      buttons()[0]?.click();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** Name and identifier of each row that something can be done on. */
function actsOf(sample: keyof typeof PRESENTS, of: typeof herd): readonly (readonly [name: string, id: string])[] {
  return PRESENTS[sample](of, TEXTS.fr).list.rows.flatMap(({ act, who }) => (act === undefined ? [] : [[who.name, act.id] as const]));
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

test("a row is the same one when others stand before it, and the day after", () => {
  // Nothing is bought for milk in a suckler herd: what stood second stands first.
  for (const sample of ["invoices", "documents"] as const) {
    const idOf = new Map(actsOf(sample, herd));
    const both = actsOf(sample, SUCKLER).filter(([name]) => idOf.has(name));
    expect(both.length, sample).toBeGreaterThan(0);
    for (const [name, id] of both) expect(id, name).toBe(idOf.get(name));
  }
  const tomorrow = herdOnDay(HERD, "dairy", { ...DAY, day: DAY.day + 1 });
  for (const sample of ["tags", "feeds", "silos", "invoices", "documents"] as const)
    expect(actsOf(sample, tomorrow).map(([, id]) => id)).toEqual(expect.arrayContaining(actsOf(sample, herd).map(([, id]) => id)));
  expect(
    Object.keys(PRESENTS)
      .flatMap((sample) => actsOf(sample as keyof typeof PRESENTS, herd))
      .filter(([, id]) => /^\d$/.test(id)),
  ).toEqual([]);
});

test("what can be done on a row is kept: its application may ask the shell for that", () => {
  const withActs = (Object.keys(PRESENTS) as (keyof typeof PRESENTS)[]).filter(
    (one) => actsOf(one, herd).length + actsOf(one, SUCKLER).length > 0 || PRESENTS[one](herd, TEXTS.fr).noting !== undefined,
  );
  const silent = Object.values(TABLES.routes).flatMap(({ name, application }) => {
    const frame = TABLES.applications[application]?.frame;
    if (!frame || frame.base in DEMO_PAGES) return [];
    const { sample } = subjectOf(frame.base, { route: name, params: {}, query: {} });
    const asks = ["storageRead", "storageStore", "storageAction"].every((call) => (frame.calls as readonly string[]).includes(call));
    return sample !== "form" && withActs.includes(sample) && !asks ? [application] : [];
  });
  expect([...new Set(silent)]).toEqual([]);
});

test("a declaration that was refused because the sex is missing asks which it is, and is sent again with the answer, which can be taken back", async () => {
  for (const [at, sex] of ["F", "M"].entries()) {
    const kept = new Map<string, unknown>();
    const page = await openPage("declarations", kept);
    const before = [page.figures(), page.buttons().map(({ textContent }) => textContent)];
    expect(before[1]).toEqual(["Femelle", "Mâle"]);
    page.buttons()[at]?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.sent).toEqual([["rowDone", expect.objectContaining({ done: true, sex })]]);
    const again = await openPage("declarations", kept);
    expect([again.figures()[0], again.states()[0], again.buttons().length]).toEqual(["0", "Renvoyée", 1]);
    await again.press();
    expect([again.figures(), again.buttons().map(({ textContent }) => textContent)]).toEqual(before);
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
  expect([again.states()[0], again.buttons()[0]?.ariaChecked]).toEqual(["Terminé", "true"]);
  await again.press();
  expect(again.sent).toEqual([["rowDone", { page: "tasks", row: id, done: false }]]);
  expect([again.figures(), again.states()]).toEqual([figures, states]);
  expect((await openPage("tasks", kept)).states()).toEqual(states);
});

test("what cannot be kept on the device is not said to be done, and the reason is", async () => {
  const page = await openPage("reproduction", new Map(), true);
  const before = [page.figures(), page.states()];
  await page.press();
  expect([page.figures(), page.states()]).toEqual(before);
  expect(page.notices).toEqual([["negative", PAGE.fr.acts.notKept]]);
});

test("what the server refuses is undone on its row, which says so; sent corrected it is done, discarded it stays undone", async () => {
  const kept = new Map<string, unknown>();
  const page = await openPage("tasks", kept);
  const before = [page.figures(), page.states()[0]];
  await page.press();
  const [, payload] = page.sent[0] as [string, unknown];
  const done = [page.figures(), page.states()[0]];
  await page.queue({ other: { page: "documents", row: "x", done: true }, text: "text" });
  expect([page.figures(), page.states()[0]]).toEqual(done);

  await page.queue({ mine: payload });
  expect(page.states()[0]).toBe(PAGE.fr.acts.refused);
  expect([page.figures(), page.buttons()[0]?.ariaChecked]).toEqual([before[0], "false"]);
  expect((await openPage("tasks", kept)).states()[0]).toBe(PAGE.fr.acts.refused);

  await page.queue({});
  expect([page.figures(), page.states()[0]]).toEqual(done);
  await page.queue({ again: payload });
  await page.queue({}, ["again"]);
  expect([page.figures(), page.states()[0]]).toEqual(before);
});

test("two presses while the first is on its way are one", async () => {
  const page = await openPage("reproduction", new Map());
  page.buttons()[0]?.click();
  await page.press();
  expect(page.sent.length).toBe(1);
});

test("a document that is opened is read; one to be signed is signed below what it says, and both are sent", async () => {
  const page = await openPage("documents", new Map());
  const sheet = () => document.querySelector("dialog");
  const buttons = () => [...(sheet()?.querySelectorAll<HTMLButtonElement>("footer button") ?? [])];
  const press = async (name: string) => {
    [...document.querySelectorAll<HTMLButtonElement>("tbody button")].find(({ textContent }) => textContent === name)?.click();
    await new Promise((resolve) => setTimeout(resolve));
  };
  await press("Analyse du lait de tank");
  expect(sheet()?.querySelector("h2")?.textContent).toBe("Analyse du lait de tank");
  expect(sheet()?.querySelectorAll("dt").length).toBe(5);
  expect([page.states()[1], buttons().length]).toEqual(["Lu", 1]);
  sheet()?.close();
  expect(sheet()).toBeNull();
  // What was read is opened again by its name.
  document.querySelector<HTMLElement>('[data-paper]:not([data-paper="collection"])')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect([sheet() !== null, page.sent.length]).toEqual([true, 1]);
  sheet()?.close();

  await press("Signer");
  expect(page.sent.length).toBe(1);
  buttons().at(-1)?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.sent.at(-1)).toEqual(["rowDone", { page: "documents", row: "collection", done: true }]);
  expect([sheet(), page.figures().slice(0, 2)]).toEqual([null, ["0", "1"]]);
});

test("an invoice comes to what its row says, and every paper has a line", () => {
  for (const texts of Object.values(TEXTS))
    for (const of of [herd, SUCKLER])
      for (const sample of ["documents", "invoices"] as const)
        for (const { paper, cells } of presentationOf(sample, of, texts).list.rows) {
          expect(paper?.lines.length).toBeGreaterThan(1);
          for (const [name, value] of paper?.lines ?? []) expect(name && value).toBeTruthy();
          if (paper?.total !== undefined) expect(paper.total[1].replace(",00", "")).toBe(cells[2]);
        }
});

test("the animal of a pedigree is chosen by number or name, and its family drawn anew; who is not found changes nothing", async () => {
  await openPage("pedigree", new Map());
  const field = document.querySelector<HTMLInputElement>('[role="search"] input');
  expect(document.querySelector('[role="search"] label')?.textContent).toBe("Animal");
  const type = (text: string) => {
    if (field !== null) field.value = text;
    field?.dispatchEvent(new Event("input"));
  };
  const family = () => [...document.querySelectorAll(".family li")].map(({ textContent }) => textContent);
  expect(family().length).toBe(7);
  const before = family();
  type("zzz");
  expect([family(), document.querySelector('[role="status"]')?.textContent]).toEqual([before, expect.stringContaining("zzz")]);
  const calf = herd.young[3];
  type(calf?.number.slice(-4) ?? "");
  expect(family()[0]).toContain(calf?.name);
  expect(family()[1]).toContain(herd.animals.find(({ number }) => number === calf?.dam)?.name);
  expect(document.querySelectorAll("[data-unknown]").length).toBeGreaterThan(0);
  document.querySelector<HTMLButtonElement>('[aria-label="Effacer l’animal"]')?.click();
  expect([field?.value, family()]).toEqual(["", before]);
});

test("of weighings from a scale those in doubt stand first; the others are closed, taken over at one press and given back at another", async () => {
  const kept = new Map<string, unknown>();
  const page = await openPage("weighingImport", kept);
  const before = page.figures();
  const closed = document.querySelectorAll("details tbody tr").length;
  expect(page.states().slice(0, 2)).toEqual(["Poids à vérifier", "Numéro inconnu"]);
  expect(page.buttons().map(({ textContent }) => textContent)).toEqual(["Repeser", "Garder", "Repeser", "Écarter"]);
  expect([before[1], document.querySelector("details")?.open]).toEqual([String(closed), false]);
  const all = () => document.querySelector<HTMLButtonElement>(".bulk button");
  const press = async () => {
    all()?.click();
    await new Promise((resolve) => setTimeout(resolve));
  };
  expect(all()?.textContent).toBe(`Importer les ${closed}`);
  await press();
  expect(page.sent).toEqual([["rowDone", { page: "weighingImport", row: "ready", done: true }]]);
  expect([page.figures()[1], all()?.textContent]).toEqual(["0", PAGE.fr.acts.undo]);
  expect(new Set(page.states().slice(2))).toEqual(new Set(["Importée"]));
  expect(document.activeElement).toBe(all());
  await openPage("weighingImport", kept);
  await press();
  expect([...document.querySelectorAll(".figures dd:not(.context)")].map(({ textContent }) => textContent)).toEqual(before);
});

test("what lists say of an animal is put in an order by buttons that keep the focus, switched off and on, shown as a line, and kept", async () => {
  const kept = new Map<string, unknown>();
  const page = await openPage("animalFields", kept);
  const line = () => [...document.querySelectorAll(".exampleLine > *")].map(({ textContent }) => textContent);
  const names = () => [...document.querySelectorAll(".field b")].map(({ textContent }) => textContent);
  const press = async (act: string) => {
    document.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement?.getAttribute("data-act")).toBe(act);
  };
  const [first, second, ...others] = line();
  document.querySelector<HTMLElement>('[data-act="1 -1"]')?.focus();
  await press("1 -1");
  expect(line()).toEqual([second, first, ...others]);
  expect(names()[0]).toBe("Nom");
  // The first one cannot go further up.
  document.querySelector<HTMLElement>('[data-act="1 -1"]')?.click();
  expect(page.sent.length).toBe(1);
  document.querySelector<HTMLElement>('[data-act="0"]')?.focus();
  await press("0");
  expect(line()).toEqual([second, ...others]);
  // What is hidden has no place in the line.
  expect(document.querySelector('[data-act="0 1"]')).toBe(null);
  expect(document.querySelector('[data-act="0"]')?.getAttribute("aria-checked")).toBe("false");
  await openPage("animalFields", kept);
  expect(line()).toEqual([second, ...others]);
});

test("who reads the page of the team sees what they have to do above it, and finds it done among the tasks", async () => {
  const kept = new Map<string, unknown>();
  const own = { ...herd, reader: "Nadia Benali" };
  const page = await openPage("team", kept, false, own);
  const [, yours, all] = page.figures();
  await page.press();
  expect(page.figures().slice(1, 3)).toEqual([String(Number(yours) - 1), String(Number(all) - 1)]);
  await openPage("tasks", kept, false, own);
  const groups = [...document.querySelectorAll("tbody")].map((body) => body.querySelector(".group")?.textContent);
  const others = [0, 1, 4].map((at) => peopleOf(own)[at]?.name);
  expect(groups).toEqual(["Vos tâches", ...others, "Terminé"]);
  expect(document.querySelectorAll("tbody:first-of-type [data-done]").length).toBe(1);
});

test("an application that is listed is opened by its row, on the first of its pages that the user may open; where there is none that is said", async () => {
  const kinds = presentationOf("applications", herd, TEXTS.fr).list.rows.flatMap(({ opens }) => opens ?? []);
  expect(kinds.length).toBeGreaterThan(3);
  for (const kind of kinds) {
    const asked: unknown[] = [];
    const navigate = async (...to: readonly unknown[]) => ({ ok: asked.push(to) > 1 });
    expect(await openPageOf(kind, { navigate } as unknown as Shell), kind).toBe(true);
    expect(new Set(asked.map((to) => JSON.stringify(to))).size, kind).toBe(2);
    expect(await openPageOf(kind, { navigate: async () => ({ ok: false }) } as unknown as Shell)).toBe(false);
  }
});

test("an inventory lists all animals, those of a category or those that are looked for", async () => {
  await openPage("inventory", new Map());
  const rows = () => document.querySelectorAll("tbody tr").length;
  expect(rows()).toBe(herd.animals.length);
  const [all, first] = document.querySelectorAll<HTMLButtonElement>(".choices button");
  expect([all?.textContent, all?.getAttribute("aria-pressed")]).toEqual([`Tous ${herd.animals.length}`, "true"]);
  first?.click();
  expect(all?.ariaPressed).toBe("false");
  expect([rows(), first?.ariaPressed]).toEqual([Number(first?.textContent?.split(" ").at(-1)), "true"]);
  first?.click();
  expect([rows(), all?.ariaPressed]).toEqual([herd.animals.length, "true"]);
});

/** Fills in the form of a page and saves it; the first answer of each field, and of an animal the oldest. */
async function note(page: Awaited<ReturnType<typeof openPage>>) {
  page.note();
  const dialog = document.querySelector("dialog");
  for (const input of dialog?.querySelectorAll("input") ?? [])
    input.value = input.hasAttribute("list") ? (herd.animals[0]?.number ?? "") : "3";
  dialog?.querySelector("form")?.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve));
}

test.each(NOTED)(
  "what is noted on the page of %s stands first in its list, is queued, still there when it opens again, and is taken back",
  async (sample) => {
    const kept = new Map<string, unknown>();
    const page = await openPage(sample, kept);
    const before = [page.figures(), page.rows()];
    await note(page);
    const [[index, payload]] = page.sent as [[string, { readonly row: string; readonly done: boolean }]];
    expect([index, payload.done]).toEqual(["rowDone", true]);
    expect(page.rows()).not.toEqual(before[1]);
    expect(page.buttons()[0]?.textContent).toBe(PAGE.fr.acts.undo);

    const again = await openPage(sample, kept);
    expect([again.figures(), again.rows()]).toEqual([page.figures(), page.rows()]);
    await again.press();
    expect([again.figures(), again.rows()]).toEqual(before);
  },
);

test("a form that was not filled in says what it takes, and notes nothing", async () => {
  const page = await openPage("hooves", new Map());
  page.note();
  document.querySelector("dialog form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(document.querySelector("dialog .error")?.textContent).toContain("numéro");
  expect(page.sent).toEqual([]);
});

test("what is noted and cannot be kept stays in its form, which says so; pressed twice it is noted once, and the form closes", async () => {
  const page = await openPage("hooves", new Map(), true);
  await note(page);
  const form = document.querySelector<HTMLFormElement>("dialog form");
  expect([form?.querySelector("input")?.value, form?.querySelector("div ~ .error")?.textContent]).toEqual([
    herd.animals[0]?.number,
    PAGE.fr.acts.notKept,
  ]);
  page.accept();
  form?.requestSubmit();
  form?.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve));
  expect([page.sent.length, document.querySelector("dialog")]).toEqual([1, null]);
  expect(document.activeElement).toBe(page.buttons()[0]);
});

test("what is noted has a name and fields in every language, and its row fits the columns", () => {
  for (const texts of Object.values(TEXTS))
    for (const sample of NOTED) {
      const { noting, list } = presentationOf(sample, herd, texts);
      const values = noting?.fields.map(({ kind }) => (kind === "animal" ? (herd.animals[0]?.number ?? "") : "1")) ?? [];
      expect(noting?.row(values)?.row.cells.length, sample).toBe(list.columns.length - 2);
      for (const { name } of noting?.fields ?? []) expect(name).toBeTruthy();
    }
});

test("an application that keeps nothing offers nothing to be done", async () => {
  const refused = { storageRead: async () => ({ ok: false, error: { code: "refused" } }) } as unknown as Shell;
  expect(await readDone(refused, "tasks")).toBeNull();
});
