import { expect, test } from "vitest";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { startVitals } from "../../../src/flows/vitals/reportVitals";
import type { Vital } from "../../../src/ports/vitals";
import { frameKey } from "../../../src/stores/framesStore";
import { LocationStore } from "../../../src/stores/locationStore";
import { smallTables, viewerOf } from "../../support/smallTables";

const HERD = "12345678";
const NAME = "GAEC-des-Tilleuls";
const ANIMAL = "FR4412345678";
const TABLES = smallTables({
  routes: [
    { name: "card.detail", path: "detail/:id" },
    { name: "card.list", path: "list" },
  ],
});

const FIGURES: readonly Vital[] = [
  { name: "TTFB", value: 41.26, rating: "good" },
  { name: "LCP", value: 2600.4, rating: "needs-improvement" },
  { name: "CLS", value: 0.01234, rating: "good" },
  { name: "INP", value: 512, rating: "poor" },
];

/** A page loaded at the card of an animal, then at a list; `drawn` is the random number of the sampling. */
function rig(drawn: number, fetchFails = false) {
  const profile = { numCheptel: HERD, raisonSociale: NAME, email: "lea@ferme.example", droits: ["card"] };
  const resolver = createResolver(TABLES, viewerOf(profile, { numCheptel: HERD }));
  const location = new LocationStore();
  location.show({ kind: "frame", resolution: resolver.address(`/list?herd=${HERD}&name=${NAME}`) });
  const lines: string[] = [];
  let tell: ((vital: Vital) => void) | null = null;
  const started = startVitals(
    {
      vitals: {
        loadedAt: `/detail/${ANIMAL}?numCheptelToSync=${HERD}&name=${NAME}`,
        watch: async (listener) => {
          if (fetchFails) throw new Error("no network");
          tell = listener;
        },
      },
      randomness: { next: () => drawn },
      log: { warn: (what, error) => void lines.push(`${what}: ${error instanceof Error ? error.message : ""}`) },
      sampleShare: 0.1,
    },
    { location, framesStore: { activeKey: frameKey({ application: "app", candidate: true }) }, menu: { resolver } },
  );
  const measure = async () => {
    await started;
    for (const figure of FIGURES) tell?.(figure);
    return lines;
  };
  return { measure, isWatched: () => tell !== null };
}

test("of a page load drawn by lot the log holds the four figures, each with its rating, route and frame", async () => {
  expect(await rig(0.09).measure()).toEqual([
    "vitals, info: TTFB value=41 rating=good route=card.detail frame=-",
    "vitals, info: LCP value=2600 rating=needs-improvement route=card.detail frame=-",
    "vitals, info: CLS value=0.012 rating=good route=card.list frame=app:candidate",
    "vitals, info: INP value=512 rating=poor route=card.list frame=app:candidate",
  ]);
});

test("no parameter, herd number, name or address of a person is ever in a figure that is sent", async () => {
  const sent = (await rig(0).measure()).join("\n");
  expect(sent).not.toBe("");
  for (const secret of [HERD, NAME, ANIMAL, "lea@", "numCheptel", "?", "/"]) expect(sent).not.toContain(secret);
});

test("a page load that is not drawn is not measured, nor is what measures fetched", async () => {
  const { measure, isWatched } = rig(0.1);
  expect(await measure()).toEqual([]);
  expect(isWatched()).toBe(false);
});

test("without a network to fetch what measures the work goes on, and the log says so", async () => {
  expect(await rig(0, true).measure()).toEqual(["vitals: no network"]);
});
