// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { LABELS as HERDS_TEXTS } from "../../../generated/labels/fr/herds";
import { LABELS as PAGES } from "../../../generated/labels/fr/pages";
import { LABELS as SHELL } from "../../../generated/labels/fr/shell";
import { createTranslator } from "../../../src/adapters/translator";
import type { HerdNeed } from "../../../src/domain/herd/orderHerds";
import { readProfile } from "../../../src/domain/session/profile";
import type { QueuedAction } from "../../../src/domain/sync/queuedAction";
import { HerdListStore } from "../../../src/stores/herdListStore";
import { NetworkStore } from "../../../src/stores/networkStore";
import { OptionsStore } from "../../../src/stores/optionsStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { SyncStore } from "../../../src/stores/syncStore";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { HerdSections } from "../../../src/views/herds/HerdSections";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { testClock } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

const HERDS = ["FR1", "FR2", "FR3", "FR4", "FR5"].map((numCheptel) => ({
  numCheptel,
  raisonSociale: `GAEC du Moulin ${numCheptel}`,
  ville: "Ernée",
}));
const USER = readProfile({ id: "anne", email: "a@b.fr", token: "t", infoCheptels: HERDS });
const inHerd = (numCheptel: string, laitier: boolean) => ({ ...USER, numCheptel, laitier, allaitant: !laitier });

/** A part that has come. */
const loaded = <T,>(value: T) => ({ subscribe: () => () => {}, loaded: () => value, load: async () => value });

/** `needs`: what is to be done in which herds; `kept`: of which herds there are pages on the device. */
async function draw(needs: Readonly<Record<string, HerdNeed>> = {}, kept: readonly string[] = []) {
  const clock = testClock();
  const translator = createTranslator("fr");
  translator.add("fr", "pages", { ...PAGES, ...HERDS_TEXTS });
  translator.add("fr", "shell", SHELL);
  const session = new SessionStore();
  session.set({ user: inHerd("FR3", true), multiUser: USER });
  const options = new OptionsStore();
  const network = new NetworkStore(true);
  const sync = new SyncStore();
  const told = new Map(Object.entries(needs));
  const tileFigures = loaded({ needs: () => told });
  const offline = loaded({ has: (herd: string) => kept.includes(herd) });
  const shell = { tileFigures, offline, session, options, network, sync, herdList: new HerdListStore({ session, options }, clock, 500) };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslationProvider i18n={translator.i18n}>
        <ShellContext value={shell as unknown as Shell}>
          <HerdSections opened={[inHerd("FR3", false), inHerd("FR5", false)]} needs={told} busy={false} onChoose={() => {}} />
        </ShellContext>
      </TranslationProvider>,
    ),
  );
  const row = (herd: string) => place.querySelector<HTMLElement>(`[data-herd-choice="${herd}"]`);
  const lists = () =>
    [...place.querySelectorAll("ul")].map((list) => [...list.querySelectorAll<HTMLElement>("button")].map((one) => one.dataset.herdChoice));
  const heads = () => [...place.querySelectorAll("h3")].map(({ textContent }) => textContent);
  return { ...shell, row, lists, heads, end: () => act(async () => root.unmount()) };
}

const action = (key: string, numCheptel: string, parked: QueuedAction["parked"] = null): QueuedAction => {
  return { key, userId: "anne", numCheptel, type: "t", payload: null, at: new Date(0), parked };
};

test("the herds used last stand above all others, each herd once, with its whole name, town, what is known of its kind, and number; a search shows what it finds alone", async () => {
  const { row, lists, heads, options, end } = await draw();
  expect(heads()).toEqual(["Récents", "Tous, 5 élevages"]);
  expect(lists()).toEqual([
    ["FR3", "FR5"],
    ["FR1", "FR2", "FR4"],
  ]);
  expect([row("FR3")?.textContent, row("FR3")?.getAttribute("aria-current")]).toEqual([
    "GAEC du Moulin FR3 · Ernée · Lait · FR3Ouvert",
    "true",
  ]);
  expect(row("FR5")?.textContent).toBe("GAEC du Moulin FR5 · Ernée · Viande · FR5");
  expect(row("FR1")?.textContent).toBe("GAEC du Moulin FR1 · Ernée · FR1");
  await act(async () => options.change({ search: "fr5" }));
  expect([heads(), lists()]).toEqual([[], [["FR5"]]]);
  await end();
});

test("herds in which something is late stand before the others, each with how much, then those to look at; one that is ready offline says so", async () => {
  const { row, lists, end } = await draw(
    { FR2: { tone: "watch", count: 1 }, FR3: { tone: "late", count: 2 }, FR4: { tone: "late", count: 3 } },
    ["FR1", "FR5"],
  );
  expect(lists()).toEqual([
    ["FR3", "FR5"],
    ["FR4", "FR2", "FR1"],
  ]);
  expect(row("FR4")?.textContent).toBe("GAEC du Moulin FR4 · Ernée · FR43 en retard");
  expect(row("FR2")?.textContent).toBe("GAEC du Moulin FR2 · Ernée · FR21 à voir");
  expect(row("FR3")?.textContent).toBe("GAEC du Moulin FR3 · Ernée · Lait · FR32 en retardOuvert");
  expect(row("FR5")?.textContent).toBe("GAEC du Moulin FR5 · Ernée · Viande · FR5Prêt hors ligne");
  // Its pages are there, and the herd cannot be entered without network.
  expect(row("FR1")?.textContent).toBe("GAEC du Moulin FR1 · Ernée · FR1");
  await end();
});

test("a herd says how many of its entries wait and how many are to be corrected, and without network that it is not on the device", async () => {
  const { row, sync, network, end } = await draw();
  await act(async () =>
    sync.replace([
      action("1", "FR1"),
      action("2", "FR1"),
      action("3", "FR1", { status: 422, reason: "no" }),
      action("4", "FR4", { status: 409, reason: "no" }),
    ]),
  );
  expect(row("FR1")?.textContent).toBe("GAEC du Moulin FR1 · Ernée · FR11 À corriger2 En attente");
  expect(row("FR4")?.textContent).toBe("GAEC du Moulin FR4 · Ernée · FR41 À corriger");
  await act(async () => {
    sync.remove("4");
    network.setOnline(false);
  });
  expect(row("FR4")?.textContent).toBe("GAEC du Moulin FR4 · Ernée · FR4Réseau requis");
  expect(row("FR5")?.textContent).toBe("GAEC du Moulin FR5 · Ernée · Viande · FR5");
  await end();
});
