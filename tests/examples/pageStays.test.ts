// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { DEMO_ACTIONS } from "../../generated/demoPages";
import { readProfile } from "../../src/domain/session/profile";
import { showProduct } from "../../src/examples/productPage/page/showProduct";
import type { FrameContext, Shell } from "../../src/sdk";

const [, BODY = ""] = /<body>(.*)<\/body>/s.exec(readFileSync("src/examples/productPage/index.html", "utf8")) ?? [];
const HERD = "FR35901112";
const OTHER = "FR35901113";
const INVENTORY = "mouvements.inventaire";
const LABELS = "mouvements.tag.animals.list";
const INVOICES = "compte.facture";
const CONTEXT: FrameContext = {
  epoch: 1,
  numCheptel: HERD,
  language: "fr",
  theme: "light",
  network: "ONLINE",
  route: INVENTORY,
  params: {},
  query: {},
  limits: {},
  grants: [],
};

/** A page before a shell that tells it of changes; only with a network the user may open the page that its action leads to. */
async function opened(route: string, draft: unknown = null) {
  document.body.innerHTML = BODY;
  let context = { ...CONTEXT, route };
  let profile = readProfile({ numCheptel: HERD, laitier: true, prenom: "Anne", nom: "Le Gall" });
  const kept = new Map<string, unknown>();
  const noted: (string | null)[] = [];
  const said = { dirty: false, draft };
  let read: () => unknown = () => null;
  const shell = {
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
    get context() {
      return context;
    },
    may: () => false,
    getUser: async () => ({ ok: true, value: profile }),
    related: async () => {
      const leads = context.network === "ONLINE" ? DEMO_ACTIONS[route]?.route : undefined;
      return { ok: true, value: leads === undefined ? [] : [{ tile: "", route: leads, params: {}, query: {} }] };
    },
    storageRead: async (index: string) => ({ ok: true, value: kept.get(index) ?? null }),
    storageStore: async (index: string, value: unknown) => kept.set(index, value) && { ok: true, value: null },
    storageAction: async () => {
      noted.push(context.numCheptel);
      return { ok: true, value: null };
    },
    syncRead: async () => ({ ok: true, value: { parked: [], discarded: [] } }),
    onSyncStatus: () => () => undefined,
  } as unknown as Shell;
  const tell = (change: Partial<typeof context>, isOpened?: boolean) => {
    context = { ...context, ...change };
    return showProduct(shell, "/mouvements", undefined, isOpened);
  };
  await tell({}, true);
  return {
    tell,
    noted,
    said,
    keepDraft: () => read(),
    signInAs: (workshops: object) => {
      profile = { ...profile, ...workshops };
    },
    field: () => document.querySelector<HTMLInputElement>('[role="search"] input'),
    rows: () => [...document.querySelectorAll("tbody tr")].map(({ textContent }) => textContent),
    leads: () => document.querySelectorAll('[data-part="actions"] .lead').length,
  };
}

function type(field: HTMLInputElement | null, text: string) {
  if (field === null) throw new Error("no field");
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event("input"));
}

beforeEach(() => vi.stubGlobal("fetch", async () => ({ ok: false })));

test.each([
  ["inventory", INVENTORY],
  ["search of animals", "search.animal"],
  ["pedigree", "genetique.pedigree"],
])(
  "what is typed and chosen on the page of %s stays, with the focus, while the network, the light or the sign-in change",
  async (_, route) => {
    const page = await opened(route);
    document.querySelector<HTMLButtonElement>(".choices button:nth-child(2)")?.click();
    const before = page.rows();
    type(page.field(), "1");
    const field = page.field();
    const found = page.rows();
    if (route === INVENTORY) expect(found).not.toEqual(before);
    for (const change of [{ network: "OFFLINE" }, { network: "ONLINE" }, { theme: "dark" }, { epoch: 2 }] as const) {
      await page.tell(change);
      expect([document.activeElement, field?.value, page.rows()]).toEqual([field, "1", found]);
    }
  },
);

test("a page that is opened again, or in another language, of another herd or for another workshop is drawn anew", async () => {
  const page = await opened(INVENTORY);
  const isNew = async (change: Parameters<typeof page.tell>[0], isOpened?: boolean) => {
    const field = page.field();
    await page.tell(change, isOpened);
    return page.field() !== field;
  };
  expect(await isNew({})).toBe(false);
  expect(await isNew({}, true)).toBe(true);
  expect(await isNew({ language: "de" })).toBe(true);
  expect(await isNew({ numCheptel: OTHER })).toBe(true);
  page.signInAs({ laitier: false, allaitant: true });
  expect(await isNew({ epoch: 3 })).toBe(true);
});

