// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { LABELS } from "../../../generated/labels/fr/shell";
import { TABLES } from "../../../generated/tables";
import { createTranslator } from "../../../src/adapters/translator";
import { readProfile } from "../../../src/domain/session/profile";
import { MenuStore } from "../../../src/stores/menuStore";
import { NetworkStore } from "../../../src/stores/networkStore";
import { OptionsStore } from "../../../src/stores/optionsStore";
import { RegistryStore } from "../../../src/stores/registryStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { DesktopBar } from "../../../src/views/layout/DesktopBar";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

test("the workshop tab of the desktop bar carries a badge with the number of active workshops, and no other tab has one [MEN-06]", async () => {
  const translator = createTranslator("fr");
  translator.add("fr", "shell", LABELS);
  const [registry, session, network] = [new RegistryStore(TABLES), new SessionStore(), new NetworkStore(true)];
  const menu = new MenuStore({ registry, session, network, options: new OptionsStore() });
  const become = (flags: object) => {
    const user = readProfile({ email: "a@b.fr", droits: ["shop"], ...flags });
    session.set({ user, multiUser: user });
  };
  const shell = { menu, registry, network, session, choice: { canChange: false }, location: { route: null }, open: () => undefined };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  become({ laitier: true });
  await act(async () =>
    root.render(
      <TranslationProvider i18n={translator.i18n}>
        <ShellContext value={shell as unknown as Shell}>
          <MemoryRouter>
            <DesktopBar />
          </MemoryRouter>
        </ShellContext>
      </TranslationProvider>,
    ),
  );
  const badges = () => [...place.querySelectorAll<HTMLElement>("[data-tab] [data-count]")];
  const shown = () => badges().map((badge) => [badge.closest<HTMLElement>("[data-tab]")?.dataset.tab, badge.dataset.count]);
  expect(shown()).toEqual([["shop", "1"]]);
  await act(async () => become({ laitier: true, allaitant: true }));
  expect(shown()).toEqual([["shop", "2"]]);
  await act(async () => become({}));
  expect(shown()).toEqual([["shop", "0"]]);
  await act(async () => root.unmount());
});
