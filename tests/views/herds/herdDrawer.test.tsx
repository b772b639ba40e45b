// @vitest-environment happy-dom
import { observer } from "mobx-react-lite";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { LABELS as HERDS_TEXTS } from "../../../generated/labels/fr/herds";
import { LABELS as SHELL } from "../../../generated/labels/fr/shell";
import { createTranslator } from "../../../src/adapters/translator";
import { readProfile } from "../../../src/domain/session/profile";
import { HerdListStore } from "../../../src/stores/herdListStore";
import { MenuStore } from "../../../src/stores/menuStore";
import { NetworkStore } from "../../../src/stores/networkStore";
import { OptionsStore } from "../../../src/stores/optionsStore";
import { RegistryStore } from "../../../src/stores/registryStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { SyncStore } from "../../../src/stores/syncStore";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { HerdDrawer } from "../../../src/views/herds/HerdDrawer";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { smallTables } from "../../support/smallTables";
import { testClock } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

const HERDS = ["FR1", "FR2"].map((numCheptel) => ({ numCheptel, raisonSociale: numCheptel }));

/** The list of the herds, as long as it is what is open; a switch ends when the test says so. */
async function draw() {
  const translator = createTranslator("fr");
  translator.add("fr", "pages", HERDS_TEXTS);
  translator.add("fr", "shell", SHELL);
  const session = new SessionStore();
  const multiUser = readProfile({ id: "anne", email: "a@b.fr", token: "t", droits: ["desk.switch"], infoCheptels: HERDS });
  session.set({ user: { ...multiUser, numCheptel: "FR1" }, multiUser });
  const [options, network] = [new OptionsStore(), new NetworkStore(true)];
  const menu = new MenuStore({ registry: new RegistryStore(smallTables({})), session, network, options });
  const part = { subscribe: () => () => {}, loaded: () => null, load: () => new Promise(() => {}) };
  const ends: (() => void)[] = [];
  const shell = {
    ...{ session, options, network, menu, sync: new SyncStore(), tileFigures: part, offline: part },
    herdList: new HerdListStore({ session, options }, testClock(), 500),
    herdProfiles: { opened: async () => [] },
    switchHerd: () => new Promise<void>((resolve) => ends.push(resolve)),
  };
  const WhileOpen = observer(() => menu.drawer === "herds" && <HerdDrawer />);
  menu.showDrawer("herds");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslationProvider i18n={translator.i18n}>
        <ShellContext value={shell as unknown as Shell}>
          <MemoryRouter>
            <WhileOpen />
          </MemoryRouter>
        </ShellContext>
      </TranslationProvider>,
    ),
  );
  return {
    menu,
    choose: (herd: string) => act(async () => place.querySelector<HTMLElement>(`[data-herd-choice="${herd}"]`)?.click()),
    show: (drawer: MenuStore["drawer"]) => act(async () => menu.showDrawer(drawer)),
    switched: () =>
      act(async () => {
        for (const end of ends.splice(0)) end();
      }),
    end: () => act(async () => root.unmount()),
  };
}

test("once the herd is there the list closes", async () => {
  const { menu, choose, switched, end } = await draw();
  await choose("FR2");
  expect(menu.drawer).toBe("herds");
  await switched();
  expect(menu.drawer).toBeNull();
  await end();
});

test("what its user has opened over the page while a herd is on its way stays open", async () => {
  const { menu, choose, show, switched, end } = await draw();
  await choose("FR2");
  await show(null);
  await show("palette");
  await switched();
  expect(menu.drawer).toBe("palette");
  await end();
});