test("a change that overtakes another while the page is drawn leaves it whole", async () => {
  const page = await opened(INVENTORY);
  await Promise.all([page.tell({ language: "de" }), page.tell({ language: "fr" }), page.tell({ network: "OFFLINE" })]);
  expect(page.rows().length).toBeGreaterThan(10);
  expect(document.querySelector("h1")?.textContent).toBe("Inventaire");
});

test("where a page leads follows the network, and the button that somebody is on stays", async () => {
  const page = await opened(INVENTORY);
  await vi.waitFor(() => expect(page.leads()).toBe(1));
  await page.tell({ network: "OFFLINE" });
  await vi.waitFor(() => expect(page.leads()).toBe(0));
  await page.tell({ network: "ONLINE" });
  await vi.waitFor(() => expect(page.leads()).toBe(1));
  const button = document.querySelector<HTMLElement>('[data-part="actions"] .lead');
  button?.focus();
  await page.tell({ network: "OFFLINE" });
  expect(document.activeElement).toBe(button);
});

/** Opens the form of the page, and fills it in as a person does. */
function beginNote(): HTMLFormElement | null {
  document.querySelector<HTMLButtonElement>('[data-part="actions"] .main')?.click();
  const form = document.querySelector<HTMLFormElement>("dialog form");
  for (const input of form?.querySelectorAll("input") ?? []) {
    input.value = input.hasAttribute("list") ? (document.querySelector("datalist option")?.getAttribute("value") ?? "") : "3";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return form;
}
const noteForm = () => document.querySelector("dialog form");
const typedIn = (form: Element | null) => [...(form?.querySelectorAll("input") ?? [])].map(({ value }) => value);

test("what is noted in a form that was open while the page changed stands on the page", async () => {
  const page = await opened(LABELS);
  const form = beginNote();
  await page.tell({ language: "de" });
  const before = page.rows();
  form?.requestSubmit();
  await vi.waitFor(() => expect(page.rows()).not.toEqual(before));
  expect([page.noted, page.said]).toEqual([[HERD], { dirty: false, draft: null }]);
});

test("a note that is begun is unsaved and kept as a draft, until it is saved or given up", async () => {
  const page = await opened(LABELS);
  const typed = typedIn(beginNote());
  expect([page.said.dirty, JSON.stringify(page.said.draft)]).toEqual([true, expect.stringContaining(JSON.stringify(typed[0]))]);
  expect(page.keepDraft()).toEqual(page.said.draft);
  document.querySelector<HTMLButtonElement>("dialog header button")?.click();
  expect([noteForm(), page.said]).toEqual([null, { dirty: false, draft: null }]);

  beginNote();
  const again = await opened(LABELS, page.said.draft);
  document.querySelector<HTMLButtonElement>('[data-part="actions"] .main')?.click();
  expect([typedIn(noteForm()), again.said.dirty]).toEqual([typed, true]);
});

test("a form that stands open over a page goes with it and with its herd; what was typed is there when its page is", async () => {
  const page = await opened(LABELS);
  const typed = typedIn(beginNote());
  const { draft } = page.said;
  await page.tell({ numCheptel: OTHER });
  expect([noteForm(), page.said, page.keepDraft()]).toEqual([null, { dirty: false, draft }, null]);
  await page.tell({ numCheptel: HERD, route: INVENTORY });
  expect(page.keepDraft()).toBe(null);
  await page.tell({ route: LABELS });
  document.querySelector<HTMLButtonElement>('[data-part="actions"] .main')?.click();
  expect([typedIn(noteForm()), page.said.dirty, page.keepDraft(), page.noted]).toEqual([typed, true, draft, []]);
});

test("the paper of a row goes with its page and its herd, and stays in another language", async () => {
  for (const change of [{ numCheptel: OTHER }, { route: INVENTORY }]) {
    const page = await opened(INVOICES);
    document.querySelector<HTMLElement>("[data-paper]")?.click();
    await page.tell({ language: "de" });
    expect(document.querySelectorAll("dialog.paper").length).toBe(1);
    await page.tell(change);
    expect(document.querySelector("dialog")).toBe(null);
  }
});
