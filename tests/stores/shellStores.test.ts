import { autorun } from "mobx";
import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../generated/languages";
import { DEMO, TIMING } from "../../generated/settings";
import { isDemoHost } from "../../src/domain/publicPages/demoHost";
import { readProfile } from "../../src/domain/session/profile";
import { HerdListStore } from "../../src/stores/herdListStore";
import { LanguageStore } from "../../src/stores/languageStore";
import { MenuStore } from "../../src/stores/menuStore";
import { NetworkStore } from "../../src/stores/networkStore";
import { NoticeStore } from "../../src/stores/noticeStore";
import { OptionsStore } from "../../src/stores/optionsStore";
import { RegistryStore } from "../../src/stores/registryStore";
import { SessionStore } from "../../src/stores/sessionStore";
import { ThemeStore } from "../../src/stores/themeStore";
import { anyOf, sectionOf, smallTables, tileOf } from "../support/smallTables";
import { testClock } from "../support/testClock";

test("a positive notice goes after 2.5 s; a negative one stays until it is closed [CON-01] [ERR-14]", async () => {
  const clock = testClock();
  const notices = new NoticeStore(clock, TIMING.notificationMs);
  notices.show({ kind: "positive", lines: ["a"] });
  notices.show({ kind: "negative", lines: ["b"] });
  await clock.advance(2499);
  expect(notices.notices.map(({ lines }) => lines[0])).toEqual(["a", "b"]);
  await clock.advance(1);
  expect(notices.notices.map(({ lines }) => lines[0])).toEqual(["b"]);
  notices.clear();
  expect([notices.notices.length, clock.pending()]).toEqual([0, 0]);
});

test("the same words are not shown twice at once", () => {
  const notices = new NoticeStore(testClock(), 1);
  for (let i = 0; i < 3; i++) notices.show({ kind: "negative", lines: ["a"] });
  expect(notices.notices).toHaveLength(1);
});

const HERDS = [
  { numCheptel: "FR35901101", raisonSociale: "GAEC du Moulin", ville: "Bréal", nom: "Le Gall", prenom: "Anne" },
  { numCheptel: "FR22903175", raisonSociale: "Ferme des Chênes", ville: "Lamballe", nom: "Marchal", prenom: "Éric" },
];

function herdList() {
  const clock = testClock();
  const session = new SessionStore();
  const user = readProfile({ email: "a@b.fr", infoCheptels: HERDS });
  session.set({ user, multiUser: user });
  const list = new HerdListStore({ session, options: new OptionsStore() }, clock, TIMING.herdSearchDebounceMs);
  return { clock, list };
}

test("the herd search applies 500 ms after the last keystroke [LAY-05] [CON-04]", async () => {
  const { clock, list } = herdList();
  list.search("mou");
  await clock.advance(499);
  list.search("moul");
  await clock.advance(499);
  expect(list.visible).toHaveLength(2);
  await clock.advance(1);
  expect(list.visible.map(({ raisonSociale }) => raisonSociale)).toEqual(["GAEC du Moulin"]);
});

test.each(["moulin", "35901101", "BREAL", "le gall", "ànne", "FR 35 901 101"])("herds are found by %s [LAY-06]", async (query) => {
  const { clock, list } = herdList();
  list.search(query);
  await clock.advance(500);
  expect(list.visible.map(({ numCheptel }) => numCheptel)).toEqual(["FR35901101"]);
});

test("the stored options are mode, autoClose, search, route and current; what is kept wrongly counts as never set [ENT-14] [ENT-15]", () => {
  const options = new OptionsStore();
  expect(options.stored).toEqual({ mode: null, autoClose: true, search: "", route: null, current: null });
  const kept = { mode: "solo", autoClose: false, search: "x", route: "a.b", current: "FR35123456" };
  options.restore(kept);
  expect(options.stored).toEqual(kept);
  for (const broken of [null, 3, "x", [], { mode: "all", autoClose: 0, search: {}, route: 1, current: [] }]) {
    options.restore(broken);
    expect(options.stored).toEqual({ mode: null, autoClose: true, search: "", route: null, current: null });
  }
});

test("FR, DE, EN, ES and IT give the language they name, and mr still means German [INT-05]", () => {
  const language = new LanguageStore(LANGUAGES, DEFAULT_LANGUAGE, new SessionStore());
  expect(LANGUAGES.map(({ country, id }) => [country, language.known(id)])).toEqual([
    ["FR", "fr"],
    ["DE", "de"],
    ["EN", "en"],
    ["ES", "es"],
    ["IT", "it"],
  ]);
  expect(language.known("mr")).toBe("de");
});

test("the demo environment is recognised by its hostname [PUB-30] [PUB-31]", () => {
  const isDemo = (hostname: string) => isDemoHost(hostname, DEMO);
  expect(["demo.clarine.fr", "demo-1.clarine.fr", "demo", "localhost", "127.0.0.1"].map(isDemo)).toEqual([true, true, true, true, true]);
  expect(["clarine.fr", "app.demo.fr", "mydemo.fr", "democratie.fr", "demolition"].map(isDemo)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(isDemoHost("localhost", { ...DEMO, localhost: false })).toBe(false);
});

test("the menu follows user, network and registry, and the tables are never made observable", () => {
  const tables = smallTables({
    guards: [anyOf("g")],
    routes: [{ name: "a", guard: 2 }],
    more: { sections: [sectionOf("s", [tileOf("t", "a", 2)])] },
  });
  const registry = new RegistryStore(smallTables({}));
  const session = new SessionStore();
  const network = new NetworkStore(true);
  const menu = new MenuStore({ registry, session, network, options: new OptionsStore() });
  const seen: number[] = [];
  const stop = autorun(() => seen.push(menu.sections.length));
  const user = readProfile({ email: "a@b.fr", rules: { authorizes: { g: 1 } } });
  session.set({ user, multiUser: user });
  registry.replace(tables);
  network.setOnline(false);
  stop();
  expect(seen).toEqual([0, 0, 1, 0]);
  expect(registry.tables).toBe(tables);
});

test("the workshop tab counts the active workshops [MEN-06]", () => {
  const registry = new RegistryStore(smallTables({}));
  const session = new SessionStore();
  const menu = new MenuStore({ registry, session, network: new NetworkStore(true), options: new OptionsStore() });
  const counts = [{}, { laitier: true }, { laitier: true, allaitant: true }].map((flags) => {
    const user = readProfile({ email: "a@b.fr", ...flags });
    session.set({ user, multiUser: user });
    return menu.activeWorkshopCount;
  });
  expect(counts).toEqual([0, 1, 2]);
});

test("the looks follow the device until a user chooses; an unknown choice is none", () => {
  const theme = new ThemeStore(true);
  expect(theme.shown).toBe("dark");
  theme.followDevice(false);
  expect(theme.shown).toBe("light");
  theme.choose("sun");
  expect(theme.shown).toBe("sun");
  theme.restore("<script>");
  expect([theme.choice, theme.shown]).toEqual(["auto", "light"]);
});
