import { expect, test } from "vitest";
import { startProbeWhileOffline } from "../../../src/flows/network/probeWhileOffline";
import { NetworkStore } from "../../../src/stores/networkStore";
import { testClock } from "../../support/testClock";

/** A server that is down until the test says otherwise; each ping reports the network like any call. */
function rig({ browserOnline = true } = {}) {
  const clock = testClock();
  const network = new NetworkStore(true);
  const asked: number[] = [];
  const server = { up: false };
  const http = {
    call: async () => {
      asked.push(clock.now());
      network.setOnline(server.up);
      if (!server.up) throw new TypeError("Failed to fetch");
    },
  };
  const ports = { connection: { isOnline: () => browserOnline }, http: http as never, clock, retry: { firstMs: 1000, capMs: 4000 } };
  startProbeWhileOffline(ports, network);
  return { clock, network, asked, server };
}

test("after a call that failed the server is asked with growing pauses until it is back, and no longer [NET-04] [NET-11]", async () => {
  const { clock, network, asked, server } = rig();
  await clock.advance(10_000);
  expect(asked).toEqual([]);
  network.setOnline(false);
  await clock.advance(12_000);
  expect(asked).toEqual([11_000, 13_000, 17_000, 21_000]);
  server.up = true;
  await clock.advance(4000);
  expect([network.state, asked.length, clock.pending()]).toEqual(["ONLINE", 5, 0]);
});

test("nothing is asked where the browser itself has no network", async () => {
  const { clock, network, asked } = rig({ browserOnline: false });
  network.setOnline(false);
  await clock.advance(60_000);
  expect(asked).toEqual([]);
});
