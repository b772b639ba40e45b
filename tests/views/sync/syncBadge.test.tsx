// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { LABELS as PAGES } from "../../../generated/labels/fr/pages";
import { LABELS as SHELL } from "../../../generated/labels/fr/shell";
import { SHELL_ROUTES } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { createTranslator } from "../../../src/adapters/translator";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import type { ExpiryCause } from "../../../src/domain/session/expiryCause";
import type { QueuedAction } from "../../../src/domain/sync/queuedAction";
import { NetworkStore } from "../../../src/stores/networkStore";
import { SyncStore } from "../../../src/stores/syncStore";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { SyncBadge, SyncLine } from "../../../src/views/sync/SyncBadge";
import { viewerOf } from "../../support/smallTables";
import { testClock } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

const NOW = Date.parse("2026-05-04T09:00:00Z");
const PARKED = { status: 422, reason: "no" };

function action(key: string, parked: QueuedAction["parked"] = null): QueuedAction {
  return { key, userId: "u", numCheptel: "FR1", type: "t", payload: null, at: new Date(NOW - 12 * 60_000), parked };
}

async function draw(children: ReactNode, expired: ExpiryCause | null = null) {
  const translator = createTranslator("fr");
  translator.add("fr", "pages", { ...PAGES, ...SHELL });
  const [sync, network] = [new SyncStore(), new NetworkStore(true, NOW - 3_600_000)];
  const menu = { resolver: createResolver(TABLES, viewerOf({})) };
  const shell = { sync, network, menu, clock: testClock(NOW), language: { current: "fr" }, session: { expired } };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslationProvider i18n={translator.i18n}>
        <ShellContext value={shell as unknown as Shell}>
          <MemoryRouter>{children}</MemoryRouter>
        </ShellContext>
      </TranslationProvider>,
    ),
  );
  const badge = () => place.querySelector<HTMLAnchorElement>("[data-sync]");
  const sign = () => badge()?.querySelector("path")?.getAttribute("d");
  return { sync, network, badge, sign };
}

test("the sync badge is a spinner while something waits or is sent, and coloured when all is sent, fails or was refused [SYN-08], always with a word, the number and the age [SYN-09]", async () => {
  const { sync, badge, sign } = await draw(<SyncLine />);
  const shown = () => [badge()?.dataset.sync, badge()?.textContent];
  await act(async () => sync.replace([action("1"), action("2")]));
  expect([...shown(), badge()?.title]).toEqual(["DRAFT", "En attente · 2 à envoyer", "Saisies en attente · il y a 12 minutes"]);
  expect(badge()?.pathname).toBe(`/${TABLES.routes[SHELL_ROUTES.sync]?.path}`);
  const spinner = sign();
  await act(async () => sync.begin(["FR1"]));
  expect([...shown(), sign()]).toEqual(["WIP", "Envoi… · 2 à envoyer", spinner]);
  await act(async () => sync.report("FR1", true));
  expect([...shown(), sign() === spinner]).toEqual(["ERROR", "Erreur · 2 à envoyer", false]);
  await act(async () => {
    sync.remove("1");
    sync.put(action("2", PARKED));
  });
  expect(shown()).toEqual(["WARNING", "À corriger · 1"]);
  await act(async () => sync.remove("2"));
  expect(badge()?.dataset.sync).toBe("SUCCESS");
  expect(badge()?.textContent).toMatch(/^À jour · \d+\u00a0h\u00a0\d\d$/);
});

test("without network the line says so with what is to be sent, else since when", async () => {
  const { sync, network, badge } = await draw(<SyncLine />);
  await act(async () => network.setOnline(false, NOW));
  expect(badge()?.dataset.online).toBe("false");
  expect(badge()?.textContent).toMatch(/^Hors ligne · \d+\u00a0h\u00a0\d\d$/);
  await act(async () => sync.replace([action("1"), action("2", PARKED)]));
  expect(badge()?.textContent).toBe("Hors ligne · 1 à envoyer");
});

test("a weak network is said in place of what goes by itself, not in place of what asks for somebody", async () => {
  const { sync, network, badge } = await draw(<SyncLine />);
  await act(async () => network.setSlow(true));
  expect([badge()?.dataset.weak, badge()?.textContent]).toEqual(["true", expect.stringMatching(/^Réseau faible · /)]);
  await act(async () => sync.replace([action("1")]));
  expect(badge()?.textContent).toBe("Réseau faible · 1 à envoyer");
  await act(async () => sync.put(action("1", PARKED)));
  expect(badge()?.textContent).toBe("À corriger · 1");
});

test("under an expired session nothing reads as if all were well, and that there is no network is said", async () => {
  const { network, badge } = await draw(<SyncLine />, "plain");
  expect(badge()).toBeNull();
  await act(async () => network.setOnline(false, NOW));
  expect(badge()?.textContent).toMatch(/^Hors ligne · /);
});

test("the rail shows a badge only while something is on the device that the server has not", async () => {
  const { sync, badge } = await draw(<SyncBadge />);
  expect(badge()).toBeNull();
  await act(async () => sync.replace([action("1")]));
  expect([badge()?.dataset.sync, badge()?.textContent]).toEqual(["DRAFT", "1 En attente"]);
  await act(async () => sync.put(action("1", PARKED)));
  expect([badge()?.dataset.sync, badge()?.textContent]).toEqual(["WARNING", "1 À corriger"]);
  await act(async () => sync.remove("1"));
  expect(badge()).toBeNull();
});
