// @vitest-environment happy-dom
import { runInAction } from "mobx";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { LABELS as HERDS_TEXTS } from "../../../generated/labels/fr/herds";
import { LABELS as PAGES } from "../../../generated/labels/fr/pages";
import { LABELS as SHELL } from "../../../generated/labels/fr/shell";
import { createTranslator } from "../../../src/adapters/translator";
import type { HerdNeed } from "../../../src/domain/herd/orderHerds";
import { readProfile, type UserProfile } from "../../../src/domain/session/profile";
import { HerdListStore } from "../../../src/stores/herdListStore";
import { NetworkStore } from "../../../src/stores/networkStore";
import { OptionsStore } from "../../../src/stores/optionsStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { SyncStore } from "../../../src/stores/syncStore";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { WhichHerd } from "../../../src/views/herds/WhichHerd";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { smallTables } from "../../support/smallTables";
import { testClock } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

const HERDS = ["FR1", "FR2", "FR3", "FR4", "FR5", "FR6", "FR7"].map((numCheptel) => ({ numCheptel, raisonSociale: numCheptel }));
const readUser = () => readProfile({ id: "anne", email: "a@b.fr", token: "t", infoCheptels: HERDS });

/** The question which herd is meant; figures, and herds opened before, come when the test says so. */
async function draw() {
  const translator = createTranslator("fr");
  translator.add("fr", "pages", { ...PAGES, ...HERDS_TEXTS });
  translator.add("fr", "shell", SHELL);
  const session = new SessionStore();
  session.set({ user: null, multiUser: readUser() });
  const options = new OptionsStore();
  let told: ReadonlyMap<string, HerdNeed> = new Map();
  let come = () => {};
  const figures = { needs: () => told, sinceVisit: () => undefined };
  let loaded: typeof figures | null = null;
  const tileFigures = {
    subscribe: (listener: () => void) => {
      come = listener;
      return () => {};
    },
    loaded: () => loaded,
    load: () => new Promise(() => {}),
  };
  let answers: ((profiles: readonly UserProfile[]) => void)[] = [];
  const shell = {
    ...{ session, options, tileFigures },
    herdList: new HerdListStore({ session, options }, testClock(), 500),
    herdProfiles: { opened: () => new Promise<readonly UserProfile[]>((resolve) => (answers = [...answers, resolve])) },
    location: { route: null, query: {}, resolution: null },
    menu: {},
    registry: { tables: smallTables({}) },
    network: new NetworkStore(true),
    sync: new SyncStore(),
    offline: { subscribe: () => () => {}, loaded: () => null, load: () => new Promise(() => {}) },
  };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslationProvider i18n={translator.i18n}>
        <ShellContext value={shell as unknown as Shell}>
          <WhichHerd />
        </ShellContext>
      </TranslationProvider>,
    ),
  );
  return {
    rows: () => [...place.querySelectorAll<HTMLElement>("[data-herd-choice]")].map(({ dataset }) => dataset.herdChoice).slice(0, 3),
    figures: (needs: Readonly<Record<string, HerdNeed>>) =>
      act(async () => {
        told = new Map(Object.entries(needs));
        loaded = { ...figures };
        come();
      }),
    /** The profile comes anew, as after a synchronisation. */
    profile: () => act(async () => runInAction(() => session.set({ user: null, multiUser: readUser() }))),
    opened: (...herds: readonly string[]) =>
      act(async () => {
        for (const answer of answers) answer(herds.map((numCheptel) => ({ ...readUser(), numCheptel })));
        answers = [];
      }),
    touch: (event: Event) => act(async () => void place.querySelector("[data-herd-choice]")?.dispatchEvent(event)),
    end: () => act(async () => root.unmount()),
  };
}

const LATE: HerdNeed = { tone: "late", count: 2 };
const TOUCHES = [new FocusEvent("focusin", { bubbles: true }), new PointerEvent("pointerover", { bubbles: true })];

test("until the herds are touched, those used last and those in need move up as they become known", async () => {
  const { rows, figures, opened, end } = await draw();
  expect(rows()).toEqual(["FR1", "FR2", "FR3"]);
  await figures({ FR6: LATE });
  expect(rows()).toEqual(["FR6", "FR1", "FR2"]);
  await opened("FR5");
  expect(rows()).toEqual(["FR5", "FR6", "FR1"]);
  await end();
});

test.each(TOUCHES)(
  "once the herds are touched by $type none moves: neither by figures that come late nor by herds opened meanwhile",
  async (touch) => {
    const { rows, figures, opened, profile, touch: touchWith, end } = await draw();
    await touchWith(touch);
    await opened("FR5");
    await figures({ FR6: LATE });
    await profile();
    await opened("FR7");
    expect(rows()).toEqual(["FR1", "FR2", "FR3"]);
    await end();
  },
);
