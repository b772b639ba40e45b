import { addDays, type CalendarDay, formatAmount, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { daysBetween } from "../daysBetween";
import { tagInvoice } from "../identity/tagOrders";
import { counter, euros, lastTime, mean, sum, whole, withUnit } from "../numbers";
import type { Present } from "../presentation";
import { endsUntilNow } from "../texts/chartEnds";
import { INVOICES } from "./invoicesTexts";

const OPEN = 2;
/** Days after which an invoice is to be paid. */
const TERM = 30;
/** Days ago of what was bought last month, as the list goes back to its beginning. */
const LAST_MONTH = [32, 45] as const;
const MONTHS = 6;
/** What is bought for milk alone. */
const OF_MILK = 1;

/** Euros a cow. */
const RECORDING = 4;
const TRIMMING = 14;

const TAX = 0.2;
/** Of what cattle is fed. */
const TAX_ON_FEED = 0.1;

/** What is to be paid and by when, and what has been paid. */
export const presentInvoices: Present = (herd, { language, lists: { state } }) => {
  const { numCheptel, workshop, today } = herd;
  const texts = textsIn(INVOICES, language);
  const counted = counter(language);
  const { between } = drawsFor(`${numCheptel} invoices`);
  const dayOf = (days: number) => formatDay(addDays(today, days));
  const rateOf = (id: string) => (id === "soya" ? TAX_ON_FEED : TAX);
  const numberOf = (id: string) => String(drawsFor(`${numCheptel} ${id}`).between(1000, 9999));
  let ago = 0;
  const bought = Object.entries(texts.items).slice(workshop === "suckler" ? OF_MILK : 0);
  const tags = tagInvoice(herd);
  // What other pages date is invoiced once it was done, as often as they count it.
  const known: Readonly<Record<string, { readonly ago: number; readonly amount?: number }>> = {
    tags: { ago: tags.ago, amount: tags.price },
    recording: { ago: daysBetween(lastTime(herd, "recording"), today), amount: RECORDING * herd.cows.length },
    hooves: { ago: daysBetween(lastTime(herd, "hooves"), today), amount: TRIMMING * herd.cows.length },
    soya: { ago: drawsFor(`${numCheptel} soya`).between(...LAST_MONTH) },
  };
  const rows = bought
    .map(([id, [name, from]]) => {
      ago += between(4, 13);
      const drawn = { ago, amount: 10 * between(6, 190) };
      return { id, name, from, ...drawn, ...known[id] };
    })
    .sort((a, b) => a.ago - b.ago)
    .map((row, at) => ({ ...row, isOpen: at < OPEN }));
  const open = rows.filter(({ isOpen }) => isOpen);
  const paid = rows.filter(({ isOpen }) => !isOpen);
  const total = (those: typeof rows) => sum(those.map(({ amount }) => amount));
  const first = rows.at(-1)?.ago ?? 0;
  const oldest = monthsAgo(today, first);
  const months = Array.from({ length: MONTHS }, (_, at) => {
    const before = MONTHS - 1 - at;
    const listed = total(rows.filter(({ ago: days }) => monthsAgo(today, days) === before));
    // Of the months before, the invoices are no longer listed.
    return before <= oldest ? listed : 10 * between(120, 320);
  });
  // The oldest is due first.
  const next = open.at(-1);
  const [latest] = rows;
  return {
    figures: [
      {
        label: texts.toPay,
        value: whole(total(open)),
        amount: total(open),
        unit: "€",
        context: texts.before(counted(open.length, ...texts.invoices), withoutYear(dayOf(TERM - (next?.ago ?? 0)))),
        tone: "wait",
      },
      {
        label: texts.paid,
        value: whole(total(paid)),
        amount: total(paid),
        unit: "€",
        context: texts.since(counted(paid.length, ...texts.invoices), withoutYear(dayOf(-first))),
      },
      {
        label: texts.latest,
        value: whole(latest?.amount ?? 0),
        unit: "€",
        context: latest === undefined ? "" : `${latest.name}, ${latest.from}`,
      },
      { label: texts.monthly, value: whole(mean(months)), unit: "€", context: texts.overMonths },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [texts.invoice, texts.on, texts.due, texts.amount, state],
      lead: 2,
      facts: ["kind", 0],
      offered: [1],
      // The first that is due comes first.
      rows: [...[...open].reverse(), ...paid].map(({ id, name, from, ago: days, amount, isOpen }) => ({
        who: { name, kind: from },
        cells: [dayOf(-days), dayOf(TERM - days), euros(amount)],
        state: isOpen ? { text: texts.toPay, tone: "wait" } : { text: texts.paidOnes, tone: "good" },
        ...(isOpen && {
          act: {
            id,
            ...textsIn(ACTS, language).pay,
            isState: true,
            counts: [
              [0, -amount],
              [1, amount],
            ] as const,
          },
        }),
        paper: {
          id,
          from: `${from}, ${dayOf(-days)}`,
          text: texts.numbered(numberOf(id), dayOf(TERM - days)),
          lines: [
            [name, formatAmount(amount / (1 + rateOf(id)))],
            [texts.tax(withUnit(whole(100 * rateOf(id)), "%")), formatAmount(amount - amount / (1 + rateOf(id)))],
          ],
          total: [texts.withTax, formatAmount(amount)],
        },
      })),
    },
    chart: { title: texts.chart, bars: months, isLatest: true, ends: endsUntilNow(language, "month", MONTHS), unit: "€" },
  };
};

/** Months from that day to this one. */
function monthsAgo(today: CalendarDay, days: number): number {
  const day = addDays(today, -days);
  return 12 * (today.year - day.year) + today.month - day.month;
}
