// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import type { RouteParams } from "../../generated/routeNames";
import { useHerds } from "../../src/examples/desk/useHerds";
import type { FrameContext, Shell } from "../../src/sdk";
import { settle } from "../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => vi.useRealTimers());

test("left open over midnight, the desk asks for its herds anew, once a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 4, 4, 20) });
  let asked = 0;
  const ignored = () => () => {};
  const context = { numCheptel: "FR1", network: "OFFLINE" } as FrameContext;
  const shell = {
    ...{ context, onContext: ignored, onOpen: ignored, onSyncStatus: ignored },
    getUser: async () => {
      asked += 1;
      return { ok: false, error: "failed" };
    },
  } as unknown as Shell<RouteParams>;
  function Page() {
    useHerds(shell, context);
    return null;
  }
  const settled = (change: () => void) =>
    act(async () => {
      change();
      await settle();
    });
  const look = () => settled(() => document.dispatchEvent(new Event("visibilitychange")));
  await settled(() => createRoot(document.createElement("div")).render(<Page />));
  await look();
  expect(asked).toBe(1);
  vi.setSystemTime(new Date(2026, 4, 5, 6));
  await look();
  await look();
  expect(asked).toBe(2);
});
