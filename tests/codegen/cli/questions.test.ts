import { describe, expect, test } from "vitest";
import { askTool, registryFolder, runTool, userFile } from "../../support/runTool";
import { fixtureFiles } from "../fixtureCases";
import { baseFiles } from "../registryFixture";

const REGISTRY = ["--registry", registryFolder(baseFiles())] as const;
const ask = (...args: readonly string[]) => askTool(...args, ...REGISTRY);
const menuOf = async (user: unknown, ...more: readonly string[]) => (await ask("menu", "--user", userFile(user), ...more)).answer;

describe("menu", () => {
  test("lists sections in menu order, tiles in shown order, every open route, the home and the herd, in the language asked for", async () => {
    const { code, answer } = await ask("menu", "--persona", "breeder");
    expect(code).toBe(0);
    expect(Object.keys(answer)).toEqual(["version", "herd", "otherHerds", "sections", "routes", "home"]);
    expect(answer).toMatchObject({ home: "card.list", herd: "FR35123456", otherHerds: [] });
    expect(answer.sections[0].tiles[1]).toEqual({
      id: "births",
      label: "Calvings",
      group: "animals",
      route: "card.events",
      href: "/events/velage",
      frame: "/card/#/events/velage?view=velage",
    });
    expect((await ask("menu", "--persona", "breeder", "--lang", "fr")).answer.sections[0].label).toBe("Troupeau");
  });

  test("is a tree for people", async () => {
    const { out } = await runTool("menu", "--persona", "breeder", ...REGISTRY);
    expect(out).toMatchInlineSnapshot(`
      "Menu of persona breeder, online
      Home: card.list

      Herd (herd)
      ├─ Animals        card.list              /animaux
      ├─ Calvings       card.events            /events/velage
      ├─ Orders         link /orders/FR35123456
      ├─ Alpha collars  sensors.alpha.account  /sensors/alpha/account
      ├─ Bravo tags     sensors.bravo.account  /sensors/bravo/account
      └─ Dairy          switch dairy

      1 section, 6 tiles, 17 routes in all.
      "
    `);
  });
});

describe("a user file", () => {
  test("takes the defaults of the server for what it leaves out", async () => {
    const { sections } = await menuOf({ droits: ["herd"] });
    expect(sections[0].tiles.map(({ id }: { id: string }) => id)).toContain("dairy");
    expect(sections[0].tiles.find(({ id }: { id: string }) => id === "orders").href).toBe("/orders/FR35000001");
  });

  test("with an empty email is nobody signed in", async () => {
    const { sections, home, routes } = await menuOf({ email: "", droits: ["herd"] });
    expect({ sections, home }).toEqual({ sections: [], home: null });
    expect(routes).not.toContain("card.list");
  });

  test("counts a level offline only with bit 8", async () => {
    const user = { rules: { authorizes: { herd: 1, "herd.events": 9 } } };
    expect((await menuOf(user)).routes).toEqual(expect.arrayContaining(["card.list", "card.events"]));
    expect((await menuOf(user, "--offline")).routes).not.toContain("card.list");
    expect((await menuOf(user, "--offline")).routes).toContain("card.events");
  });

  test("with hostile fields opens no more than an empty one", async () => {
    const empty = await menuOf({});
    const hostile = [
      { droits: "herd", grants: { length: 3 }, rules: { authorizes: { herd: "1", "herd.events": -1 } }, settings: 7, shops: {} },
      { droits: [["herd"], { herd: 1 }, null, 3], rules: { authorizes: [1, 2] }, settings: { home: { toString: 1 } } },
      { rules: { authorizes: { herd: 1e99, "herd.events": 0.5 } }, numCheptel: ["FR"], trans: {} },
      '{"__proto__":{"droits":["herd"]},"constructor":{"prototype":{"herd":1}},"droits":["constructor","__proto__","toString"]}',
      { droits: Array.from({ length: 10_000 }, (_, n) => `x${n}`), multiUser: [1], mode: 4 },
    ];
    for (const user of hostile) {
      const { routes, home } = await menuOf(user);
      expect({ routes, home }, JSON.stringify(user).slice(0, 80)).toEqual({ routes: empty.routes, home: empty.home });
    }
  });

  test.each([
    ["not json", "this is not JSON"],
    ["[]", "one JSON object"],
    ["null", "one JSON object"],
    ["7", "one JSON object"],
  ])("that holds %s is misuse, said in words", async (content, said) => {
    const { code, err, out } = await runTool("menu", "--user", userFile(content), ...REGISTRY);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(said);
  });
});

