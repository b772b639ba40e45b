import { addDays, formatDay } from "../../../../sdk/formats";
import { numberParts } from "../../../parts/numberParts";
import { textsIn } from "../../../parts/textsIn";
import { milkMonths } from "../economy/milkMonths";
import { rationsOf } from "../feed";
import { VALUES } from "../feeding/feedValues";
import { euros, oneDecimal, twoDecimals, whole, withUnit } from "../numbers";
import type { HerdOnDay, Paper } from "../presentation";
import { dailyMilk, EVERY } from "../site/tank";
import type { PresentationTexts } from "../texts/presentationTexts";
import type { Paper as Kind } from "./documentsTexts";
import { PAPERS } from "./papersTexts";

const CALVES = 4;
const FORAGE = { dryMatter: 34, fibre: 25 };
const VALID_DAYS = 240;
const YEAR = 365;
const TAKEN_WITHIN = 8;
const PAID_WITHIN = 21;

/** What a paper of the herd says, in the numbers of its pages. */
export function paperOf(
  kind: Kind,
  herd: HerdOnDay,
  { language, lot: lotName, lotOf, unit }: PresentationTexts,
): Pick<Paper, "text" | "lines"> {
  const texts = textsIn(PAPERS, language);
  const { text, lines: names } = texts.papers[kind];
  const named = (...values: readonly string[]) => names.map((name, at) => [name, values[at] ?? ""] as const);
  const percents = (value: number) => withUnit(whole(value), "%");
  const grams = (value: number) => withUnit(oneDecimal(value), "g/kg");
  const perMl = (thousands: number) => withUnit(whole(1000 * thousands), "/mL");
  const { free } = texts;
  const linesOf: Readonly<Record<Kind, () => Paper["lines"]>> = {
    tankMilk: () =>
      milkMonths(herd, language)
        .slice(0, 1)
        .flatMap(({ fat, protein, holds }) =>
          named(grams(fat), grams(protein), perMl(holds.cells), perMl(holds.germs), withUnit(whole(holds.spores), "/L")),
        ),
    forage: () => {
      const [, { energy, protein }] = VALUES;
      return named(
        percents(FORAGE.dryMatter),
        withUnit(twoDecimals(energy), "UFL"),
        withUnit(whole(protein), "g PDI"),
        percents(FORAGE.fibre),
      );
    },
    certificate: () => named(free, free, free, free, formatDay(addDays(herd.today, VALID_DAYS))),
    collection: () =>
      milkMonths(herd, language)
        .slice(0, 1)
        .flatMap(({ base }) =>
          named(withUnit(whole(dailyMilk(herd) * YEAR), "L"), texts.price(euros(base)), texts.every(EVERY), texts.year),
        ),
    sale: () => named(whole(herd.young.length), texts.market, texts.within(TAKEN_WITHIN), texts.within(PAID_WITHIN)),
    passports: () =>
      herd.young.slice(0, CALVES).map(({ number, name, born }) => [`${numberParts(number).last} ${name}`, texts.born(formatDay(born))]),
    feedPlan: () =>
      rationsOf(herd).map(({ lot, each }) => [`${lotName(lot.id)}, ${lotOf[lot.of]}`, withUnit(oneDecimal(each), unit.dryMatter)]),
  };
  return { text, lines: linesOf[kind]() };
}
