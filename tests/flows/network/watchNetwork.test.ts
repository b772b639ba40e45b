// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { TIMING } from "../../../generated/settings";
import { createBrowserConnection } from "../../../src/adapters/browserConnection";
import { startWatchNetwork } from "../../../src/flows/network/watchNetwork";
import { NetworkStore } from "../../../src/stores/networkStore";
import { testClock } from "../../support/testClock";

/** A window whose network the test plays, and the outcomes of calls. */
function networkRig(online: boolean) {
  const clock = testClock();
  let isOnline = online;
  Object.defineProperty(window.navigator, "onLine", { configurable: true, get: () => isOnline });
  const connection = createBrowserConnection(window);
  const network = new NetworkStore(connection.isOnline());
  let reach: (reached: boolean) => void = () => {};
  let pace: (ms: number) => void = () => {};
  const http = {
    onReach: (listener: (reached: boolean) => void) => {
      reach = listener;
      return () => {};
    },
    onPace: (listener: (ms: number) => void) => {
      pace = listener;
      return () => {};
    },
  };
  Reflect.apply(startWatchNetwork, null, [{ connection, http, clock, debounceMs: TIMING.onlineEventDebounceMs }, network]);
  const browserSays = (next: boolean) => {
    isOnline = next;
    window.dispatchEvent(new Event(next ? "online" : "offline"));
  };
  return { clock, network, browserSays, callSays: (reached: boolean) => reach(reached), answersIn: (ms: number) => pace(ms) };
}

test("the first state of the network is what the browser says [NET-02]", () => {
  for (const [online, state] of [
    [true, "ONLINE"],
    [false, "OFFLINE"],
  ] as const) {
    const { network } = networkRig(online);
    expect(network.state).toBe(state);
  }
});

test("what the browser says counts once it has said so for 500 ms; a network that comes and goes changes nothing [NET-03] [CON-03]", async () => {
  expect(TIMING.onlineEventDebounceMs).toBe(500);
  const { clock, network, browserSays } = networkRig(true);
  browserSays(false);
  await clock.advance(499);
  expect(network.state).toBe("ONLINE");
  await clock.advance(1);
  expect(network.state).toBe("OFFLINE");
  browserSays(true);
  await clock.advance(499);
  browserSays(false);
  await clock.advance(500);
  expect(network.state).toBe("OFFLINE");
  browserSays(true);
  await clock.advance(500);
  expect(network.state).toBe("ONLINE");
});

test("what a call runs into counts at once", () => {
  const { network, callSays } = networkRig(true);
  callSays(false);
  expect(network.state).toBe("OFFLINE");
  callSays(true);
  expect(network.state).toBe("ONLINE");
});

test("an answer that takes 3 s, or none, makes the network weak for 30 s, which is another word for ONLINE alone", async () => {
  const { clock, network, browserSays, answersIn } = networkRig(true);
  answersIn(2999);
  expect(network.weak).toBe(false);
  for (const ms of [3000, Number.POSITIVE_INFINITY]) {
    answersIn(ms);
    await clock.advance(29_999);
    expect([network.weak, network.state]).toEqual([true, "ONLINE"]);
    answersIn(10);
    await clock.advance(1);
    expect(network.weak).toBe(false);
  }
  browserSays(false);
  answersIn(Number.POSITIVE_INFINITY);
  await clock.advance(TIMING.onlineEventDebounceMs);
  expect([network.weak, network.state]).toEqual([false, "OFFLINE"]);
  expect(clock.pending()).toBe(0);
});
