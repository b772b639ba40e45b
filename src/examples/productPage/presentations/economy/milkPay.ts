import { textsIn } from "../../../parts/textsIn";
import type { Figure } from "../figure";
import { euros, oneDecimal, whole, withSignWhole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { endsUntilNow } from "../texts/chartEnds";
import { BONUS, daysOfMonth, type Germ, LIMITS, type MilkMonth, milkMonths, TAKEN } from "./milkMonths";
import { PAY } from "./milkPayTexts";

/** Cells of a row. */
const COLUMNS: Readonly<Partial<Record<Germ, number>>> = { cells: 3, germs: 4 };

/** What the milk held, month by month, and what it was paid for it. */
export const presentMilkPay: Present = (herd, { language }) => {
  const texts = textsIn(PAY, language);
  const months = milkMonths(herd, language);
  const [now] = months;
  const litres = (value: number) => withUnit(whole(value), "L");
  const signed = (value: number) => withUnit(withSignWhole(value), "€");
  const heldOf = (of: Germ): Figure => {
    const isMl = of !== "spores";
    const scale = isMl ? 1000 : 1;
    const value = (now?.holds[of] ?? 0) * scale;
    const isAbove = now?.above.includes(of) === true;
    return {
      label: texts[of],
      value: whole(value),
      unit: isMl ? "/mL" : "/L",
      context: texts.atMost(whole(LIMITS[of] * scale)),
      tone: isAbove ? "late" : "good",
    };
  };
  const gradeOf = ({ above: [worst], forQuality }: MilkMonth): Row["state"] => ({
    text: `${worst === undefined ? texts.best : texts.above[worst]}, ${signed(forQuality)}/1.000\u00a0L`,
    tone: worst === undefined ? "good" : "wait",
  });
  return {
    figures: [
      heldOf("cells"),
      heldOf("germs"),
      { label: texts.price, value: whole(now?.price ?? 0), unit: "€/1.000 L", context: texts.quality(signed(now?.forQuality ?? 0)) },
      {
        label: texts.pay,
        value: whole(((now?.pay ?? 0) * daysOfMonth(herd.today)) / herd.today.day),
        unit: "€",
        context: texts.wholeMonth(now?.name ?? ""),
      },
    ],
    list: {
      title: texts.title,
      note: texts.note(signed(BONUS), signed(-TAKEN)),
      isByDay: true,
      columns: [texts.month, texts.delivered, texts.fat, texts.protein, texts.cells, texts.germs, texts.monthPay, texts.grade],
      lead: 5,
      facts: [3],
      rows: months.map((month, at) => ({
        who: { name: at === 0 ? texts.soFar(month.name, herd.today.day) : month.name, kind: "" },
        cells: [
          litres(month.litres),
          oneDecimal(month.fat),
          oneDecimal(month.protein),
          whole(1000 * month.holds.cells),
          whole(1000 * month.holds.germs),
          euros(month.pay),
        ],
        state: gradeOf(month),
        // What it is paid less for.
        ...(month.above[0] && { why: COLUMNS[month.above[0]] }),
      })),
    },
    // What costs the bonus: the month in which a limit was passed.
    chart: {
      title: texts.cells,
      bars: months.map(({ holds }) => holds.cells).reverse(),
      isLatest: true,
      isFromZero: true,
      ends: endsUntilNow(language, "month", months.length),
      unit: texts.thousands,
      target: LIMITS.cells,
      targetName: texts.atMost(whole(LIMITS.cells)),
    },
  };
};
