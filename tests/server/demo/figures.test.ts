import { expect, onTestFinished, test } from "vitest";
import { DEMO_PAGES } from "../../../generated/demoPages";
import { LABELS as DE } from "../../../generated/labels/de/palette";
import { LABELS as EN } from "../../../generated/labels/en/palette";
import { LABELS as ES } from "../../../generated/labels/es/palette";
import { LABELS as FR_LABELS } from "../../../generated/labels/fr/palette";
import { LABELS as IT } from "../../../generated/labels/it/palette";
import { PERSONAS } from "../../../generated/personas";
import { DEMO } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { dayOf } from "../../../src/domain/inputs/calendarDay";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { readProfile } from "../../../src/domain/session/profile";
import { herdFigures } from "../../../src/examples/desk/figures/herdFigures";
import { lateEvents } from "../../../src/examples/desk/figures/lateEvents";
import { sampleDeskHerd } from "../../../src/examples/desk/figures/sampleDeskHerd";
import { eventsOf } from "../../../src/examples/herd/tasks";
import { workshopIn } from "../../../src/examples/herd/workshopOf";
import { herdOnDay } from "../../../src/examples/productPage/presentations/herdOnDay";
import { presentationOf } from "../../../src/examples/productPage/presentations/samples/presentationOf";
import { FR } from "../../../src/examples/productPage/presentations/texts/fr";
import { subjectOf } from "../../../src/examples/subject/subjectOf";
import { GENERATED_REGISTRY } from "../../../src/server/registry/generatedRegistry";
import { siteOf, smallShell } from "../site/siteOf";
import { request, startBackend } from "../startBackend";

const PERSONA = PERSONAS["eleveur-lait"];
const HERD = PERSONA.herds[0]?.numCheptel ?? "";

/** A herd of beef has none of these. */
const OF_MILK: readonly string[] = ["milk", "fat", "protein", "cells", "high-cells", "tank", "tank-temperature", "targets-met"];

type Headers = Readonly<Record<string, string>>;

async function signedIn(id: string = PERSONA.id) {
  const server = await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS));
  const { as } = await server.signIn(id, DEMO.password);
  return { server, as, figures: async (headers: Headers = as()) => (await server.call("GET", "/menu/api/figures", { headers })).json() };
}

test("each number that a tile of the registry names is one that the demo answers for a dairy herd, and no other", async () => {
  const { figures } = await signedIn("tous-droits");
  const named = TABLES.sections.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.flatMap(({ figure }) => figure ?? [])));
  expect(Object.keys(await figures()).sort()).toEqual([...new Set(named)].sort());
});

test("a page of the demo is told the numbers of a herd that the menu shows, and none of a herd that is unknown", async () => {
  const { server, figures } = await signedIn();
  const shell = smallShell();
  onTestFinished(shell.remove);
  const site = siteOf(server, shell.dir);
  const told = async (herd: string) => (await site(request("GET", `/demo/figures?herd=${herd}`))).json();
  const shown = Object.entries(await figures()).filter(([name]) => name !== "urgent-herds");
  expect(shown.length).toBeGreaterThan(20);
  expect(await told(HERD)).toMatchObject(Object.fromEntries(shown));
  expect(await told("FR00000000")).toEqual({});
});