const BREEDER = ["--persona", "breeder"] as const;

test.each<[readonly string[], string]>([
  [["chekc"], 'There is no command "chekc"; did you mean "check"?'],
  [["check", "--formt", "json"], "There is no option --formt here; did you mean"],
  [["check", "--persona", "x"], "There is no option --persona here. Options: "],
  [["check", "--format", "jsno"], '--format is "jsno", but it is one of text, json, sarif, junit, '],
  [["generate", "--out"], "--out needs a value."],
  [["check", "twice"], '"twice" is one argument too many'],
  [["check", "--registry", "nowhere"], "there is no such file or directory."],
  [["menu"], "--persona ID or --user FILE"],
  [["menu", ...BREEDER, "--user", "x.json"], "not both"],
  [["menu", "--persona", "breder"], 'did you mean "breeder"?'],
  [["menu", ...BREEDER, "--mode", "duo"], "one of multi, solo"],
  [["menu", ...BREEDER, "--lang", "xx"], ""],
  [["menu", "--user", "/no/such/file.json"], "/no/such/file.json: the user file cannot be read"],
  [["menu", "--user", "tests"], "tests: the user file cannot be read"],
  [["resolve", "card.detail", ...BREEDER, "--params", "{"], `as in --params '{"id":"7"}'`],
  [["resolve", "card.detail", ...BREEDER, "--params", "{id:7}"], `as in --params '{"id":"7"}'`],
  [["resolve", "card.detail", ...BREEDER, "--params", "[]"], `as in --params '{"id":"7"}'`],
  [["resolve", "card.detail", ...BREEDER, "--params", '{"id":true}'], ""],
  [["resolve", "card.detail", ...BREEDER, "--params", '{"id":[["a"]]}'], ""],
  [["resolve", "/detail/12", ...BREEDER, "--params", "{}"], ""],
  [["resolve", ...BREEDER], ""],
  [["coverage", "--registry", "/no/such/folder"], ""],
  [["check", "--strict=1"], '"1" is one argument too many'],
  [["diff", "no-such-branch"], "no-such-branch is no folder, and no revision that git knows."],
  [["diff", "tests"], "tests holds no registry"],
])("%j is misuse: it ends with code 2 and says how to mend it", async ([command = "", ...args], said) => {
  const { code, err } = await runTool(command, ...REGISTRY, ...args);
  expect(code).toBe(2);
  expect(err).toContain(said);
  expect(err).not.toMatch(/\n\s+at /);
});

