// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { LABELS as HERDS_TEXTS } from "../../../generated/labels/fr/herds";
import { createTranslator } from "../../../src/adapters/translator";
import { readProfile } from "../../../src/domain/session/profile";
import type { QueuedAction } from "../../../src/domain/sync/queuedAction";
import { HerdListStore } from "../../../src/stores/herdListStore";
import { OptionsStore } from "../../../src/stores/optionsStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { SyncStore } from "../../../src/stores/syncStore";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { SwitchProgress } from "../../../src/views/herds/SwitchProgress";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { testClock } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

const action = (key: string): QueuedAction => {
  return { key, userId: "u", numCheptel: "FR1", type: "t", payload: null, at: new Date(0), parked: null };
};

test("a switch says which herd opens, how many entries of the open one are sent, then that it signs in; after two seconds one may stay", async () => {
  const clock = testClock();
  const translator = createTranslator("fr");
  translator.add("fr", "pages", HERDS_TEXTS);
  const session = new SessionStore();
  const multiUser = readProfile({
    id: "u",
    email: "a@b.fr",
    token: "t",
    infoCheptels: [{ numCheptel: "FR2", raisonSociale: "GAEC du Moulin" }],
  });
  session.set({ user: { ...multiUser, numCheptel: "FR1" }, multiUser });
  const sync = new SyncStore();
  sync.replace([action("1"), action("2"), action("3")]);
  let stays = 0;
  const herdList = new HerdListStore({ session, options: new OptionsStore() }, clock, 500);
  const shell = { session, sync, clock, herdList, stayInHerd: () => stays++ };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const draw = (step: "sending" | "signingIn" | "opening") =>
    act(async () =>
      root.render(
        <TranslationProvider i18n={translator.i18n}>
          <ShellContext value={shell as unknown as Shell}>
            <SwitchProgress numCheptel="FR2" step={step} />
          </ShellContext>
        </TranslationProvider>,
      ),
    );
  const bar = () => place.querySelector("progress")?.getAttribute("value");
  const button = () => place.querySelector("button");
  await draw("sending");
  expect(place.querySelector("[role=status]")?.textContent).toBe("Ouverture de GAEC du Moulin…");
  expect([place.querySelector("small")?.textContent, bar()]).toEqual(["Envoi de vos saisies\u00a0: 0 sur 3", "0"]);
  await act(async () => sync.remove("1"));
  expect([place.querySelector("small")?.textContent, Number(bar()).toFixed(2)]).toEqual(["Envoi de vos saisies\u00a0: 1 sur 3", "0.33"]);
  await draw("signingIn");
  expect([place.querySelector("small")?.textContent, bar()]).toEqual(["Connexion à l’élevage…", null]);
  await act(async () => clock.advance(1999));
  expect(button()).toBeNull();
  await act(async () => clock.advance(1));
  expect(button()?.textContent).toBe("Rester ici");
  await act(async () => button()?.click());
  expect(stays).toBe(1);
  await draw("opening");
  expect(button()).toBeNull();
  await act(async () => root.unmount());
});
