// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { describe, expect, onTestFinished, test } from "vitest";
import { createBrowserNavigation } from "../../src/adapters/browserNavigation";
import type { Navigation } from "../../src/ports/navigation";
import { RouterBridge } from "../../src/views/parts/RouterBridge";
import { fakeNavigation } from "../support/fakeNavigation";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

/** The browser's, with the router of the views drawn. */
async function routed() {
  window.history.replaceState(null, "", "/");
  const navigation = createBrowserNavigation(window);
  const root = createRoot(document.createElement("div"));
  const router = (
    <BrowserRouter useTransitions={false}>
      <RouterBridge router={navigation} />
    </BrowserRouter>
  );
  await act(async () => root.render(router));
  onTestFinished(() => act(() => root.unmount()));
  return navigation;
}

const navigations: readonly (readonly [string, () => Promise<Navigation>])[] = [
  ["the browser's", routed],
  ["the tests'", async () => fakeNavigation()],
];

describe.each(navigations)("%s navigation", (_, create) => {
  test("knows where it is, and tells of every change until nobody listens", async () => {
    const navigation = await create();
    const heard: string[] = [];
    const stop = navigation.onChange((address) => heard.push(address));
    await act(async () => navigation.push("/a?x=1"));
    expect(navigation.current()).toBe("/a?x=1");
    await act(async () => navigation.replace("/b"));
    await act(async () => navigation.replace("/b"));
    stop();
    await act(async () => navigation.push("/c"));
    expect(heard).toEqual(["/a?x=1", "/b", "/b"]);
    expect(navigation.current()).toBe("/c");
  });
});

test("the router hears of an address that another user has written, and of the back button", async () => {
  const navigation = await routed();
  const heard: string[] = [];
  navigation.onChange((address) => heard.push(address));
  await act(async () => {
    window.history.pushState(null, "", "/typed?x=1");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(heard).toEqual(["/typed?x=1"]);
});

test("before anything is drawn an address is entered all the same, and the router starts there", async () => {
  const navigation = createBrowserNavigation(window);
  navigation.replace("/early");
  expect(navigation.current()).toBe("/early");
});

test("a redirect that follows from an address comes before anything of the first is painted", async () => {
  const navigation = await routed();
  const heard: string[] = [];
  navigation.onChange((address) => {
    heard.push(address);
    if (address === "/a") navigation.replace("/b");
  });
  act(() => navigation.push("/a"));
  expect([heard, navigation.current()]).toEqual([["/a", "/b"], "/b"]);
});

test("a redirect from the very first address, before the router has heard of any, is followed as well", async () => {
  window.history.replaceState(null, "", "/deep");
  const navigation = createBrowserNavigation(window);
  const heard: string[] = [];
  navigation.onChange((address) => {
    heard.push(address);
    if (address === "/deep") navigation.replace("/login");
  });
  const root = createRoot(document.createElement("div"));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <BrowserRouter useTransitions={false}>
        <RouterBridge router={navigation} />
      </BrowserRouter>,
    ),
  );
  expect([heard, navigation.current()]).toEqual([["/deep", "/login"], "/login"]);
});