test("the number on a tile is one that the page shows which it opens", async () => {
  const { server, figures } = await signedIn("tous-droits");
  const told = await figures();
  const [herd] = PERSONAS["tous-droits"].herds;
  const today = dayOf(server.clock.now().getTime());
  const sampled = herdOnDay(
    herd?.numCheptel ?? "",
    workshopIn({ laitier: herd?.laitier === true, allaitant: herd?.allaitant === true }),
    today,
  );
  const onPages = TABLES.sections
    .flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles))
    .flatMap(({ id, figure, target }) => {
      const [first] = target.kind === "route" ? target.targets : [];
      const base = TABLES.applications[TABLES.routes[first?.route ?? ""]?.application ?? ""]?.frame?.base ?? "";
      // The other pages of the demo are programs of their own.
      if (figure === undefined || first === undefined || base in DEMO_PAGES) return [];
      const { sample } = subjectOf(base, { ...first, query: {} });
      const { figures: ofPage } = sample === "form" ? { figures: [] } : presentationOf(sample, { ...sampled, route: first.route }, FR);
      const shown = ofPage.flatMap(({ value, context }) => [
        ...value.replace(/\.000$/, "").split(/\s/),
        ...(context.match(/[\d.,]*\d/g) ?? []),
      ]);
      return [{ id, number: told[figure].value, shown }];
    });
  for (const { id, number, shown } of onPages) expect([id, shown]).toEqual([id, expect.arrayContaining([number])]);
  expect(onPages.length).toBeGreaterThan(45);
});

test("what each number counts is said in every language", () => {
  const named = TABLES.sections.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.flatMap(({ figure }) => figure ?? [])));
  const wanted = [...new Set(named)].map((name) => `tiles.figures.${name}`).sort();
  for (const labels of [DE, EN, ES, FR_LABELS, IT])
    expect(
      Object.keys(labels)
        .filter((key) => key.startsWith("tiles.figures."))
        .sort(),
    ).toEqual(wanted);
});

test("each supplier of sensors has fitted animals of its own, as its page counts them", async () => {
  const { figures } = await signedIn();
  const told = Object.entries<{ value: string }>(await figures()).flatMap(([name, { value }]) =>
    name.startsWith("sensor-") ? [value] : [],
  );
  expect(told).toHaveLength(6);
  expect(new Set(told).size).toBeGreaterThan(3);
});

test("the events of a kind on a tile are as many as its page lists", async () => {
  const { server, figures } = await signedIn();
  const told = await figures();
  const { animals, today } = herdOnDay(HERD, "dairy", dayOf(server.clock.now().getTime()));
  const listed = eventsOf(animals, today).filter(({ kind }) => kind === "velage").length;
  expect(listed).toBeGreaterThan(0);
  expect(told["calvings-done"].value).toBe(String(listed));
});

test("a tile takes the room of two for what it shows: a number", () => {
  const wide = TABLES.sections.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.filter(({ size }) => size === 2)));
  expect(wide.filter(({ figure }) => figure === undefined).map(({ id }) => id)).toEqual([]);
  expect(wide.length).toBeGreaterThan(15);
});

test("the desk of advisers counts as late what the tile of the planning does", async () => {
  const { server, figures } = await signedIn("tous-droits");
  const [herd] = PERSONAS["tous-droits"].herds;
  const kind = herd?.laitier ? (herd.allaitant ? "both" : "dairy") : "beef";
  const late = lateEvents({ numCheptel: herd?.numCheptel ?? "", kind }, dayOf(server.clock.now().getTime()));
  expect((await figures())["late-events"]).toMatchObject({ value: String(late), tone: "late" });
});

test("an adviser is told how many of their herds are urgent, as the desk counts them", async () => {
  const { server, figures } = await signedIn("technicien-multi");
  const today = dayOf(server.clock.now().getTime());
  const urgent = PERSONAS["technicien-multi"].herds.filter(({ numCheptel }) => sampleDeskHerd(numCheptel, today).state === "urgent");
  expect(await figures()).toMatchObject({ "urgent-herds": expect.objectContaining({ value: String(urgent.length), tone: "late" }) });
  expect(urgent.length).toBeGreaterThan(0);
  const { "urgent-herds": told } = await figures();
  expect(Object.keys(told.byHerd.late).sort()).toEqual(urgent.map(({ numCheptel }) => numCheptel).sort());
  for (const [herd, count] of Object.entries(told.byHerd.late)) expect(count).toBe(sampleDeskHerd(herd, today).count);
  for (const herd of Object.keys(told.byHerd.watch)) expect(sampleDeskHerd(herd, today).state).toBe("toSee");
});

