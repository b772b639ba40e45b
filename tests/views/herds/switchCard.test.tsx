// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { LABELS as HERDS_TEXTS } from "../../../generated/labels/fr/herds";
import { TABLES } from "../../../generated/tables";
import { createTranslator } from "../../../src/adapters/translator";
import { readProfile } from "../../../src/domain/session/profile";
import { createPart } from "../../../src/loading/part";
import { HerdListStore } from "../../../src/stores/herdListStore";
import { LocationStore } from "../../../src/stores/locationStore";
import { MenuStore } from "../../../src/stores/menuStore";
import { NetworkStore } from "../../../src/stores/networkStore";
import { OptionsStore } from "../../../src/stores/optionsStore";
import { RegistryStore } from "../../../src/stores/registryStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { SyncStore } from "../../../src/stores/syncStore";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { HerdSwitch } from "../../../src/views/layout/ShellOverlays";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { settle, testClock } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

/** Works with two herds, the first of which is open or none, on a page that is about one herd. */
async function draw(current: string | null) {
  const clock = testClock();
  const translator = createTranslator("fr");
  translator.add("fr", "pages", HERDS_TEXTS);
  const infoCheptels = ["FR1", "FR2"].map((numCheptel) => ({ numCheptel, raisonSociale: `GAEC ${numCheptel}` }));
  const multiUser = readProfile({ id: "u", email: "a@b.fr", token: "t", droits: ["icowdesk.switchor", "sante"], infoCheptels });
  const [session, options, network, location] = [new SessionStore(), new OptionsStore(), new NetworkStore(true), new LocationStore()];
  session.set({ user: current === null ? null : { ...multiUser, numCheptel: current }, multiUser });
  const menu = new MenuStore({ registry: new RegistryStore(TABLES), session, network, options });
  const herdList = new HerdListStore({ session, options }, clock, 500);
  location.show({ kind: "frame", resolution: menu.resolver.route("sante.carnet.consultation.list") });
  let stays = 0;
  const herdViews = createPart(() => import("../../../src/views/herds/herdViews"));
  const shell = { clock, session, menu, herdList, location, sync: new SyncStore(), herdViews, stayInHerd: () => stays++ };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await herdViews.load();
  await act(async () =>
    root.render(
      <TranslationProvider i18n={translator.i18n}>
        <ShellContext value={shell as unknown as Shell}>
          <HerdSwitch />
        </ShellContext>
      </TranslationProvider>,
    ),
  );
  return {
    menu,
    clock,
    switchTo: (numCheptel: string | null) =>
      act(async () => {
        herdList.setSwitching(numCheptel === null ? null : { numCheptel, step: "signingIn" });
        await settle();
      }),
    said: () => place.querySelector("[role=status]")?.textContent ?? null,
    press: () => act(async () => place.querySelector("button")?.click()),
    stays: () => stays,
    end: () => act(() => root.unmount()),
  };
}

test("a herd that is chosen without its list, as in the search, says that it opens, and after two seconds one may stay; then it is gone", async () => {
  const { switchTo, said, clock, press, stays, end } = await draw("FR1");
  expect(said()).toBeNull();
  await switchTo("FR2");
  expect(said()).toBe("Ouverture de GAEC FR2…");
  await act(() => clock.advance(2000));
  await press();
  expect(stays()).toBe(1);
  await switchTo(null);
  expect(said()).toBeNull();
  await end();
});

test("where the list of the herds or the choice on the page says it already, it is not said again", async () => {
  const { menu, switchTo, said, end } = await draw("FR1");
  await act(async () => menu.showDrawer("herds"));
  await switchTo("FR2");
  expect(said()).toBeNull();
  await act(async () => menu.showDrawer(null));
  expect(said()).toBe("Ouverture de GAEC FR2…");
  await end();

  const without = await draw(null);
  await without.switchTo("FR2");
  expect([without.menu.asksHerd("sante.carnet.consultation.list"), without.said()]).toEqual([true, null]);
  await without.end();
});
