import { describe, expect, test } from "vitest";
import { coverage } from "../../../codegen/prove/coverage";
import type { Proof } from "../../../codegen/prove/proof";
import { proveHomes } from "../../../codegen/prove/proveHomes";
import { replayTile } from "../../../codegen/prove/proveTiles";
import type { Registry } from "../../../codegen/viewer/registry";
import { viewerOf } from "../../../codegen/viewer/userFile";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { realRegistry, registryFrom } from "../../support/realRegistry";
import { fixtureFiles } from "../fixtureCases";
import { baseWith, edited } from "../registryFixture";

const real = realRegistry();
const report = coverage(real);

describe("the registry of the product", () => {
  test("shows nobody a tile whose page refuses them, whoever they are [TIL-14]", () => {
    const targets = real.tables.sections
      .flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles))
      .flatMap(({ id, target }) => (target.kind === "route" ? target.targets.map(({ route }) => `${id} ${route}`) : []));
    const proofs = report.proofs.filter(({ kind }) => kind === "tile-opens-route");
    expect(proofs.filter(({ holds }) => !holds)).toEqual([]);
    expect(proofs.map(({ subject, object }) => `${subject} ${object}`)).toEqual(targets);
  });

  test("lands everybody on a home screen that opens: each value, each origin, each persona and a user with nothing [REG-20]", () => {
    const proofs = report.proofs.filter(({ kind }) => kind === "home-opens-route");
    expect(proofs.filter(({ holds }) => !holds)).toEqual([]);
    const { values, byOrigin } = real.tables.homes;
    const signedIn = real.model.documents.persona.filter(({ document }) => document.login !== "none");
    expect(proofs).toHaveLength(Object.keys(values).length + Object.keys(byOrigin).length + 1 + signedIn.length);
    expect(landing(real, {})).not.toBeNull();
    expect(landing(real, { settings: { home: "NO SUCH HOME" } })).toEqual(landing(real, {}));
  });

  test("guards every route or declares it public, by declared grants only [GRT-10]", () => {
    const { routes, grants } = report;
    expect(routes.unguarded).toEqual([]);
    expect(grants.undeclared).toEqual([]);
    expect(routes.public + routes.guarded).toBe(routes.total);
    expect(routes.total).toBe(real.model.routes.size);
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
  const failed = proofs.filter(({ holds }) => !holds);
  expect(ok).toBe(false);
  expect(failed.map(({ subject }) => subject)).toEqual(["animals", "births", "sensors-alpha", "sensors-bravo"]);
  for (const proof of failed) expect(replays(registry, proof), proof.subject).toBe(true);
});

test("a home that no address leads to fails its proof with the user who misses it [REG-20]", () => {
  const registry = registryFrom(baseWith(edited("homes.yaml", "LIST: card.list", "LIST: card.detail")));
  const [proof] = proveHomes(registry);
  expect(proof).toMatchObject({ subject: "LIST", object: "card.detail", holds: false });
  expect(proof?.counterexample).toEqual({ droits: ["herd"], settings: { home: "LIST" } });
  expect(landing(registry, { droits: ["herd"], settings: { home: "LIST" } })?.route).not.toBe("card.detail");
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

function replays({ tables }: Registry, { subject, object, counterexample }: Proof): boolean {
  const tile = tables.sections.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles)).find(({ id }) => id === subject);
  return tile !== undefined && counterexample !== undefined && replayTile(tables, counterexample, tile, object ?? "");
}
