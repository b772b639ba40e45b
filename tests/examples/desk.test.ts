import { expect, test } from "vitest";
import { LANGUAGES } from "../../generated/languages";
import { PERSONAS } from "../../generated/personas";
import { readProfile } from "../../src/domain/session/profile";
import { beefFigures } from "../../src/examples/desk/figures/beefFigures";
import { deskHerds } from "../../src/examples/desk/figures/deskHerds";
import { filterHerds } from "../../src/examples/desk/figures/filterHerds";
import { FEW } from "../../src/examples/desk/figures/herdFigures";
import { lateEvents } from "../../src/examples/desk/figures/lateEvents";
import { referenceDomain, SETTINGS } from "../../src/examples/desk/figures/referenceDomain";
import { sampleDeskHerd } from "../../src/examples/desk/figures/sampleDeskHerd";
import { boxOf, isFree, isInside, labelsOf } from "../../src/examples/desk/map/herdLabels";
import { markersOf, nextMarker } from "../../src/examples/desk/map/markers";
import { placeOf } from "../../src/examples/desk/places/placeOf";
import { COMMUNES, DEPARTMENTS } from "../../src/examples/desk/places/places";
import { projectionOf } from "../../src/examples/desk/places/projection";
import { TEXTS } from "../../src/examples/desk/texts/texts";
import { workOf } from "../../src/examples/desk/work/workOf";
import { sampleAnimals } from "../../src/examples/herd/sampleAnimals";
import { userForFrame } from "../../src/protocol/frames/messages/frameUser";

const TODAY = { year: 2026, month: 11, day: 24 };
const SIZE = { width: 416, height: 420 };

function accountWith(herds: readonly unknown[], more: object = {}) {
  return userForFrame(readProfile({ infoCheptels: herds, ...more }), ["infoCheptels"]);
}

const FORTY = PERSONAS["technicien-multi"]?.herds ?? [];
const HERDS = deskHerds(accountWith(FORTY), TODAY);

test("the desk lists every herd of the account by its whole business name, the most urgent first", () => {
  expect(HERDS.map(({ numCheptel }) => numCheptel).sort()).toEqual(FORTY.map(({ numCheptel }) => numCheptel).sort());
  expect(new Set(HERDS.map(({ name }) => name))).toContain("EARL Le Gall");
  const rank = { urgent: 0, toSee: 1, fine: 2 };
  const ranks = HERDS.map(({ state }) => rank[state]);
  expect(ranks).toEqual([...ranks].sort());
  expect(new Set(ranks).size).toBe(3);
  const urgent = HERDS.filter(({ state }) => state === "urgent").map(({ count }) => count);
  expect(urgent).toEqual([...urgent].sort((a, b) => b - a));
});

test("of a few herds the one where the most is late stands first, and herds kept for meat have figures of their own", () => {
  const few = deskHerds(accountWith(FORTY.slice(0, FEW)), TODAY);
  const late = few.map((herd) => herd.late);
  expect(late).toEqual([...late].sort((a, b) => b - a));
  expect(late).toEqual(few.map((herd) => lateEvents(herd, TODAY)));
  for (const { numCheptel } of FORTY) {
    const { gains, births } = beefFigures(numCheptel, TODAY);
    expect(gains.every((gain) => gain > 700 && gain < 1400)).toBe(true);
    expect(births).toBeGreaterThanOrEqual(0);
  }
});

test("a herd always has the same figures; beef herds give no milk, and the breed is that of its animals", () => {
  for (const { numCheptel, state, count, milk, cells, sinceVisit, kind, breed } of HERDS) {
    expect(sampleDeskHerd(numCheptel, TODAY, kind)).toMatchObject({ state, count, milk, cells, sinceVisit });
    expect(milk === null).toBe(kind === "beef");
    expect(cells === null).toBe(kind === "beef");
    expect(count > 0).toBe(state !== "fine");
    expect(sampleAnimals(numCheptel, kind === "beef" ? "suckler" : "dairy", TODAY)[0]?.breed).toBe(breed);
  }
});

test("what a herd is kept for is what the list of the shell says of it", () => {
  const kinds = new Map(HERDS.map(({ numCheptel, kind }) => [numCheptel, kind]));
  for (const { numCheptel, laitier, allaitant } of FORTY)
    expect(kinds.get(numCheptel)).toBe(laitier ? (allaitant ? "both" : "dairy") : "beef");
});

test("of the herd that is open the desk says what the shell says it is kept for", () => {
  for (const [laitier, allaitant, kind] of [
    [true, false, "dairy"],
    [false, true, "beef"],
    [true, true, "both"],
  ] as const) {
    const user = accountWith(FORTY, { numCheptel: "FR35901101", laitier, allaitant });
    expect(deskHerds(user, TODAY).find(({ numCheptel }) => numCheptel === "FR35901101")?.kind).toBe(kind);
  }
});

test("herds are found by name, number, town and person, whatever the accents, case and blanks", () => {
  const names = (typed: string) => filterHerds(HERDS, "all", typed).map(({ name }) => name);
  for (const typed of ["trois chenes", "FR 22 903 175", "Jouan"]) expect(names(typed)).toContain("GAEC des Trois Chênes");
  expect(names("chateaulin")).toHaveLength(4);
  expect(names("zzz")).toEqual([]);
  expect(filterHerds(HERDS, "urgent", "").every(({ state }) => state === "urgent")).toBe(true);
  const both = HERDS.filter(({ kind }) => kind === "both").length;
  expect(filterHerds(HERDS, "dairy", "").length + filterHerds(HERDS, "beef", "").length).toBe(HERDS.length + both);
});

