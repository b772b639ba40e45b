import { drawsFor } from "../../herd/drawsFor";
import { textsIn } from "../../parts/textsIn";
import { ACTS } from "./actTexts";
import { BEST, nextServed, presentGenetics, WORST } from "./genetics";
import { type Aim, MATING } from "./matingTexts";
import { mean, oneDecimal, percent, whole, withUnit } from "./numbers";
import { type Mature, MOST_ROWS, type Present } from "./presentation";

/** Percent of inbreeding that a mating must not pass. */
const INBRED = 6.25;
const WEEK = 7;

/** Places of the bulls in the stock of semen, by what is aimed at. */
const BULLS: Readonly<Record<Aim, number>> = { heifer: 2, meat: 5, contents: 0, udder: 1, feet: 3 };
const PURE: readonly Aim[] = ["contents", "udder", "feet"];

/** Which bull for which cow, and why. */
export const presentMating: Present = (herd, words) => {
  const { language, animal, lists } = words;
  const texts = textsIn(MATING, language);
  const matings = nextServed(herd).map((one) => {
    const { between, next } = drawsFor(`${one.animal.number} mating`);
    const aim = aimFor(one, between(0, PURE.length - 1));
    return { ...one, aim, bull: lists.stock.kinds.semen.items[BULLS[aim]]?.split(",")[0] ?? "", inbred: 0.8 + next() * 5 };
  });
  const isOpen = ({ animal: one }: Mature) => (one.due.chaleur ?? 0) <= WEEK;
  const open = matings.filter(isOpen);
  const [, , best] = presentGenetics(herd, words).figures;
  const aims = Object.keys(BULLS).map((aim) => matings.filter((one) => one.aim === aim).length);
  return {
    figures: [
      {
        label: texts.toConfirm,
        value: whole(open.length),
        amount: open.length,
        context: texts.ofCows(matings.length),
        ...(open.length > 0 && { tone: "wait" as const }),
      },
      ...(best === undefined ? [] : [best]),
      {
        label: texts.inbreeding,
        value: oneDecimal(mean(matings.map(({ inbred }) => inbred))),
        unit: "%",
        context: texts.atMost(`${String(INBRED).replace(".", ",")}\u00a0%`),
      },
      { label: texts.sexed, value: percent(aims[0] ?? 0, matings.length), unit: "%", context: texts.ofMatings },
    ],
    list: {
      title: texts.title,
      columns: [animal, texts.bull, texts.why, texts.inbreeding, lists.state],
      facts: [0, 1],
      rows: matings.slice(0, MOST_ROWS).map((one) => ({
        who: one.animal,
        cells: [one.bull, texts.aims[one.aim], withUnit(oneDecimal(one.inbred), "%")],
        state: isOpen(one) ? { text: texts.toConfirm, tone: "wait" } : { text: texts.proposed, tone: "plain" },
        ...(isOpen(one) && {
          act: { id: one.animal.number, ...textsIn(ACTS, language).confirm, isState: true, counts: [[0, -1]] as const },
        }),
      })),
    },
  };
};

function aimFor({ cow }: Mature, drawn: number): Aim {
  if (cow.index >= BEST) return "heifer";
  return cow.index < WORST ? "meat" : (PURE[drawn] ?? "udder");
}
