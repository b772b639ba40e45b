import { expect, test } from "vitest";
import { CALLS } from "../../../generated/calls";
import { PRODUCT } from "../../../generated/settings";
import { shellText } from "../../../generated/text/shell";
import { cacheKey } from "../../../src/flows/texts/serverTexts";
import { enter, type ShellRig, startShell } from "../../support/shellRig";
import { until } from "../../support/slowWire";
import { settle } from "../../support/testClock";

const KEY = shellText.menu.logout;
const textOf = ({ translator }: ShellRig) => translator.i18n.t(KEY);
const TWO = [CALLS.translationLogin.path, CALLS.translationAll.path];
const callsOf = ({ wire }: ShellRig) => wire.calls.filter(({ path }) => path.startsWith("/translate-proxy"));

async function shellWith(all: Readonly<Record<string, Readonly<Record<string, string>>>>, storage?: ShellRig["storage"]) {
  const shell = await startShell(storage ? { storage } : {});
  shell.translator.add("fr", "shell", { [KEY]: "produit" });
  shell.translator.add("de", "shell", { [KEY]: "Produkt" });
  shell.wire.override(/translation\/all/, () => Response.json(all));
  return shell;
}

test("loading the translations takes two calls: the login with the user, then all of them [CAL-23]", async () => {
  const shell = await shellWith({ fr: { [KEY]: "serveur" } });
  await enter(shell, "eleveur-lait");
  expect(callsOf(shell).map(({ method, path }) => [method, path])).toEqual([
    ["POST", TWO[0]],
    ["GET", TWO[1]],
  ]);
  expect(JSON.parse(callsOf(shell)[0]?.body ?? "")).toEqual(JSON.parse(JSON.stringify(shell.session.effective)));
});

test("the texts of the server lie over those of the product and are cached per language [INT-06] [INT-08]", async () => {
  const shell = await shellWith({ fr: { [KEY]: "serveur" }, de: { [KEY]: "Server" }, xx: { [KEY]: "?" } });
  await enter(shell, "eleveur-lait");
  expect(textOf(shell)).toBe("serveur");
  expect(await shell.storage.read(cacheKey("fr"))).toEqual({ [KEY]: "serveur" });
  expect(await shell.storage.read(cacheKey("de"))).toEqual({ [KEY]: "Server" });
  expect(shell.storage.entries.has(cacheKey("xx"))).toBe(false);
});

test("with the one grant the cache is enough, with the other they are loaded afresh at each sign-in [INT-07]", async () => {
  for (const [persona, calls, text] of [
    ["eleveur-lait", [], "gardé"],
    ["eleveur-mixte", TWO, "frais"],
  ] as const) {
    const shell = await shellWith({ fr: { [KEY]: "frais" } });
    await shell.storage.write(cacheKey("fr"), { [KEY]: "gardé" });
    await enter(shell, persona);
    expect(callsOf(shell).map(({ path }) => path)).toEqual(calls);
    expect(textOf(shell)).toBe(text);
  }
});

test("both grants go by their full name: the one alone does not give the other [INT-07]", async () => {
  const shell = await shellWith({});
  await enter(shell, "eleveur-lait");
  const { resolver } = shell.inside().menu;
  expect([resolver.feature("translations"), resolver.feature("forceTranslations")]).toEqual([true, false]);
});

test("without either grant only the texts of the product are shown, also after another user [INT-06] [INT-07]", async () => {
  const shell = await shellWith({ fr: { [KEY]: "serveur" } });
  await enter(shell, "eleveur-lait");
  await shell.logout();
  expect(textOf(shell)).toBe("produit");
  const before = callsOf(shell).length;
  await enter(shell, "eleveur-viande");
  expect(callsOf(shell).length).toBe(before);
  expect(textOf(shell)).toBe("produit");
});

test("a language chosen later comes by the loader, from the address of the configuration, and is cached [INT-09] [CAL-27]", async () => {
  const shell = await shellWith({ fr: { [KEY]: "serveur" } });
  const asked: string[] = [];
  shell.wire.override(/\/translations\/de\.json$/, () => {
    asked.push("de");
    return Response.json({ [KEY]: "Server" });
  });
  await enter(shell, "eleveur-lait");
  await shell.languageChoice.choose("de");
  await until(() => shell.storage.entries.has(cacheKey("de")));
  shell.translator.use("de");
  expect(textOf(shell)).toBe("Server");
  expect(shell.wire.calls.at(-1)?.path).toBe(PRODUCT.translationsAddress.replace("{lang}", "de"));
  await shell.languageChoice.choose("fr");
  await shell.languageChoice.choose("de");
  await settle();
  expect(asked).toEqual(["de"]);
});

test("a loader or a cache that gives nothing of use leaves the texts of the product [INT-09]", async () => {
  const shell = await shellWith({ fr: {} });
  shell.wire.override(/\/translations\/de\.json$/, () => Response.json(["no", "texts"]));
  await shell.storage.write(cacheKey("fr"), { [KEY]: 7 });
  await enter(shell, "eleveur-lait");
  expect(textOf(shell)).toBe("produit");
  await shell.languageChoice.choose("de");
  await until(() => shell.warnings.includes("translation loader"));
  shell.translator.use("de");
  expect(textOf(shell)).toBe("Produkt");
});

test("nobody signed in, or not granted: choosing a language asks the loader for nothing", async () => {
  const shell = await shellWith({});
  await shell.languageChoice.choose("de");
  await enter(shell, "eleveur-viande");
  await shell.languageChoice.choose("it");
  await settle();
  expect(callsOf(shell)).toEqual([]);
});
