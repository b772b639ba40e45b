// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { createBrowserNavigation } from "../../../src/adapters/browserNavigation";
import { createTranslator } from "../../../src/adapters/translator";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { BackButton } from "../../../src/views/layout/BackButton";
import { closeOnBack } from "../../../src/views/parts/closeOnBack";
import { RouterBridge } from "../../../src/views/parts/RouterBridge";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { settle } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

test("the way back in the header leads to the page before, from a page that a menu over it has opened too; from the first page home", async () => {
  window.history.replaceState(null, "", "/first");
  const navigation = createBrowserNavigation(window);
  let homes = 0;
  const shell = {
    location: { route: "page" },
    menu: { resolver: { home: () => ({ route: "home" }) } },
    goHome: async () => {
      homes += 1;
    },
  };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslationProvider i18n={createTranslator("fr").i18n}>
        <ShellContext value={shell as unknown as Shell}>
          <BrowserRouter useTransitions={false}>
            <RouterBridge router={navigation} />
            <BackButton />
          </BrowserRouter>
        </ShellContext>
      </TranslationProvider>,
    ),
  );
  const press = () => act(async () => place.querySelector("button")?.click());
  await act(async () => {
    const close = closeOnBack(() => {});
    navigation.push("/second");
    close();
    await settle();
  });
  await press();
  expect([navigation.current(), homes]).toEqual(["/first", 0]);
  await press();
  expect([navigation.current(), homes]).toEqual(["/first", 1]);
  await act(() => root.unmount());
});