test("with few herds, what is late in each is what the desk says on its card", async () => {
  const { server, figures } = await signedIn("tous-droits");
  const today = dayOf(server.clock.now().getTime());
  const { "urgent-herds": told } = await figures();
  for (const { numCheptel, laitier, allaitant } of PERSONAS["tous-droits"].herds) {
    const kind = laitier ? (allaitant ? "both" : "dairy") : "beef";
    expect(told.byHerd.late[numCheptel], numCheptel).toBe(lateEvents({ numCheptel, kind }, today));
    const { state, sinceVisit } = herdFigures({ numCheptel, kind, among: PERSONAS["tous-droits"].herds.length }, today);
    expect(state, numCheptel).toBe("urgent");
    expect(told.byHerd.sinceVisit[numCheptel], numCheptel).toBe(sinceVisit);
  }
});

test("where none of their herds is urgent, an adviser is told how many they are, and that this is what is counted", async () => {
  const { server, figures } = await signedIn("conseiller");
  const today = dayOf(server.clock.now().getTime());
  const { herds } = PERSONAS.conseiller;
  expect(herds.filter(({ numCheptel }) => sampleDeskHerd(numCheptel, today).state === "urgent")).toEqual([]);
  const { "urgent-herds": told } = await figures();
  expect(told).toMatchObject({ value: String(herds.length), counts: "herds" });
  expect(told).not.toHaveProperty("tone");
});

test("nobody is told the numbers of a herd that is not theirs, nor without a sign-in", async () => {
  const { server, as } = await signedIn();
  const headers = { ...as(), "X-Num-Cheptel": "FR99999999" };
  expect((await server.call("GET", "/menu/api/figures", { headers })).status).toBe(403);
  expect((await server.call("GET", "/menu/api/figures")).status).toBe(401);
});

test("who may not open a page is not told the number on its tile", async () => {
  const { figures } = await signedIn("stagiaire");
  const told = Object.keys(await figures());
  // Granted one by one: no treatments, no milk, no index.
  expect(told).not.toContain("treatments");
  expect(told).not.toContain("milk");
  expect(told).toContain("animals");
});

test("a right with a longer name opens no number of its neighbour, and a shorter one opens them all", async () => {
  const told = async (droits: readonly string[]) => {
    const { server, figures } = await signedIn();
    const { profile } = await server.database
      .selectFrom("accounts")
      .select("profile")
      .where("id", "=", PERSONA.id)
      .executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...JSON.parse(profile), droits });
    await server.database.updateTable("accounts").set({ profile: changed }).where("id", "=", PERSONA.id).execute();
    return Object.keys(await figures());
  };
  expect(await told([])).toEqual([]);
  expect(await told(["sante"])).toEqual(expect.arrayContaining(["treatments", "withdrawals"]));
  expect(await told(["sante.carnetier"])).toEqual([]);
  expect(await told(["san"])).toEqual([]);
});

test("every persona is told exactly the numbers of the tiles in the menu of the open herd", async () => {
  const server = await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS));
  for (const { id } of Object.values(PERSONAS).filter(({ login }) => login !== "none")) {
    const { tokens, as } = await server.signIn(id, DEMO.password);
    for (const token of tokens) {
      const user = readProfile(await (await server.call("GET", `/account/api/login/${token}`, { headers: as(token) })).json());
      const viewer = { user, multiUser: null, online: true, mode: null, numCheptel: user.numCheptel };
      const menu = createResolver(TABLES, viewer).menu();
      const shown = new Set(menu.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.flatMap(({ figure }) => figure ?? []))));
      const told: object = await (await server.call("GET", "/menu/api/figures", { headers: as(token) })).json();
      // Without milk or without beef there are no numbers of it.
      const foreign = [...(user.laitier ? [] : OF_MILK), ...(user.allaitant ? [] : ["beef-targets-met"])];
      const wanted = user.numCheptel === "" ? [] : [...shown].filter((name) => !foreign.includes(name));
      expect([id, Object.keys(told).sort()]).toEqual([id, wanted.sort()]);
    }
  }
});
