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
async function opened(route: string) {
  document.body.innerHTML = BODY;
  let context = { ...CONTEXT, route };
  let profile = readProfile({ numCheptel: HERD, laitier: true, prenom: "Anne", nom: "Le Gall" });
  const kept = new Map<string, unknown>();
  const noted: (string | null)[] = [];
  const shell = {
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

test("what is noted in a form that was open while the page changed stands on the page, and never in another herd", async () => {
  const page = await opened("mouvements.tag.animals.list");
  document.querySelector<HTMLButtonElement>('[data-part="actions"] .main')?.click();
  const form = document.querySelector<HTMLFormElement>("dialog form");
  for (const input of form?.querySelectorAll("input") ?? [])
    input.value = input.hasAttribute("list") ? (document.querySelector("datalist option")?.getAttribute("value") ?? "") : "3";
  await page.tell({ numCheptel: OTHER });
  form?.requestSubmit();
  await vi.waitFor(() => expect(form?.querySelector("div ~ .error")?.textContent).not.toBe(""));
  expect(page.noted).toEqual([]);
  await page.tell({ numCheptel: HERD, language: "de" });
  const before = page.rows();
  form?.requestSubmit();
  await vi.waitFor(() => expect(page.rows()).not.toEqual(before));
  expect(page.noted).toEqual([HERD]);
});
