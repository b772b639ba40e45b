// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { LABELS } from "../../../generated/labels/fr/pages";
import { SHELL_ROUTES } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { createTranslator } from "../../../src/adapters/translator";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import type { QueuedAction } from "../../../src/domain/sync/queuedAction";
import { SyncStore } from "../../../src/stores/syncStore";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { SyncBadge } from "../../../src/views/sync/SyncBadge";
import { viewerOf } from "../../support/smallTables";
import { testClock } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

const NOW = Date.parse("2026-05-04T09:00:00Z");
const PARKED = { status: 422, reason: "no" };

function action(key: string, parked: QueuedAction["parked"] = null): QueuedAction {
  return { key, userId: "u", numCheptel: "FR1", type: "t", payload: null, at: new Date(NOW - 12 * 60_000), parked };
}

test("the sync badge is a spinner while something waits or is sent, and coloured when all is sent, fails or was refused [SYN-08], always with a word, the number and the age [SYN-09]", async () => {
  const translator = createTranslator("fr");
  translator.add("fr", "pages", LABELS);
  const sync = new SyncStore();
  const menu = { resolver: createResolver(TABLES, viewerOf({})) };
  const shell = { sync, menu, clock: testClock(NOW), language: { current: "fr" } };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslationProvider i18n={translator.i18n}>
        <ShellContext value={shell as unknown as Shell}>
          <MemoryRouter>
            <SyncBadge />
          </MemoryRouter>
        </ShellContext>
      </TranslationProvider>,
    ),
  );
  const badge = () => place.querySelector<HTMLAnchorElement>("[data-sync]");
  const sign = () => badge()?.querySelector("path")?.getAttribute("d");
  expect(badge()).toBeNull();

  await act(async () => sync.replace([action("1"), action("2")]));
  expect([badge()?.dataset.sync, badge()?.textContent, badge()?.title]).toEqual([
    "DRAFT",
    "2 En attente",
    "Saisies en attente · il y a 12\u00a0min",
  ]);
  expect(badge()?.pathname).toBe(`/${TABLES.routes[SHELL_ROUTES.sync]?.path}`);
  const spinner = sign();
  await act(async () => sync.begin(["FR1"]));
  expect([badge()?.dataset.sync, badge()?.textContent, sign()]).toEqual(["WIP", "2 Envoi…", spinner]);
  await act(async () => sync.report("FR1", true));
  expect([badge()?.dataset.sync, badge()?.textContent, sign() === spinner]).toEqual(["ERROR", "2 Erreur", false]);
  await act(async () => {
    sync.remove("1");
    sync.put(action("2", PARKED));
  });
  expect([badge()?.dataset.sync, badge()?.textContent]).toEqual(["WARNING", "1 À corriger"]);
  await act(async () => sync.remove("2"));
  expect([badge()?.dataset.sync, badge()?.textContent, sign() === spinner]).toEqual(["SUCCESS", "Envoyé", false]);
  await act(async () => root.unmount());
});
