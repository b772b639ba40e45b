import { expect, test } from "vitest";
import { APPLICATIONS } from "../../../generated/applications";
import { STORAGE, TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { createCopyToClipboard } from "../../../src/flows/copyToClipboard";
import { createVersionPurgeNotices } from "../../../src/flows/outbox/versionPurgeNotices";
import { logoutLines } from "../../../src/flows/session/logoutNotice";
import { itemsOf } from "../../support/requirements";
import { ADDRESS, enter, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

test("logging out clears the user here, on the device and on the server, and goes to login [OUT-02]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  await shell.logout();
  expect([shell.session.user, shell.session.multiUser, shell.session.token]).toEqual([null, null, null]);
  expect(shell.storage.entries.has(STORAGE.sessionKey)).toBe(false);
  expect(shell.navigation.current()).toBe(ADDRESS.login);
  while (!shell.wire.calls.some(({ path, status }) => path.endsWith("/logout") && status === 200)) await settle();
  expect(await shell.http.refresh()).toBe(false);
});

test("a notice about a herd is not there for the next user after a logout; the one that says why is", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.notices.show({ kind: "negative", lines: ["of a herd"] });
  await shell.logout({ context: "expired" });
  const why = [{ lines: logoutLines("expired") }];
  expect(shell.notices.notices).toMatchObject(why);
  await shell.logout();
  expect(shell.notices.notices).toMatchObject(why);
});

test("the page reloads 300 ms after a logout with a reload, and not after another one [OUT-03] [CON-18]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  await shell.logout();
  await shell.clock.advance(TIMING.callTimeoutMs);
  expect(shell.navigation.reloads()).toBe(0);
  await shell.logout({ reload: true });
  await shell.clock.advance(299);
  expect(shell.navigation.reloads()).toBe(0);
  await shell.clock.advance(1);
  expect(shell.navigation.reloads()).toBe(1);
});

test("a context shows the message the texts hold for it, which stays; an unknown one shows none [OUT-04] [OUT-05]", async () => {
  const shell = await startShell();
  await shell.logout({ context: "update" });
  const { line1, line2, line3 } = welcomeText.logout.update;
  expect(shell.notices.notices).toMatchObject([{ kind: "info", lines: [line1, line2, line3] }]);
  await shell.clock.advance(60_000);
  expect(shell.notices.notices).toHaveLength(1);
  expect(logoutLines("expired")).toEqual([welcomeText.logout.expired.line1]);
  for (const unknown of ["", "line1", "nobody", "__proto__", "toString", "expired.line1"]) expect(logoutLines(unknown)).toEqual([]);
  shell.notices.clear();
  await shell.logout({ context: "nobody" });
  expect(shell.notices.notices).toEqual([]);
});

test("the message of a logout with a reload is said once the page is there again, and once only [OUT-03] [OUT-04]", async () => {
  const shell = await startShell();
  await shell.logout({ context: "update", reload: true });
  shell.notices.clear();
  await shell.logoutNotice.showStored();
  expect(shell.notices.notices).toHaveLength(1);
  shell.notices.clear();
  await shell.logoutNotice.showStored();
  expect(shell.notices.notices).toEqual([]);
});

test("the data of the ear-tag helper are gone from the session storage after a logout [OUT-06]", async () => {
  const shell = await startShell();
  await enter(shell, "tous-droits");
  const keys = Object.values(APPLICATIONS).flatMap(({ login }) => login?.keep ?? []);
  expect(keys).toContain("edeHelper");
  for (const key of keys) await shell.tabStorage.write(key, "kept");
  await shell.logout();
  for (const key of keys) expect(shell.tabStorage.entries.has(key)).toBe(false);
});

test("an update says that there is a new version, that the work is synchronised, and to log in again [EXP-03] [EXP-04]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const update = createVersionPurgeNotices(shell.logout, shell.notices);
  update.synchronising();
  const shown = () => shell.notices.notices.flatMap(({ lines }) => lines);
  expect(shown()).toEqual([...itemsOf("EXP-03").slice(0, 2), ...itemsOf("EXP-04")]);
  await update.synchronised();
  expect(shown()).toEqual(itemsOf("EXP-03"));
  expect(shell.session.signedIn).toBe(false);
});

test("what is copied is confirmed, what cannot be copied is said [ERR-13]", async () => {
  const shell = await startShell();
  const copied: string[] = [];
  const copy = createCopyToClipboard({ clipboard: { write: async (text) => void copied.push(text) }, log: shell.log }, shell.notices);
  await copy("not-granted/x");
  expect(copied).toEqual(["not-granted/x"]);
  expect(shell.notices.notices).toMatchObject([{ kind: "positive", lines: itemsOf("ERR-13") }]);
  shell.notices.clear();
  const refused = createCopyToClipboard({ clipboard: { write: () => Promise.reject(new Error("no")) }, log: shell.log }, shell.notices);
  await refused("x");
  expect(shell.notices.notices).toMatchObject([{ kind: "negative", lines: [welcomeText.error.unexpected] }]);
});
