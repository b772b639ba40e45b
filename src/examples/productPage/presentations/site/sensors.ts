import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { nextServed } from "../genetics";
import { percent, whole, withSignWhole, withUnit } from "../numbers";
import { MOST_ROWS, type Present } from "../presentation";
import { endsUntilNow } from "../texts/chartEnds";
import { SENSORS } from "./sensorsTexts";

const DAYS = 14;

/** Which animals wear a sensor, and the heats it has told of. */
export const presentSensors: Present = (herd, { language, animal, lists }) => {
  const texts = textsIn(SENSORS, language);
  const acts = textsIn(ACTS, language);
  // Each supplier has fitted some of the cows.
  const { between } = drawsFor(`${herd.numCheptel} sensors ${herd.route ?? ""}`);
  const bare = Math.floor((herd.cows.length * between(2, 70)) / 100);
  const silent = between(0, 2);
  const alerts = nextServed(herd).map((one) => {
    // She is served half a day after the heat was seen, in the morning.
    const drawn = drawsFor(`${one.animal.number} sensor`);
    return { ...one, days: one.animal.due.chaleur ?? 0, more: drawn.between(45, 190), serve: drawn.between(15, 20) };
  });
  const dayWord = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const now = alerts.filter(({ days }) => days <= 0);
  return {
    figures: [
      {
        label: texts.alerts,
        value: whole(now.length),
        amount: now.length,
        context: texts.heats,
        ...(now.length > 0 && { tone: "wait" as const }),
      },
      { label: texts.fitted, value: whole(herd.cows.length - bare), context: texts.of(herd.cows.length) },
      { label: texts.bare, value: whole(bare), context: texts.ofCows(withUnit(percent(bare, herd.cows.length), "%")) },
      { label: texts.silent, value: whole(silent), context: texts.sinceYesterday, tone: silent > 0 ? "wait" : "good" },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      isDoneBelow: true,
      columns: [animal, texts.heat, texts.activity, texts.best, lists.state],
      facts: [0],
      offered: [2, 1],
      why: 2,
      rows: alerts.slice(0, MOST_ROWS).map(({ animal: who, days, more, serve }) => ({
        who,
        cells: [
          dayWord.format(days, "day"),
          days > 0 ? "–" : withUnit(withSignWhole(more), "%"),
          days > 0 ? "–" : `${whole(serve)}\u00a0h`,
        ],
        state: days <= 0 ? { text: texts.toSee, tone: "wait" } : { text: texts.followed, tone: "plain" },
        ...(days <= 0 && {
          act: { id: `${who.number} served`, ...acts.serve, counts: [[0, -1]] as const },
          other: { id: who.number, ...acts.see, counts: [[0, -1]] as const },
        }),
      })),
    },
    chart: {
      title: texts.chart,
      bars: [...Array.from({ length: DAYS - 1 }, () => between(0, 5)), now.length],
      isLatest: true,
      ends: endsUntilNow(language, "day", DAYS),
    },
  };
};
