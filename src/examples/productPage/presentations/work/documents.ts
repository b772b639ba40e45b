import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { whole } from "../numbers";
import type { PaperSort, Present, Row } from "../presentation";
import { DOCUMENTS, type Paper, type PaperState } from "./documentsTexts";
import { paperOf } from "./papers";

/** The latest are still to be read, the one after them to be signed; that comes first. */
const STATES: readonly PaperState[] = ["toRead", "toRead", "toSign"];

/** Days after it came. */
const TO_SIGN_WITHIN = 60;

const SORTS: Partial<Readonly<Record<Paper, PaperSort>>> = {
  tankMilk: "analysis",
  forage: "analysis",
  collection: "contract",
  sale: "contract",
};

/** Papers of the farm, from whom they are, and what is still to be done with them. */
export const presentDocuments: Present = (herd, words) => {
  const { numCheptel, workshop, today } = herd;
  const { language, lists } = words;
  const texts = textsIn(DOCUMENTS, language);
  const { between } = drawsFor(`${numCheptel} documents`);
  let ago = 0;
  const rows = texts.items
    .filter(({ only = workshop }) => only === workshop)
    .map(({ id, name, from }, at) => {
      ago += between(3, 16);
      return {
        id,
        name,
        from,
        day: formatDay(addDays(today, -ago)),
        until: withoutYear(formatDay(addDays(today, TO_SIGN_WITHIN - ago))),
        is: STATES[at] ?? "read",
      };
    });
  const of = (is: PaperState) => rows.filter((row) => row.is === is);
  const figureOf = (is: PaperState) => ({
    label: texts.states[is],
    value: whole(of(is).length),
    amount: of(is).length,
    context: of(is)[0]?.name ?? "",
  });
  const acts = textsIn(ACTS, language);
  const actOf = (is: PaperState, id: string): Pick<Row, "act"> => {
    if (is === "read") return {};
    if (is === "toSign") return { act: { id, ...acts.sign, isState: true, counts: [[0, -1]] } };
    return { act: { id, ...acts.read, isState: true, counts: [[1, -1]], byOpening: true } };
  };
  const stateOf = (is: PaperState): Row["state"] => ({ text: texts.states[is], tone: is === "read" ? "plain" : "wait" });
  return {
    figures: [
      { ...figureOf("toSign"), context: of("toSign").map(({ name, until }) => `${name}, ${texts.before(until)}`)[0] ?? "", tone: "wait" },
      { ...figureOf("toRead"), tone: "wait" },
      { label: texts.received, value: whole(rows.length), context: texts.inThreeMonths },
      { label: texts.latest, value: withoutYear(rows[0]?.day ?? ""), context: rows[0]?.from ?? "" },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [texts.document, texts.from, texts.on, lists.state],
      facts: [0, 1],
      offered: [0],
      rows: [...of("toSign"), ...of("toRead"), ...of("read")].map(({ id, name, from, day, until, is }) => {
        const sort = SORTS[id];
        return {
          who: { name, kind: "" },
          cells: [is === "toSign" ? `${from}, ${texts.before(until)}` : from, day],
          state: stateOf(is),
          ...actOf(is, id),
          paper: { id, ...(sort !== undefined && { sort }), from: `${from}, ${day}`, ...paperOf(id, herd, words) },
        };
      }),
    },
  };
};
