import type { DemoSample } from "../../../../generated/demoPages";
import { lotsOf } from "../../herd/lots";
import { animalNamed } from "../../herd/sampleAnimals";
import { numberParts } from "../../parts/numberParts";
import { textsIn } from "../../parts/textsIn";
import { SILOS } from "../presentations/feeding/silosTexts";
import type { StockKind } from "../presentations/listTexts/listTexts";
import type { HerdOnDay } from "../presentations/presentation";
import type { PresentationTexts } from "../presentations/texts/presentationTexts";
import { APPLICATIONS } from "../presentations/work/applicationsTexts";
import { PROTOCOLS } from "../presentations/work/protocolsTexts";
import { peopleOf } from "../presentations/work/tasksOfDay";
import { TEAM } from "../presentations/work/teamTexts";

/** One value that the page was opened with, as people say it. */
export interface GivenLine {
  readonly name: string;
  readonly value: string;
}

/** Finds what an identifier stands for; undefined: nothing has it. */
type Find = (id: string, herd: HerdOnDay, words: PresentationTexts) => GivenLine | undefined;

const animal: Find = (id, { animals }, words) => {
  const found = animalNamed(animals, id);
  if (found === undefined) return undefined;
  const { head, last } = numberParts(found.number);
  return { name: words.animal, value: [head, last, found.name].filter(Boolean).join(" ") };
};

const lot: Find = (id, { animals }, { feed, lotOf }) => {
  const found = lotsOf(animals).find((one) => one.id === id);
  return found && { name: feed.lot, value: `${id} · ${lotOf[found.of]}` };
};

/** Of a list that begins with 1. */
const nth = (id: string, names: readonly string[], name: string): GivenLine | undefined => {
  const value = names[Number(id) - 1];
  return value === undefined ? undefined : { name, value };
};

const stocked =
  (kind: StockKind): Find =>
  (id, _, { lists }) =>
    nth(id, lists.stock.kinds[kind].items, lists.stock.kinds[kind].thing);

/** By what a page shows; what else an identifier may stand for has no name here, nor has the animal that all of a page is about. */
const FINDS: Partial<Readonly<Record<DemoSample, Find>>> = {
  animalLabels: animal,
  calves: animal,
  genetics: animal,
  health: animal,
  hooves: animal,
  mating: animal,
  reproduction: animal,
  feed: lot,
  growth: lot,
  feeds: stocked("feeds"),
  feedValues: stocked("feeds"),
  silos: stocked("feeds"),
  medicines: stocked("medicines"),
  semen: stocked("semen"),
  applications: (id, _, { language }) => {
    const { items, application } = textsIn(APPLICATIONS, language);
    return nth(
      id,
      items.map(([name]) => name),
      application,
    );
  },
  protocols: (id, _, { language }) => {
    const { items, protocol } = textsIn(PROTOCOLS, language);
    return nth(
      id,
      Object.values(items).map(([name]) => name),
      protocol,
    );
  },
  team: (id, herd, { language }) =>
    nth(
      id,
      peopleOf(herd).map(({ name }) => name),
      textsIn(TEAM, language).person,
    ),
};

/** By the parameters that hold an identifier: what it stands for on the page of a sample. */
export const THINGS: Readonly<Record<string, (sample: DemoSample) => Find | undefined>> = {
  id: (sample) => FINDS[sample],
  idStockage: () => (id, _, words) => {
    const { stores, store } = textsIn(SILOS, words.language);
    return nth(id, stores, store);
  },
  // Nobody reads these.
  uuid: () => undefined,
  token: () => undefined,
};
