import { expect, test } from "vitest";
import { PERSONAS } from "../../../generated/personas";
import { boot } from "../../../src/flows/boot/boot";
import { ADDRESS, enter, PASSWORD, type RigOptions, type ShellRig, startShell, switchHerd } from "../../support/shellRig";
import { settle } from "../../support/testClock";

const FRENCH = "eleveur-lait";
const GERMAN = "eleveur-frontalier";
const SEVERAL = "technicien-multi";

/** A page of the product that has just been loaded, on a device that may remember something. */
async function loadPage(options: RigOptions = {}): Promise<ShellRig> {
  const shell = await startShell({ ...options, drawn: false });
  await boot(shell, shell);
  shell.draw();
  return shell;
}

/** The same browser once the page has been loaded anew. */
async function reload({ server, wire, clock, storage }: ShellRig, options: RigOptions = {}): Promise<ShellRig> {
  return loadPage({ storage, beside: { server, wire, clock }, ...options });
}

async function languageShown({ language, translator }: ShellRig): Promise<string> {
  for (let i = 0; i < 20; i++) await settle();
  expect(translator.i18n.language).toBe(language.current);
  return language.current;
}

test("the herds of these tests are French where they say nothing, and German", () => {
  expect([PERSONAS[FRENCH], PERSONAS[GERMAN]].map(({ profile }) => profile.trans ?? "")).toEqual(["", "de"]);
});

test.each([
  [null, null, "fr"],
  [null, "es", "es"],
  ["de", "es", "de"],
  ["../../x", "es", "es"],
])(
  "before the sign-in the address (%j) wins, then the last choice on this device (%j), then French [INT-02]",
  async (asked, last, shown) => {
    const device = await loadPage();
    if (last !== null) await device.languageChoice.choose(last);
    const shell = await reload(device, { address: `${ADDRESS.login}${asked === null ? "" : `?lang=${encodeURIComponent(asked)}`}` });
    expect(await languageShown(shell)).toBe(shown);
  },
);

test.each([
  [FRENCH, "fr"],
  [GERMAN, "de"],
])("a sign-in shows the language of the herd of %s, and so does every reload [INT-01]", async (persona, shown) => {
  const shell = await loadPage();
  await enter(shell, persona);
  expect(await languageShown(shell)).toBe(shown);
  expect(await languageShown(await reload(shell))).toBe(shown);
});

test("a language chosen on the login page stays for who signs in then, whatever is loaded anew and however often the password was wrong [INT-02]", async () => {
  const shell = await loadPage();
  await shell.languageChoice.choose("en");
  const again = await reload(shell);
  expect(await languageShown(again)).toBe("en");
  await again.signIn.withPassword({ login: FRENCH, password: "wrong" });
  await enter(again, FRENCH);
  expect(await languageShown(again)).toBe("en");
  expect(await languageShown(await reload(again))).toBe("en");
});

test("a language chosen after the sign-in stays until the logout; the next user has that of their herd, also after a reload [INT-01] [INT-02]", async () => {
  const shell = await loadPage();
  await enter(shell, GERMAN);
  await shell.languageChoice.choose("it");
  expect(await languageShown(shell)).toBe("it");
  const again = await reload(shell);
  expect(await languageShown(again)).toBe("it");
  await again.logout();
  // The login page is in the last language chosen on this device.
  expect(await languageShown(again)).toBe("it");
  const next = await reload(again);
  expect(await languageShown(next)).toBe("it");
  await enter(next, FRENCH);
  expect(await languageShown(next)).toBe("fr");
  expect(await languageShown(await reload(next))).toBe("fr");
});

test("another user who signs in without a logout has the language of their herd [INT-01]", async () => {
  const shell = await loadPage();
  await shell.languageChoice.choose("es");
  await enter(shell, FRENCH);
  shell.sessionExpired();
  const { withPassword } = await shell.signInAgain();
  expect(await withPassword({ login: GERMAN, password: PASSWORD })).toEqual({ kind: "changed" });
  expect(await languageShown(shell)).toBe("de");
});

test("a switch of herd shows the language of the new herd, and that of the user where they have chosen one [INT-01] [INT-02]", async () => {
  const shell = await loadPage();
  await enter(shell, SEVERAL);
  expect(await languageShown(shell)).toBe("fr");
  const [first, second, third] = herdsOf(shell);
  await herdsSpeak(shell, "de");
  expect(await switchHerd(shell, first)).toBe(true);
  expect(await languageShown(shell)).toBe("de");
  expect(await languageShown(await reload(shell))).toBe("de");
  await herdsSpeak(shell, "");
  expect(await switchHerd(shell, second)).toBe(true);
  expect(await languageShown(shell)).toBe("fr");
  await shell.languageChoice.choose("es");
  await herdsSpeak(shell, "de");
  expect(await switchHerd(shell, third)).toBe(true);
  expect(await languageShown(shell)).toBe("es");
});

test("the language of an address counts before the sign-in, and ends an earlier choice there [INT-02] [INT-03]", async () => {
  const shell = await loadPage();
  await shell.languageChoice.choose("en");
  const asked = await reload(shell, { address: `${ADDRESS.login}?lang=it` });
  expect(await languageShown(asked)).toBe("it");
  await enter(asked, FRENCH);
  expect(await languageShown(asked)).toBe("fr");
  expect(await languageShown(await reload(asked, { address: "/?lang=it" }))).toBe("fr");
});

function herdsOf({ session }: ShellRig): readonly [string, string, string] {
  const [a = "", b = "", c = ""] = session.multiUser?.infoCheptels.map(({ numCheptel }) => numCheptel) ?? [];
  return [a, b, c];
}

/** The herds that are asked for from now on are in another country. */
async function herdsSpeak({ server: { database } }: ShellRig, trans: string): Promise<void> {
  const profile = JSON.stringify({ ...PERSONAS[SEVERAL].profile, trans });
  await database.updateTable("accounts").set({ profile }).where("id", "=", SEVERAL).execute();
}
