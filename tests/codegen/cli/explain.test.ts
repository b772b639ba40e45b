import { describe, expect, test } from "vitest";
import { askTool, registryFolder, runTool, userFile } from "../../support/runTool";
import { baseWith, edited } from "../registryFixture";

const OTHER = "  - { numCheptel: FR35123458, raisonSociale: A, nom: A, prenom: A, ville: A, laitier: false, allaitant: true }";
const files = baseWith({
  ...edited("menus/herd.yaml", "anyOf: [herd.events]", "anyOf: [herd.events]\n          workshop: LAITIER"),
  ...edited("personas/breeder.yaml", "    allaitant: false", `    allaitant: false\n${OTHER}`),
});
const REGISTRY = ["--registry", registryFolder(files)] as const;
const explain = async (name: string, ...more: readonly string[]) => (await askTool("explain", name, ...more, ...REGISTRY)).answer.found;

test.each([
  ["card.detail", ["route"], "applications/herd/card.yaml"],
  ["births", ["tile"], "menus/herd.yaml"],
  ["herd.events", ["grant"], "grants/herd.yaml"],
  ["sensors", ["application"], "applications/herd/sensors.yaml"],
  ["herd", ["grant", "section"], "grants/herd.yaml"],
  ["id", ["parameter"], "params.yaml"],
  ["breeder", ["persona"], "personas/breeder.yaml"],
])("%s is found as %j in its file", async (name, kinds, file) => {
  const found = await explain(name);
  expect(found.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
  expect(found[0]).toMatchObject({ name, file });
  expect(found[0].line).toBeGreaterThan(0);
});

test.each([
  ["card.detail", "domain", "herd", "domains.yaml"],
  ["card.events", "route", "card.events", "applications/herd/card.yaml"],
  ["orders", "tile", "orders", "menus/herd.yaml"],
  ["animals", "domain", "herd", "domains.yaml"],
])("the access of %s comes from the %s %s [GRT-12]", async (name, level, from, file) => {
  const [{ access }] = await explain(name);
  expect(access[0].from).toMatchObject({ level, name: from, file });
});

test("an unknown name is a finding, with the nearest one", async () => {
  const { code, err } = await runTool("explain", "card.detal", ...REGISTRY);
  expect(code).toBe(1);
  expect(err).toContain('did you mean "card.detail"?');
  const json = await askTool("explain", "card.detal", ...REGISTRY);
  expect(json).toMatchObject({ code: 1, answer: { version: 1, name: "card.detal", found: [], didYouMean: "card.detail" } });
});

test("a grant opens what asks for it and for the longer names that it gives, but for exact ones", async () => {
  const [grant] = await explain("herd");
  const routes = "card.detail card.events card.list card.report sensors.alpha.account sensors.alpha.animal sensors.bravo.account";
  expect(grant.details.routes.join(" ")).toBe(routes);
  expect(grant.details.tiles).toEqual(["animals", "births", "orders", "sensors-alpha", "sensors-bravo"]);
  const [longer] = await explain("herd.events");
  expect(longer.details.routes).toEqual(["card.events"]);
});

test("an application names its routes with an access of their own", async () => {
  const [application] = await explain("card");
  expect(application.details.ownAccess).toEqual(["card.events"]);
});

test("personas are told apart by who has it and why not, which is said in words for all with the same reason at once", async () => {
  expect((await explain("card.detail"))[0].personas).toEqual({ has: ["breeder"], partly: [], hasNot: [] });
  expect((await explain("desk"))[0].personas).toEqual({ has: [], partly: [], hasNot: [{ id: "breeder", reason: "not-granted" }] });
  const lines = async (lang: string) => (await runTool("explain", "desk", "--lang", lang, ...REGISTRY)).out.split("\n");
  expect(await lines("en")).toContain("  not to: breeder (a grant is missing)");
  expect(await lines("fr")).toContain("  fermé à : breeder (un droit manque)");
});

describe("for a user, the decision names what matched and the smallest change that turns it round", () => {
  const decide = async (name: string, user: unknown, ...more: readonly string[]) =>
    (await explain(name, "--user", userFile(user), ...more))[0].decision;

  test.each([
    { name: "card.list", user: {}, changes: [{ kind: "add-grant", grant: "herd" }] },
    { name: "card.list", user: { email: "", droits: ["herd"] }, changes: [{ kind: "sign-in" }] },
    {
      name: "card.events",
      user: { droits: ["herd"], rules: { authorizes: { "herd.events": 0 } } },
      changes: [{ kind: "set-level", grant: "herd.events", level: 1 }],
    },
    { name: "sensors.alpha.account", user: { droits: ["herd"] }, changes: [{ kind: "add-application", code: "SENSORS" }] },
    {
      name: "sensors.alpha.account",
      user: {},
      changes: [
        { kind: "add-application", code: "SENSORS" },
        { kind: "add-grant", grant: "herd.sensors.alpha" },
      ],
    },
    { name: "orders", user: { droits: ["herd"], laitier: false }, changes: [{ kind: "activate-workshop", workshop: "LAITIER" }] },
    { admitted: true, name: "card.list", user: { droits: ["herd"] }, changes: [{ kind: "remove-grant", grant: "herd" }] },
    { admitted: true, name: "card.events", user: { droits: ["herd"] }, changes: [{ kind: "set-level", grant: "herd.events", level: 0 }] },
  ])("admitted: $admitted, $name for $user", async ({ admitted = false, name, user, changes }) => {
    const decision = await decide(name, user);
    expect([decision.admitted, decision.flip.changes]).toEqual([admitted, changes]);
  });

  test("a level that does not count offline is shown with its bit 8 [GRT-06] [GRT-07]", async () => {
    const decision = await decide("card.events", { rules: { authorizes: { herd: 3 } } }, "--offline");
    expect(decision).toMatchObject({
      admitted: false,
      reason: "offline",
      grants: [{ grant: "herd.events", held: false, matched: "herd", by: "authorizes", level: 3, offlineReady: false }],
      flip: { changes: [{ kind: "set-level", grant: "herd", level: 11 }] },
    });
  });

  test("nothing closes a public page", async () => {
    expect((await decide("welcome.login", {})).flip).toBeNull();
  });
});

test("the text says it all in a few lines", async () => {
  const { out } = await runTool("explain", "card.events", "--user", userFile({ droits: ["herd"] }), ...REGISTRY);
  expect(out.replaceAll(REGISTRY[1], "registry").replaceAll(/\/\S*user\.json/g, "user.json")).toMatchInlineSnapshot(`
    "route card.events: Events
      registry/applications/herd/card.yaml:19
      address: /events/:view?
      application: card
      tiles: births
      access: anyOf: [herd.events] (route card.events, registry/applications/herd/card.yaml:22)
      open to: breeder
      for user file user.json, online: opens, everything asked for is held (ok)
        herd.events: held through herd, in droits
        to close it: set the level of "herd.events" to 0
    "
  `);
});

test("a change of what a persona holds is told with the line of its file", async () => {
  const { out } = await runTool("explain", "card.events", "--persona", "breeder", ...REGISTRY);
  const lines = out.replaceAll(REGISTRY[1], "registry").trimEnd().split("\n").slice(-2);
  expect(lines).toEqual([
    '    to close it: set the level of "herd.events" to 0',
    '      under "authorizes:" of the persona, registry/personas/breeder.yaml:14',
  ]);
  const found = await Promise.all(["card.list", "desk"].map((name) => explain(name, "--persona", "breeder")));
  for (const [one] of found) expect(one.decision.flip.places).toMatchObject([{ key: "droits", file: "personas/breeder.yaml", line: 11 }]);
});

test("of several kinds of herds the one that is looked at is named, --herd asks for another, and who has it in some alone is said so", async () => {
  const ask = async (...more: readonly string[]) => (await runTool("explain", "orders", ...more, "--lang", "en", ...REGISTRY)).out;
  expect(await ask("--persona", "breeder")).toContain("in the herd FR35123456 (not looked at: FR35123458; with --herd): opens");
  expect(await ask("--persona", "breeder", "--herd", "FR35123458")).toContain("in the herd FR35123458 (not looked at: FR35123456");
  expect(await ask()).toContain("  depending on the herd: breeder (open in 1 of 2 herds: Dairy; closed in the others: the workshop");
  expect((await runTool("menu", "--herd", "FR35123458", ...REGISTRY)).err).toContain("give --herd with --persona");
  const { answer } = await askTool("menu", "--persona", "breeder", ...REGISTRY);
  expect(answer).toMatchObject({ herd: "FR35123456", otherHerds: ["FR35123458"] });
});