describe("resolve", () => {
  const resolve = async (asked: string, user: unknown, ...more: readonly string[]) =>
    (await ask("resolve", asked, "--user", userFile(user), ...more)).answer;

  test("answers for an address and for the name of a route alike", async () => {
    const byName = await resolve("card.detail", { droits: ["herd"] }, "--params", '{"id":12}');
    expect(byName).toEqual({
      version: 1,
      route: "card.detail",
      params: { id: "12" },
      admitted: true,
      reason: "ok",
      href: "/detail/12",
      frame: "/card/#/detail/12?id=12",
      herd: "FR35000001",
      otherHerds: [],
    });
    for (const address of ["/detail/12", "https://clarine.example/detail/12", "detail/12"])
      expect(await resolve(address, { droits: ["herd"] })).toEqual(byName);
  });

  test("takes a list for a repeated parameter", async () => {
    const { href } = await resolve("card.report", { droits: ["herd"] }, "--params", '{"code":["a","b c"]}');
    expect(href).toBe("/reports/a/b%20c");
  });

  test.each([
    ["card.list", { email: "" }, "not-signed-in"],
    ["card.list", {}, "not-granted"],
    ["sensors.alpha.account", { droits: ["herd"] }, "application-not-granted"],
    ["card.detail", { droits: ["herd"] }, "missing-param"],
    ["card.lst", {}, "unknown-route"],
    ["/no/such/address", {}, "unknown-route"],
  ])("%s for %j is refused: %3$s, and that is an answer", async (asked, user, reason) => {
    const { code, answer } = await ask("resolve", asked, "--user", userFile(user));
    expect({ code, admitted: answer.admitted, reason: answer.reason }).toEqual({ code: 0, admitted: false, reason });
  });

  test("tells offline from not granted", async () => {
    expect((await resolve("card.list", { rules: { authorizes: { herd: 1 } } }, "--offline")).reason).toBe("offline");
  });

  test("says the verdict in words", async () => {
    const { out } = await runTool("resolve", "card.lst", "--persona", "breeder", ...REGISTRY);
    expect(out).toContain("card.lst: refused for persona breeder, online: there is no such route (unknown-route)");
    expect(out).toContain('did you mean "card.list"? Is it an address? Type /card.lst');
    const other = await runTool("resolve", "card.nothing", "--persona", "breeder", ...REGISTRY);
    expect(other.out).toContain('routes of "card." are card.list, card.detail, card.events, card.report.');
  });

  test("names the parameters that an address lacks, with values to try", async () => {
    const { out } = await runTool("resolve", "card.detail", "--persona", "breeder", ...REGISTRY);
    expect(out).toContain(`(missing-param): id. Add --params '{"id":"12"}'`);
    const again = await runTool("resolve", "card.detail", "--persona", "breeder", "--params", '{"id":"12"}', ...REGISTRY);
    expect(again.out).toContain("card.detail: opens");
  });

  test("a parameter that the route does not have is told, and changes nothing else", async () => {
    const asked = ["resolve", "card.detail", ...BREEDER, "--params", '{"idd":"7","id":"7"}'] as const;
    const { code, out, err } = await runTool(...asked, ...REGISTRY);
    expect(code).toBe(0);
    expect(err).toBe('"card.detail" has no parameter "idd"; did you mean "id"? It has id.\n');
    expect(out).toContain("card.detail: opens");
    const { answer } = await ask(...asked);
    expect(answer).toMatchObject({ params: { id: "7" }, unknownParams: ["idd"] });
    expect(await ask("resolve", "card.detail", ...BREEDER, "--params", '{"id":"7"}')).not.toHaveProperty("answer.unknownParams");
  });
});

describe("a registry with errors", () => {
  test("is not asked: its findings are told, and the exit code is 1", async () => {
    const folder = registryFolder(fixtureFiles("names: unknown-route"));
    const { code, out, err } = await runTool("menu", "--persona", "breeder", "--registry", folder);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("unknown-route");
    const json = await askTool("menu", "--persona", "breeder", "--registry", folder);
    expect(json).toMatchObject({ code: 1, answer: { version: 1, ok: false } });
  });

  test("about who may pass can be asked, so that a counterexample can be tried out [TIL-14]", async () => {
    const registry = ["--registry", registryFolder(fixtureFiles("access: tile-opens-refusal"))];
    const { code, answer } = await askTool("coverage", ...registry);
    expect(code).toBe(1);
    const failing = answer.proofs.filter(({ kind, holds }: Record<string, unknown>) => kind === "tile-opens-route" && holds === false);
    expect(failing.length).toBeGreaterThan(0);
    for (const { subject, object, counterexample } of failing) {
      const user = ["--user", userFile(counterexample), ...registry];
      const { sections } = (await askTool("menu", ...user)).answer;
      expect(sections.flatMap(({ tiles }: { tiles: { id: string }[] }) => tiles.map(({ id }) => id))).toContain(subject);
      expect((await askTool("resolve", object, ...user)).answer).toMatchObject({ admitted: false });
    }
  });
});
