import { expect, test } from "vitest";
import { ADDRESS, enter, LOGOUT_PENDING, type ShellRig, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));

/** Sessions that the server still honours. */
async function openSessions({ server }: ShellRig): Promise<number> {
  return (await server.database.selectFrom("sessions").select("id").where("revoked_at", "is", null).execute()).length;
}

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await settle();
}

/** Somebody has left while nothing reached the server. */
async function leaveWithoutNetwork() {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const networkIsBack = shell.wire.override(/./, noNetwork);
  shell.network.setOnline(false);
  await shell.logout();
  await until(() => shell.storage.entries.has(LOGOUT_PENDING));
  expect([shell.session.signedIn, await openSessions(shell)]).toEqual([false, 1]);
  return { shell, networkIsBack };
}

test("a logout without network ends the session on the server when the network is back", async () => {
  const { shell, networkIsBack } = await leaveWithoutNetwork();
  networkIsBack();
  shell.network.setOnline(true);
  await until(async () => (await openSessions(shell)) === 0);
  await shell.settleLogout();
  expect(shell.storage.entries.has(LOGOUT_PENDING)).toBe(false);
  expect(await shell.http.refresh()).toBe(false);
});

test("the page may have been closed meanwhile: the next one ends the session", async () => {
  const { shell, networkIsBack } = await leaveWithoutNetwork();
  networkIsBack();
  const next = await startShell({ storage: shell.storage, beside: shell });
  await until(async () => (await openSessions(next)) === 0);
  expect(shell.storage.entries.has(LOGOUT_PENDING)).toBe(false);
});

test("whoever signs in next first ends the session that was left, and keeps their own", async () => {
  const { shell, networkIsBack } = await leaveWithoutNetwork();
  networkIsBack();
  const { calls } = shell.wire;
  calls.splice(0);
  expect(await enter(shell, "eleveur-viande")).toBe("home");
  const order = calls.map(({ path }) => path.split("/").at(-1)).filter((name) => name === "logout" || name === "authenticate");
  expect(order).toEqual(["logout", "authenticate"]);
  shell.network.setOnline(false);
  shell.network.setOnline(true);
  await settle();
  expect([await openSessions(shell), await shell.http.refresh()]).toEqual([1, true]);
});

test("a server that fails is asked again, one that refuses is not", async () => {
  for (const [status, waits] of [
    [503, true],
    [403, false],
  ] as const) {
    const shell = await startShell();
    await enter(shell, "eleveur-lait");
    shell.wire.override(/logout/, () => new Response("{}", { status, headers: { "Content-Type": "application/json" } }));
    await shell.logout();
    await shell.settleLogout();
    expect([shell.storage.entries.has(LOGOUT_PENDING), shell.navigation.current()]).toEqual([waits, ADDRESS.login]);
  }
});
