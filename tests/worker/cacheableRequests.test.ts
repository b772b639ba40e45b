import { expect, test } from "vitest";
import { CALLS } from "../../generated/calls";
import { FRAME_BASES } from "../../generated/frames";
import { ROUTES } from "../../generated/routes";
import { KEPT_LIMITS } from "../../src/domain/offline/keptPages";
import { isFileOfPage, isFramePage, isOfUnkeptPage, keptBase, UNKEPT_PATHS } from "../../src/worker/cacheableRequests";
import { cacheableResponse, KEPT_BYTES } from "../../src/worker/cacheableResponse";

/** An answer as a browser gives it for the own origin. */
function answer(body: string, type: string, more: Partial<Record<"status" | "type" | "redirected", unknown>> = {}): Response {
  const response = new Response(body, { status: Number(more.status ?? 200), headers: { "content-type": type } });
  return Object.defineProperties(response, {
    type: { value: more.type ?? "basic" },
    redirected: { value: more.redirected ?? false },
  });
}

test("kept are the documents of applications that have a page of use without network, candidates too, and no other", () => {
  const ofUse = new Set(Object.values(ROUTES).flatMap(({ application, offline }) => (offline === undefined ? [] : [application])));
  const kept = Object.keys(FRAME_BASES).filter((base) => keptBase(`${base}/`) === base);
  expect(kept).toEqual(Object.keys(FRAME_BASES).filter((base) => ofUse.has(FRAME_BASES[base]?.application ?? "")));
  expect(kept.length).toBeGreaterThan(4);
  const [base = ""] = kept;
  const others = [base, `${base}/x/`, `${base}/api/login`, "/", "//", ...Object.values(CALLS).map(({ path }) => path)];
  expect(others.filter((path) => keptBase(path) !== null)).toEqual([]);
});

test("a document is answered from the device only in a frame, and what a page fetches itself never", () => {
  const [base] = Object.keys(FRAME_BASES).filter((name) => keptBase(`${name}/`) !== null);
  const asked = (mode: RequestMode, destination: RequestDestination) => isFramePage({ mode, destination }, `${base}/`);
  expect([asked("navigate", "iframe"), asked("navigate", "document"), asked("cors", ""), asked("no-cors", "iframe")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const kinds: RequestDestination[] = ["script", "style", "font", "image", "worker", "", "document", "iframe", "video"];
  expect(kinds.filter((destination) => isFileOfPage({ destination }))).toEqual(["script", "style", "font", "image", "worker"]);
});

test("past the worker go documents that are not kept, and files only where the document that asks is one of these", () => {
  const bases = Object.keys(FRAME_BASES).map((base) => `${base}/`);
  const kept = bases.filter((path) => keptBase(path) !== null);
  const others = bases.filter((path) => keptBase(path) === null);
  expect([...UNKEPT_PATHS]).toEqual(others);
  const asks = (path: string) => isOfUnkeptPage({ referrer: `https://clarine.test${path}` });
  expect(others.every((path) => asks(`${path}?v=1`))).toBe(true);
  expect([...kept, "/assets/frame.js", "/", "/home"].some(asks)).toBe(false);
  expect(isOfUnkeptPage({ referrer: "" })).toBe(false);
});

test("kept is only a whole answer of the own origin with the right type: no error, no redirect, no page of a captive portal", async () => {
  const html = "text/html; charset=utf-8";
  const refused: [Response, boolean][] = [
    [answer("", html, { status: 503 }), true],
    [answer("", html, { status: 404 }), true],
    [answer("", html, { status: 206 }), true],
    [answer("", html, { redirected: true }), true],
    [answer("", html, { type: "opaque" }), true],
    [answer("{}", "application/json"), true],
    // A portal that answers every address with its page.
    [answer("<html>", html), false],
    [answer("x".repeat(KEPT_LIMITS.fileBytes + 1), "text/javascript"), false],
  ];
  for (const [response, isPage] of refused) expect(await cacheableResponse(response, isPage)).toBe(null);
  const page = await cacheableResponse(answer("<p>é", html), true);
  expect([await page?.text(), page?.headers.get(KEPT_BYTES), page?.headers.get("content-type")]).toEqual(["<p>é", "5", html]);
  expect(await (await cacheableResponse(answer("run()", "text/javascript"), false))?.text()).toBe("run()");
});
