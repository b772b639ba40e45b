import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { counter, whole } from "../numbers";
import type { Present, Row } from "../presentation";
import { DOCUMENTS, type PaperState } from "./documentsTexts";

/** The latest are still to be read, the one after them to be signed. */
const STATES: readonly PaperState[] = ["toRead", "toRead", "toSign"];

/** Papers of the farm, from whom they are, and what is still to be done with them. */
export const presentDocuments: Present = ({ numCheptel, workshop, today }, { language, lists: { state } }) => {
  const texts = textsIn(DOCUMENTS, language);
  const counted = counter(language);
  const { between } = drawsFor(`${numCheptel} documents`);
  let ago = 0;
  const rows = texts.items
    .filter(({ only = workshop }) => only === workshop)
    .map(({ id, name, from }, at) => {
      ago += between(3, 16);
      return { id, name, from, pages: between(1, 6), day: formatDay(addDays(today, -ago)), is: STATES[at] ?? "read" };
    });
  const of = (is: PaperState) => rows.filter((row) => row.is === is);
  const figureOf = (is: PaperState) => ({
    label: texts.states[is],
    value: whole(of(is).length),
    amount: of(is).length,
    context: of(is)[0]?.name ?? "",
  });
  const acts = textsIn(ACTS, language);
  const actOf = (is: PaperState, id: string) =>
    is === "read" ? {} : { act: { id, ...(is === "toSign" ? acts.sign : acts.read), counts: [[is === "toRead" ? 0 : 1, -1]] as const } };
  const stateOf = (is: PaperState): Row["state"] => ({ text: texts.states[is], tone: is === "read" ? "plain" : "wait" });
  return {
    figures: [
      { ...figureOf("toRead"), tone: "wait" },
      { ...figureOf("toSign"), tone: "wait" },
      { label: texts.received, value: whole(rows.length), context: texts.inThreeMonths },
      { label: texts.latest, value: rows[0]?.day.slice(0, 5) ?? "", context: rows[0]?.from ?? "" },
    ],
    list: {
      title: texts.title,
      columns: [texts.document, texts.from, texts.on, texts.size, state],
      rows: rows.map(({ id, name, from, pages, day, is }) => ({
        who: { name, kind: "" },
        cells: [from, day, counted(pages, ...texts.page)],
        state: stateOf(is),
        ...actOf(is, id),
      })),
    },
  };
};
