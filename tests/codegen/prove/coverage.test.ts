import { describe, expect, test } from "vitest";
import { type Coverage, coverage } from "../../../codegen/coverage/coverage";
import { whoWords } from "../../../codegen/messages/whoWords";
import { follow } from "../../../codegen/prove/follow";
import type { Registry } from "../../../codegen/viewer/registry";
import { viewerOf } from "../../../codegen/viewer/userFile";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { realRegistry, registryFrom } from "../../support/realRegistry";
import { fixtureFiles } from "../fixtureCases";
import { baseWith, edited, replacedIn } from "../registryFixture";

const real = realRegistry();
const report = coverage(real);

describe("the registry of the product", () => {
  test("shows nobody a tile whose page refuses them, whoever they are [TIL-14]", () => {
    const targets = real.tables.sections
      .flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles))
      .flatMap(({ id, target }) => (target.kind === "route" ? target.targets.map(({ route }) => `${id} ${route}`) : []));
    const proofs = report.proofs.filter(({ kind }) => kind === "tile-opens-route");
    expect(proofs.filter(({ holds }) => holds !== true)).toEqual([]);
    expect(proofs.map(({ subject, object }) => `${subject} ${object}`)).toEqual(targets);
  });

  test("lands everybody on a home screen that opens: each value, each origin, each persona and a user with nothing [REG-20]", () => {
    const proofs = report.proofs.filter(({ kind }) => kind === "home-opens-route");
    expect(proofs.filter(({ holds }) => holds !== true)).toEqual([]);
    const { values, byOrigin } = real.tables.homes;
    const signedIn = real.model.documents.persona.filter(({ document }) => document.login !== "none");
    expect(proofs).toHaveLength(Object.keys(values).length + Object.keys(byOrigin).length + 1 + signedIn.length);
    expect(landing(real, {})).not.toBeNull();
    expect(landing(real, { settings: { home: "NO SUCH HOME" } })).toEqual(landing(real, {}));
  });

  test("leads nobody astray from the first action of a page or from a news", () => {
    const proofs = report.proofs.filter(({ kind }) => kind === "action-opens-route" || kind === "news-opens-route");
    expect(proofs.filter(({ holds }) => holds !== true)).toEqual([]);
    expect(proofs.map(({ object }) => object)).toContain("search.animal");
  });

  test("has a persona for every route, and personas who keep some of it offline", () => {
    expect(report.unreachedRoutes).toEqual([]);
    const online = report.personas.find(({ id }) => id === "technicien-hors-ligne");
    const offline = report.offline.find(({ id }) => id === "technicien-hors-ligne");
    expect(offline?.routes).toBeGreaterThan(0);
    expect(offline?.routes).toBeLessThan(online?.routes ?? 0);
  });
});

test("a tile that opens a refusal fails its proof, with a user for whom the product does just that [TIL-14]", () => {
  const registry = registryFrom(fixtureFiles("access: tile-opens-refusal"));
  const { ok, proofs } = coverage(registry);
  const failed = proofs.filter(({ kind, holds }) => kind === "tile-opens-route" && holds === false);
  expect(ok).toBe(false);
  expect(failed.map(({ subject }) => subject)).toEqual(["animals", "births", "sensors-alpha", "sensors-bravo"]);
  for (const { subject, counterexample = {} } of failed) expect(endOfTile(registry, subject, counterexample), subject).toBe("refused");
});

test("the first action of a page, and a news, that a redirect leads to a refusal fail at their lines", () => {
  const files = new Map(fixtureFiles("access: tile-leads-astray"));
  const card = "applications/herd/card.yaml";
  const action = "action: { route: latest, label: { fr: Voir, en: See } }";
  files.set(card, replacedIn(files.get(card), "path: animaux", `path: animaux\n    ${action}`));
  files.set("news.yaml", 'versions: [{ version: "9", date: 2027-01-01, news: [{ text: { fr: Neuf, en: New }, route: latest }] }]');
  const failed = coverage(registryFrom(files)).proofs.filter(({ kind, holds }) => /^(action|news)/.test(kind) && holds === false);
  expect(failed.map(({ subject, way, cause }) => [subject, way?.at(-1), `${cause.file}:${cause.line}`])).toEqual([
    ["card.list", "/events", `${card}:16`],
    ["9", "/events", "news.yaml:1"],
  ]);
});

test("a home that no address leads to fails its proof [REG-20]", () => {
  const registry = registryFrom(baseWith(edited("homes.yaml", "LIST: card.list", "LIST: card.detail")));
  const failed = coverage(registry).proofs.filter(({ holds }) => !holds);
  expect(failed.map(({ subject, object, because }) => [subject, object, because?.sentence])).toEqual([
    ["LIST", "card.detail", "because.no-home-address"],
    ["origin *", "card.detail", "because.no-home-address"],
  ]);
  expect(landing(registry, { droits: ["herd"], settings: { home: "LIST" } })?.route).not.toBe("card.detail");
});

