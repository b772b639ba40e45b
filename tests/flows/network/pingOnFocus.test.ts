import { expect, test } from "vitest";
import { CALLS, HEADERS } from "../../../generated/calls";
import { PRODUCT, TIMING } from "../../../generated/settings";
import { enter, type ShellRig, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

const pings = ({ wire }: ShellRig) => wire.calls.filter(({ path }) => path === CALLS.ping.path);

async function focus(shell: ShellRig) {
  shell.outside.focus();
  for (let i = 0; i < 20; i++) await settle();
}

test("a ping follows the focus of the window, at most one in ten minutes [NET-09] [CON-02]", async () => {
  const shell = await startShell();
  await focus(shell);
  await enter(shell, "eleveur-lait");
  await focus(shell);
  expect(pings(shell).length).toBe(1);
  await shell.clock.advance(TIMING.connectivityCheckThrottleMs - 1);
  await focus(shell);
  expect(pings(shell).length).toBe(1);
  await shell.clock.advance(1);
  await focus(shell);
  expect(pings(shell).length).toBe(2);
});

test("the ping is a GET with the built-in version in a header, and its answer holds the version of the server [CAL-18] [CAL-19] [CON-10]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  await focus(shell);
  const [ping] = pings(shell);
  expect(ping?.method).toBe("GET");
  expect(HEADERS.appVersion).toBe("X-App-Version");
  expect(ping?.headers.get(HEADERS.appVersion)).toBe(PRODUCT.version);
  expect(await shell.http.call("ping")).toEqual({ version: PRODUCT.version });
});

test("without the grant of the ping, or signed out, none is sent [NET-09] [NET-10]", async () => {
  const shell = await startShell();
  await enter(shell, "sans-droit");
  await focus(shell);
  expect(pings(shell)).toEqual([]);
  const other = await startShell();
  await enter(other, "eleveur-lait");
  await other.logout();
  await focus(other);
  expect(pings(other)).toEqual([]);
});

test("the outcome of a ping is the state of the network [NET-04] [NET-11]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  let there = false;
  shell.wire.override(/ping/, () => (there ? Response.json({ version: "B" }) : Promise.reject(new TypeError("Failed to fetch"))));
  const { http, network } = shell;
  http.onReach((reached) => network.setOnline(reached));
  await focus(shell);
  expect(network.state).toBe("OFFLINE");
  there = true;
  await shell.clock.advance(TIMING.connectivityCheckThrottleMs);
  await focus(shell);
  expect(network.state).toBe("ONLINE");
});
