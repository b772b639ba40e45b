// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "enableIframePageLoading": true, "disableIframePageLoading": false } }
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTranslator } from "../../../src/adapters/translator";
import { createPart } from "../../../src/loading/part";
import { FramesStore } from "../../../src/stores/framesStore";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { FrameArea } from "../../../src/views/frames/FrameArea";
import * as cards from "../../../src/views/frames/failureCards";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { frameOf } from "../../support/smallTables";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

let frames = new FramesStore();
let attached: string[] = [];
let translator = createTranslator("en");
let unmount = () => {};
const failureCards = createPart(async () => cards);
beforeEach(async () => {
  frames = new FramesStore();
  attached = [];
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const attach = ({ key, load }: { key: string; load: number }) => {
    attached.push(`+${key}${load}`);
    return () => void attached.push(`-${key}`);
  };
  const actions = { attach, keepEmptyElement: () => () => undefined, loaded: () => undefined, retry: () => undefined };
  translator = createTranslator("en");
  translator.add("en", "shell", { "app.a": "Sheets", "frames.title": "{{page}}, {{application}}" });
  await act(async () =>
    root.render(
      <TranslationProvider i18n={translator.i18n}>
        <ShellContext value={{ failureCards } as unknown as Shell}>
          <FrameArea frames={frames} actions={actions} />
        </ShellContext>
      </TranslationProvider>,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    place.remove();
  };
});
afterEach(() => unmount());

function add(application: string, more: Parameters<typeof frameOf>[1] = {}, candidate = false) {
  const owner = { application, candidate, record: frameOf(`/x-${application}`, more), origin: "" };
  return frames.add(owner, { target: { route: `${application}.main`, params: {}, query: {} }, address: "about:blank" });
}
const elements = () => [...document.querySelectorAll("iframe")];

test("a live frame stays the very element when others are opened, shown and removed", async () => {
  await act(async () => void [add("a"), add("b"), add("c"), frames.show("a")]);
  const [a, b, c] = elements();
  await act(async () => frames.show("c"));
  await act(async () => frames.remove("b"));
  expect(elements()).toEqual([a, c]);
  expect(b?.isConnected).toBe(false);
  expect(attached).toEqual(["+a1", "+b1", "+c1", "-b"]);
});

test("only the shown frame can be reached; the others are inert", async () => {
  await act(async () => void [add("a"), add("b"), frames.show("b")]);
  expect(elements().map((element) => element.parentElement?.hasAttribute("inert"))).toEqual([true, false]);
});

test("a frame carries its application, route and a title, and no browser feature the registry does not list", async () => {
  await act(
    async () => void [add("a"), add("b", { isolation: "origin", sandbox: ["allow-popups", "allow-same-origin"], allow: ["geolocation"] })],
  );
  const [a, b] = elements();
  expect([a?.dataset.app, a?.dataset.route, a?.getAttribute("allow"), a?.hasAttribute("sandbox")]).toEqual(["a", "a.main", "", false]);
  expect(a?.title).not.toBe("");
  // Not the origin of the shell, which it would be without one of its own.
  expect([b?.getAttribute("allow"), b?.getAttribute("sandbox")]).toEqual(["geolocation", "allow-popups"]);
});

test("a new load is a new element, and a deep link is not", async () => {
  const frame = await act(async () => add("a"));
  const [first] = elements();
  await act(async () => frames.setDestination(frame, { target: { route: "a.other", params: {}, query: {} }, address: "about:blank#b" }));
  expect(elements()).toEqual([first]);
  expect(first?.dataset.route).toBe("a.other");
  await act(async () => frames.reload(frame));
  expect(elements()[0]).not.toBe(first);
  expect(attached).toEqual(["+a1", "-a", "+a2"]);
});

test("a candidate is marked by a faint circle, the regular version is not", async () => {
  await act(async () => void [add("a"), add("a", {}, true)]);
  expect(document.querySelectorAll("[data-candidate]")).toHaveLength(1);
});

test("a stopped page is taken away behind its card, a slow one may still come", async () => {
  const frame = await act(async () => add("a"));
  await act(async () => frames.setState(frame, { kind: "failed", why: "notAnswering" }));
  expect([elements().length, document.querySelector("[role=alert] button") !== null]).toEqual([1, true]);
  await act(async () => frames.setState(frame, { kind: "failed", why: "misbehaves" }));
  expect(elements()).toEqual([]);
  // Card and words for a page that had come are loaded then.
  const words = { "stopped.misbehaves.title": "{{page}} was stopped", "stopped.misbehaves.text": "Try again." };
  await act(async () => translator.add("en", "palette", words));
  await vi.waitFor(() => expect(document.querySelector("[data-failure=misbehaves]")?.textContent).toContain("Sheets was stopped"));
});

test("a frame is named at once by its application, and by its page as soon as the names of pages are there", async () => {
  await act(async () => void add("a"));
  const title = () => elements()[0]?.title;
  expect(title()).toBe("Sheets");
  await act(async () => translator.add("en", "routes", { "route.a.main": "Births" }));
  expect(title()).toBe("Births, Sheets");
});

test("the element of a frame that is gone stays, empty and nameless, and the same frame comes back in it", async () => {
  frames.reusesElements = true;
  await act(async () => void [add("a"), add("b"), frames.show("b")]);
  const [a] = elements();
  await act(async () => frames.remove("a", true));
  expect(elements()[0]).toBe(a);
  expect([a?.dataset.app, a?.dataset.route, a?.closest("[inert]") !== null]).toEqual([undefined, undefined, true]);
  await act(async () => void [add("a"), frames.show("a")]);
  expect(elements()[0]).toBe(a);
  expect([a?.dataset.app, a?.closest("[inert]")]).toEqual(["a", null]);
  expect(attached).toEqual(["+a1", "+b1", "-a", "+a1"]);
});

test("where another load can take the place of the one before, it does so in the same element", async () => {
  frames.reusesElements = true;
  const frame = await act(async () => add("a"));
  const [first] = elements();
  await act(async () => frames.reload(frame));
  expect([elements()[0] === first, attached]).toEqual([true, ["+a1", "-a", "+a2"]]);
});