test("a persona is counted, and its home proved, with each kind of herd where that decides", () => {
  const files = new Map(fixtureFiles("personas: persona-expects with each kind of herd"));
  files.set("personas/breeder.yaml", replacedIn(files.get("personas/breeder.yaml"), "home: LIST", "home: EVENTS"));
  const { personas, proofs } = coverage(registryFrom(files));
  expect(personas.map(({ id, herd, routes }) => `${id}/${herd} ${routes}`)).toEqual(["breeder/FR35123456 17", "breeder/FR35123458 16"]);
  const homes = proofs.flatMap(({ subject, object }) => (subject.startsWith("persona ") ? [`${subject} ${object}`] : []));
  expect(homes).toEqual(["persona breeder/FR35123456 card.events", "persona breeder/FR35123458 card.list"]);
});

describe("where the way leads by its address", () => {
  const report = coverage(registryFrom(fixtureFiles("access: tile-leads-astray")));
  const failed = report.proofs.filter(({ holds }) => holds === false);

  test("a tile fails whose page leads to a refusal, whose address is another page's, or whose link leads nowhere [TIL-14]", () => {
    expect(failed.flatMap(({ kind, subject, way = [] }) => (kind.startsWith("home") ? [] : [`${subject}: ${way.join(" → ")}`]))).toEqual([
      "latest: /latest → /events",
      "calendar: /detail/calendar",
      "nowhere: /events/all/more",
      "far: /events",
    ]);
  });

  test("what the server answers, or another site, is said not to be proven", () => {
    const unproven = report.proofs.filter(({ holds }) => holds === "not-proved");
    expect(unproven.map(({ subject, because }) => [subject, because?.sentence])).toEqual([
      ["away", "unproven.link"],
      ["orders", "unproven.link"],
    ]);
    expect(report.ok).toBe(false);
  });

  test("a home screen that fails through a tile belongs to the finding of that tile [REG-20]", () => {
    expect(report.causes.map(({ fails, related, user }) => [fails.map(({ subject }) => subject), related.length > 0, user])).toEqual([
      [["latest"], true, {}],
      [["calendar"], false, { droits: ["herd"] }],
      [["nowhere"], false, {}],
      [["far"], false, {}],
    ]);
  });
});

test("a page that leads back to itself, by whatever way, is a finding", () => {
  const leading = "redirect:\n      to: card.detail\n      params: { id: id }\n      otherwise: card.list";
  const registry = registryFrom(
    baseWith({
      ...edited("applications/common/shell.yaml", leading, "redirect: { to: welcome.login }"),
      ...edited("menus/herd.yaml", "route: card.list\n", "route: fiche\n"),
    }),
  );
  const [cause] = coverage(registry).causes;
  expect(cause).toMatchObject({ because: { sentence: "because.loop" }, way: ["/fiche", "/welcome/login"] });
  expect(cause?.fails.map(({ subject }) => subject)).toEqual(["animals"]);
});

test.each([
  [{}, "anybody who is signed in", "toute personne connectée"],
  [
    { droits: ["sante"], rules: { authorizes: { "sante.colostrum": 0 } } },
    "somebody with `sante` whose `sante.colostrum` is 0",
    "quelqu'un avec `sante` dont `sante.colostrum` est à 0",
  ],
  [
    { mode: "solo", laitier: false },
    "somebody whose dairy workshop is not active in the mode of one herd",
    "quelqu'un dont l'atelier lait n'est pas actif en mode à un cheptel",
  ],
])("a user is told in words: %j", (user, en, fr) => {
  expect([whoWords(user, "en"), whoWords(user, "fr")]).toEqual([en, fr]);
});

test("a grant that nothing asks for is unused, and one that opens something through longer names is not", () => {
  const more = "  herd.lists:\n    label: { fr: Listes, en: Lists }\n    opens: { fr: Rien., en: Nothing. }\n";
  const registry = registryFrom(baseWith(edited("grants/herd.yaml", "  desk:", `${more}  desk:`)));
  const { grants } = coverage(registry);
  expect(grants.unused).toEqual(["herd.lists"]);
  expect(grants.declared - grants.used).toBe(1);
});

function landing({ tables }: Registry, user: Readonly<Record<string, unknown>>) {
  return createResolver(tables, viewerOf(user, { online: true, mode: null }, "fr")).home();
}

/** How the way ends for a user to whom the menu shows a tile. */
function endOfTile({ tables }: Registry, id: string, user: NonNullable<Coverage["proofs"][number]["counterexample"]>) {
  const resolver = createResolver(tables, viewerOf(user, { online: true, mode: null }, "fr"));
  const tile = resolver
    .menu()
    .flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles))
    .find((one) => one.id === id);
  const href = tile && resolver.tile(tile).href;
  return href ? follow(resolver, href).at(-1)?.ends : null;
}
