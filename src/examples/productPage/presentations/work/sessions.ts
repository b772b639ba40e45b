import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { sum, whole } from "../numbers";
import type { Present, Row } from "../presentation";
import { SESSIONS } from "./sessionsTexts";

const [OPEN, WAITING] = [0, 1];

/** Sessions done, what was noted in them, and what is still to be sent. The latest was left open, the one before waits. */
export const presentSessions: Present = ({ numCheptel, today }, { language, lists: { state } }) => {
  const texts = textsIn(SESSIONS, language);
  const { between } = drawsFor(`${numCheptel} sessions`);
  let ago = 0;
  const rows = Object.entries(texts.items).map(([id, [name, who, noted]], at) => {
    ago += between(4, 14);
    const all = between(12, 34);
    const seen = at === 0 ? all - between(3, 8) : all;
    return { id, name, who, noted, all, seen, day: formatDay(addDays(today, -ago)) };
  });
  const [open, waiting] = rows;
  const stateOf = (at: number): Row["state"] =>
    [
      { text: texts.toFinish, tone: "wait" as const },
      { text: texts.toConfirm, tone: "wait" as const },
    ][at] ?? { text: texts.confirmed, tone: "good" };
  return {
    figures: [
      { label: texts.toFinish, value: whole(1), context: open === undefined ? "" : `${open.name}, ${open.who}`, tone: "wait" },
      {
        label: texts.toConfirm,
        value: whole(waiting?.seen ?? 0),
        amount: waiting?.seen ?? 0,
        unit: waiting?.noted ?? "",
        context: waiting === undefined ? "" : texts.doneOn(waiting.day.slice(0, 5)),
        tone: "wait",
      },
      { label: texts.seen, value: whole(sum(rows.map(({ seen }) => seen))), context: texts.inThreeMonths },
      { label: texts.latest, value: open?.day.slice(0, 5) ?? "", context: open?.name ?? "" },
    ],
    list: {
      title: texts.title,
      columns: [texts.session, texts.on, texts.seen, texts.noted, state],
      facts: ["kind", 0],
      // How far it is counts for more than its day.
      offered: ["kind", 1],
      bare: [1],
      rows: rows.map(({ id, name, who, noted, all, seen, day }, at) => ({
        who: { name, kind: who },
        cells: [day, texts.of(seen, all), `${whole(seen)}\u00a0${noted}`],
        state: stateOf(at),
        ...(at === OPEN && { continues: texts.resume, opens: "weighing" as const }),
        ...(at === WAITING && { act: { id, ...textsIn(ACTS, language).validate, isState: true, counts: [[1, -seen]] as const } }),
      })),
    },
  };
};
