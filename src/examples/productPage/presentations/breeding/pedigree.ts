import { numberParts } from "../../../parts/numberParts";
import { textsIn } from "../../../parts/textsIn";
import { mean, oneDecimal, whole, withSignWhole } from "../numbers";
import type { HerdOnDay, Mature, Present, Row } from "../presentation";
import { PEDIGREE } from "./pedigreeTexts";

const AVERAGE = 100;
const INBREEDING = 2.4;
/** Her sire, that of her dam and that of her sire: which of the bulls that are known, and the index of each. */
const SIRES = [
  { bull: 1, index: 118 },
  { bull: 3, index: 109 },
  { bull: 0, index: 112 },
] as const;

/** The parents and grandparents of a cow of the herd, with their indexes. */
export const presentPedigree: Present = (herd, { language, animal, lists: { stock } }) => {
  const texts = textsIn(PEDIGREE, language);
  const [self, dam, granddam] = damLine(herd);
  const [sire, damsSire, siresSire] = SIRES.map(({ bull, index }) => ({
    who: { name: stock.kinds.semen.items[bull]?.split(",")[0] ?? "", kind: "" },
    index,
  }));
  const kin = [self, dam, sire, granddam, damsSire, siresSire].flatMap((one, at) =>
    one === undefined ? [] : [{ ...one, relation: texts.kin[at] ?? "" }],
  );
  const ancestors = kin.slice(1);
  const parents = ancestors.slice(0, 2).map(({ index }) => index);
  return {
    figures: [
      { label: texts.own, value: whole(self?.index ?? 0), context: texts.above(withSignWhole((self?.index ?? 0) - AVERAGE)) },
      { label: texts.parents, value: whole(mean(parents)), context: texts.bothOf },
      { label: texts.inbreeding, value: oneDecimal(INBREEDING), unit: "%", context: texts.low, tone: "good" },
      { label: texts.known, value: whole(ancestors.length), context: texts.generations },
    ],
    list: {
      title: texts.title(self === undefined ? "" : `${numberParts(self.who.number).last} ${self.who.name}`),
      columns: [animal, texts.relation, texts.index, texts.against],
      rows: kin.map(
        ({ who, index, relation }): Row => ({
          who,
          cells: [relation, whole(index)],
          state: { text: withSignWhole(index - AVERAGE), tone: index >= AVERAGE ? "good" : "plain" },
        }),
      ),
    },
    chart: { title: texts.chart, bars: kin.map(({ index }) => index), ofRows: true, target: AVERAGE, targetName: texts.average },
  };
};

/** The youngest cow whose dam and granddam are of the herd, with both. */
function damLine({ cows }: HerdOnDay) {
  const damOf = (one: Mature | undefined) => cows.find(({ animal }) => animal.number === one?.animal.dam);
  const self = cows.findLast((one) => damOf(damOf(one)) !== undefined);
  return [self, damOf(self), damOf(damOf(self))].flatMap((one) => (one === undefined ? [] : [{ who: one.animal, index: one.cow.index }]));
}
