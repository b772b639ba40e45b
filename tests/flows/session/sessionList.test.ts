import { expect, test } from "vitest";
import { createSessionList } from "../../../src/flows/session/sessionList";
import { ORIGIN } from "../../server/startBackend";
import { cookieFetch } from "../../support/cookieFetch";
import { enter, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

/** The same account on two devices. */
async function onTwoDevices() {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const { server, clock } = shell;
  const other = await startShell({ beside: { server, clock, wire: cookieFetch(server.backend, ORIGIN) } });
  await enter(other, "eleveur-lait");
  return { shell, other };
}

test("signing out everywhere else: this device goes on, the other is told like that of an expired session with its next call", async () => {
  const { shell, other } = await onTwoDevices();
  const list = await shell.inside().sessionList.load();
  expect((await list.read())?.map(({ current, since }) => [current, since])).toEqual([
    [true, shell.server.clock.now()],
    [false, shell.server.clock.now()],
  ]);
  expect(await list.endOthers()).toBe(true);
  expect(await list.read()).toMatchObject([{ current: true }]);
  const waiting = other.http.call("services");
  while (other.session.expired === null) await settle();
  expect([other.session.expired, shell.session.expired, shell.session.signedIn]).toEqual(["request", null, true]);
  other.http.endSession();
  await expect(waiting).rejects.toBeInstanceOf(Error);
});

test("without network the list is not there, and nothing is said to have ended", async () => {
  const { shell } = await onTwoDevices();
  shell.wire.override(/./, () => Promise.reject(new TypeError("Failed to fetch")));
  const list = createSessionList(shell);
  expect([await list.read(), await list.endOthers()]).toEqual([null, false]);
  expect(shell.warnings).toEqual(expect.arrayContaining(["open sessions", "other sessions"]));
});
