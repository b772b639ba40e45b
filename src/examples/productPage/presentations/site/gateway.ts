import { pageClock } from "../../../../sdk/clock";
import { addDays, formatDay } from "../../../../sdk/formats";
import { dataMoment, isOfToday } from "../../../herd/dataMoment";
import { HERD_LINE } from "../../../herd/herdLineTexts";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { lostIn } from "../identity/transponders";
import { whole } from "../numbers";
import type { Present, Row } from "../presentation";
import { GATEWAY } from "./gatewayTexts";

/** Of each kind of data, in the order of the names: for how many days it has been missing. */
const MISSING = [0, 0, 3, 0, 0];

/** By its place among the names: what the gate reads. */
const GATE = 1;
/** What comes through from the milking parlour, and what does not. */
export const presentGateway: Present = (herd, { language }) => {
  const texts = textsIn(GATEWAY, language);
  const milked = herd.cows.filter(({ animal }) => animal.milk > 0).length;
  const unseen = lostIn(herd).slice(0, milked);
  const unread = unseen.length;
  const lastDay = (missing: number) => formatDay(addDays(herd.today, -missing));
  // As the head of the page says it.
  const now = new Date(pageClock.now());
  const [, latest] = dataMoment(herd.numCheptel, now, textsIn(HERD_LINE, language));
  const latestDay = withoutYear(lastDay(isOfToday(herd.numCheptel, now) ? 0 : 1));
  const lost = MISSING.filter((days) => days > 0).length;
  const lostNames = texts.names.flatMap((name, at) => {
    const missing = MISSING[at] ?? 0;
    return missing > 0 ? [texts.lostSince(name, withoutYear(lastDay(missing)))] : [];
  });
  return {
    figures: [
      { label: texts.lost, value: whole(lost), amount: lost, context: lostNames.join(", "), tone: lost > 0 ? "late" : "good" },
      { label: texts.cows, value: whole(milked - unread), context: texts.ofCows(milked) },
      { label: texts.unread, value: whole(unread), context: texts.tags, ...(unread > 0 && { tone: "wait" as const }) },
      { label: texts.since, value: latestDay, context: latest },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [texts.data, texts.source, texts.last, texts.state],
      facts: [0, 1],
      offered: [1, "kind"],
      why: 1,
      rows: [
        ...MISSING.map(
          (missing, at): Row => ({
            who: { name: texts.names[at] ?? "", kind: missing > 0 ? texts.blind : "" },
            cells: [texts.sources[at] ?? "", missing > 0 ? texts.nothingSince(withoutYear(lastDay(missing))) : latest],
            state: missing > 0 ? { text: texts.missing, tone: "late" } : { text: texts.flows, tone: "good" },
            ...(missing > 0 && { act: { id: `link ${at}`, ...textsIn(ACTS, language).retry, counts: [[0, -1]] as const } }),
          }),
        ),
        // Whom the gate did not read, one by one: where her transponder is seen to.
        ...unseen.map(
          (who): Row => ({
            who,
            cells: [texts.sources[GATE] ?? "", texts.tags],
            state: { text: texts.unread, tone: "wait" },
            continues: texts.check,
            opens: "transponders",
          }),
        ),
      ],
    },
  };
};
