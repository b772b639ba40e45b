// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "enableIframePageLoading": true, "disableIframePageLoading": false } }
import { expect, test } from "vitest";
import { createFrameLinks } from "../../../src/adapters/frames/frameLinks";
import { settle, testClock } from "../../support/testClock";

const SYN = { namespace: "penpal", type: "SYN", participantId: "z" };

/** Opens a link to an iframe and tells how often the shell answers a greeting that comes from somewhere. */
function linkTo(origin: string) {
  const frame = document.createElement("iframe");
  const other = document.createElement("iframe");
  document.body.append(frame, other);
  const sent: unknown[] = [];
  const target = frame.contentWindow;
  if (target) target.postMessage = (message: unknown) => void sent.push(message);
  const link = createFrameLinks(testClock()).open({
    element: { contentWindow: target, contentDocument: null },
    origin,
    receive: async () => ({ id: "", ok: true, value: null }),
    onMisbehaviour: () => undefined,
  });
  const greetings = async (from: MessageEventSource | null, ofOrigin: string) => {
    await settle();
    const before = sent.length;
    window.dispatchEvent(new MessageEvent("message", { data: SYN, origin: ofOrigin, source: from }));
    return sent.length - before;
  };
  return { link, greetings, window: target, other: other.contentWindow };
}

test("a frame is heard from its own window and origin", async () => {
  const { greetings, window: own, link } = linkTo("");
  expect(await greetings(own, window.location.origin)).toBeGreaterThan(0);
  link.close();
});

test("the right origin from another window, a popup or nowhere is not heard", async () => {
  const { greetings, other, link } = linkTo("");
  expect(await greetings(other, window.location.origin)).toBe(0);
  expect(await greetings(window, window.location.origin)).toBe(0);
  expect(await greetings(null, window.location.origin)).toBe(0);
  link.close();
});

test("the right window on an unlisted origin, after a redirect or a navigation, is not heard", async () => {
  const { greetings, window: own, link } = linkTo("https://card.example");
  expect(await greetings(own, "https://evil.example")).toBe(0);
  expect(await greetings(own, window.location.origin)).toBe(0);
  expect(await greetings(own, "null")).toBe(0);
  expect(await greetings(own, "https://card.example")).toBeGreaterThan(0);
  link.close();
});

test("a closed link hears nothing", async () => {
  const { greetings, window: own, link } = linkTo("");
  link.close();
  expect(await greetings(own, window.location.origin)).toBe(0);
});