test("every herd stands on the map once, inside it, and no two markers lie over each other", () => {
  for (const herds of [HERDS, HERDS.slice(0, 1), deskHerds(accountWith(FORTY.map((herd) => ({ ...herd, ville: "" }))), TODAY)]) {
    const markers = markersOf(
      herds,
      projectionOf(
        herds.map(({ position }) => position),
        SIZE,
      ),
      48,
    );
    expect(markers.flatMap((marker) => marker.herds)).toHaveLength(herds.length);
    for (const [at, marker] of markers.entries()) {
      const [x, y] = marker.at;
      expect(x > 20 && y > 20 && x < SIZE.width - 20 && y < SIZE.height - 20).toBe(true);
      for (const other of markers.slice(at + 1))
        expect(Math.max(Math.abs(other.at[0] - x), Math.abs(other.at[1] - y))).toBeGreaterThanOrEqual(48);
    }
  }
});

test("the arrow keys lead from any marker to every other one", () => {
  const markers = markersOf(
    HERDS,
    projectionOf(
      HERDS.map(({ position }) => position),
      SIZE,
    ),
    34,
  );
  const reached = new Set(markers.slice(0, 1));
  for (const marker of reached)
    for (const arrow of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = nextMarker(markers, marker, arrow);
      if (next !== undefined) reached.add(next);
    }
  expect(reached.size).toBe(markers.length);
});

test("a herd of an unknown commune stands in the department of its number", () => {
  const [east, north] = placeOf("FR37914801", "Nulle-Part");
  const [middleEast = 0, middleNorth = 0] = DEPARTMENTS["37"] ?? [];
  expect(Math.hypot(east - middleEast, north - middleNorth)).toBeLessThan(0.5);
  for (const { numCheptel, ville } of Object.values(PERSONAS).flatMap(({ herds }) => herds))
    expect(COMMUNES[ville] ?? DEPARTMENTS[numCheptel.slice(2, 4)] ?? `${ville} of ${numCheptel}`).toHaveLength(2);
});

test("five thousand herds are each listed, found and put on the map once", () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    numCheptel: `FR${String((at % 95) + 1).padStart(2, "0")}${String(100_000 + at)}`,
    raisonSociale: `GAEC ${at}`,
    ville: "",
  }));
  const herds = deskHerds(accountWith(many), TODAY);
  expect(filterHerds(herds, "all", "gaec 4999")).toHaveLength(1);
  const markers = markersOf(
    herds,
    projectionOf(
      herds.map(({ position }) => position),
      SIZE,
    ),
    34,
  );
  expect(markers.flatMap((marker) => marker.herds)).toHaveLength(5000);
});

test("the reference data under the same base have a room of their own, with as many names as values in every language", () => {
  expect(referenceDomain("icowdesk/referentiel/health/paragepro")).toBe("health");
  expect(referenceDomain("genetic/referentiel")).toBe("genetic");
  expect(referenceDomain("icowdesk/home/map")).toBeNull();
  expect(Object.keys(TEXTS).sort()).toEqual(LANGUAGES.map(({ id }) => id).sort());
  for (const { reference } of Object.values(TEXTS))
    for (const [domain, values] of Object.entries(SETTINGS))
      expect(reference[domain as keyof typeof reference].settings).toHaveLength(values.length);
});

test("what waits in the one herd of an account is what is late first, and each leads to a page of its own", async () => {
  for (const kind of ["dairy", "beef"] as const)
    for (const [language, texts] of Object.entries(TEXTS)) {
      const [herd] = HERDS;
      if (herd === undefined) throw new Error("no herd");
      const works = await workOf({ ...herd, kind, ...(kind === "beef" && { milk: null, cells: null }) }, language, TODAY, texts);
      expect(works[0]?.isLate).toBe(true);
      expect(works.length).toBe(kind === "dairy" ? 4 : 1);
      expect(new Set(works.map(({ route }) => route)).size).toBe(works.length);
      for (const { name, value, context } of works) expect(name && value && context).toBeTruthy();
    }
});

test("on the map of a few herds each has its name, inside the map and over nothing else", () => {
  for (const { herds } of Object.values(PERSONAS).filter((one) => one.herds.length > 1 && one.herds.length <= FEW)) {
    const few = deskHerds(accountWith(herds), TODAY);
    const places = few.map(({ position }) => position);
    const markers = markersOf(few, projectionOf(places, SIZE), 35);
    const labels = labelsOf(markers, SIZE);
    const alone = markers.filter((marker) => marker.herds.length === 1).map((marker) => marker.herds[0]?.name);
    expect(labels.map(({ name }) => name)).toEqual(alone);
    const boxes = [...labels.map(({ box }) => box), ...markers.map(boxOf)];
    for (const { box } of labels) {
      expect(isInside(box, SIZE)).toBe(true);
      expect(
        isFree(
          box,
          boxes.filter((other) => other !== box),
        ),
      ).toBe(true);
    }
  }
});
