import { expect, test } from "vitest";
import { createParentCalls } from "../../src/adapters/parentCalls";

const LISTED = "https://portal.example";

/** The window of the shell inside a page that shows it; only what the adapter touches. */
function shownBy(hasParent = true) {
  const listeners = new Set<(event: unknown) => void>();
  const sent: unknown[] = [];
  const parent = { postMessage: (message: unknown, origin: string) => void sent.push({ message, origin }) };
  const browser = {
    parent: parent as unknown,
    addEventListener: (_: string, run: (event: unknown) => void) => listeners.add(run),
    removeEventListener: (_: string, run: (event: unknown) => void) => listeners.delete(run),
  };
  if (!hasParent) browser.parent = browser;
  const calls = createParentCalls(browser as never, [LISTED]);
  const say = (event: { source?: unknown; origin?: string; data?: unknown }) => {
    for (const run of listeners) run({ source: parent, origin: LISTED, data: { type: "reload" }, ...event });
  };
  return { calls, say, sent, listeners };
}

test("only the window around the shell, on a listed origin, may ask for a reload (frame attack 21)", () => {
  const { calls, say, listeners } = shownBy();
  let asked = 0;
  const stop = calls.onReload(() => {
    asked += 1;
  });
  say({ origin: "https://other.example" });
  say({ source: {} });
  for (const data of [null, "reload", { type: "navigate" }, { type: { toString: () => "reload" } }]) say({ data });
  expect(asked).toBe(0);
  say({});
  expect(asked).toBe(1);
  stop();
  expect(listeners.size).toBe(0);
});

test("the reload message goes to listed origins, and to nobody when the shell stands alone", () => {
  const shown = shownBy();
  shown.calls.reload();
  expect(shown.sent).toEqual([{ message: { type: "reload" }, origin: LISTED }]);
  const alone = shownBy(false);
  alone.calls.reload();
  expect(alone.sent).toEqual([]);
});
