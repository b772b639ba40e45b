// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import { createBrowserNavigation } from "../../../src/adapters/browserNavigation";
import { closeOnBack } from "../../../src/views/parts/closeOnBack";
import { RouterBridge } from "../../../src/views/parts/RouterBridge";
import { settle } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const isBackStep = () => Boolean(window.history.state?.backStep);

/** Two pages, "/before" and "/refused", with the router of the views; a step back comes in a task of its own, as in a browser. */
async function twoPages() {
  const { history } = window;
  history.replaceState(null, "", "/before");
  const back = history.back.bind(history);
  let leave = () => {};
  const leaving = new Promise<void>((resolve) => {
    leave = resolve;
  });
  history.back = () => {
    leave();
    setImmediate(back);
  };
  const navigation = createBrowserNavigation(window);
  const root = createRoot(document.createElement("div"));
  onTestFinished(async () => {
    await act(() => root.unmount());
    history.back = back;
  });
  await act(async () =>
    root.render(
      <BrowserRouter useTransitions={false}>
        <RouterBridge router={navigation} />
      </BrowserRouter>,
    ),
  );
  await act(async () => navigation.push("/refused"));
  const heard: string[] = [];
  navigation.onChange((address) => heard.push(address));
  const goBack = () =>
    act(async () => {
      history.back();
      await settle();
      await settle();
    });
  return { navigation, heard, leaving, goBack };
}

/** From the moment in which what was open has closed. */
const MOMENTS: readonly (readonly [string, (leaving: Promise<void>) => Promise<void>])[] = [
  ["at once", async () => {}],
  [
    "after some promises",
    async () => {
      for (let hops = 0; hops < 9; hops++) await null;
    },
  ],
  ["while its step is taken back,", (leaving) => leaving],
];

for (const [when, wait] of MOMENTS) {
  test(`a page that is replaced ${when} when a question over it closes does not come back by itself, nor by the back button`, async () => {
    const { navigation, heard, leaving, goBack } = await twoPages();
    const close = closeOnBack(null);
    await act(async () => {
      close();
      await wait(leaving);
      navigation.replace("/before");
      await settle();
      await settle();
    });
    expect([heard, navigation.current(), isBackStep()]).toEqual([["/before"], "/before", false]);
    await goBack();
    expect([new Set(heard), navigation.current()]).toEqual([new Set(["/before"]), "/before"]);
  });

  test(`a page that is opened ${when} when a list over another closes stays, and one step back is that other`, async () => {
    const { navigation, heard, leaving, goBack } = await twoPages();
    const close = closeOnBack(() => {});
    await act(async () => {
      close();
      await wait(leaving);
      navigation.push("/opened");
      await settle();
      await settle();
    });
    expect([heard, navigation.current(), isBackStep()]).toEqual([["/opened"], "/opened", false]);
    await goBack();
    expect([heard, navigation.current()]).toEqual([["/opened", "/refused"], "/refused"]);
  });
}

test("of pages that are opened while a step is taken back the last counts", async () => {
  const { navigation, heard, leaving } = await twoPages();
  const close = closeOnBack(null);
  await act(async () => {
    close();
    await leaving;
    navigation.push("/first");
    navigation.push("/last");
    await settle();
    await settle();
  });
  expect([heard, navigation.current()]).toEqual([["/last"], "/last"]);
});

test("a page that is opened from what is over another takes the place of its step", async () => {
  const { navigation, goBack } = await twoPages();
  const close = closeOnBack(() => {});
  await act(async () => {
    navigation.push("/opened");
    close();
    await settle();
  });
  expect([navigation.current(), isBackStep()]).toEqual(["/opened", false]);
  await goBack();
  expect(navigation.current()).toBe("/refused");
});
