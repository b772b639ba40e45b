import { whole } from "./numbers";
import type { Figure, Presentation, Row } from "./presentation";

/** A page after some of its rows were done: they say so, and the figures count them no more. */
export function withDone(presentation: Presentation, done: ReadonlySet<string>): Presentation {
  const { figures, list } = presentation;
  const acts = list.rows.flatMap(({ act }) => (act !== undefined && done.has(act.id) ? [act] : []));
  const counted = (figure: Figure, at: number): Figure => {
    const change = acts.flatMap(({ counts }) => counts).reduce((all, [of, by]) => (of === at ? all + by : all), 0);
    if (figure.amount === undefined || change === 0) return figure;
    const amount = Math.max(0, figure.amount + change);
    return { ...figure, amount, value: whole(amount), ...(amount === 0 && { tone: "good" as const }) };
  };
  const asDone = (row: Row): Row =>
    row.act !== undefined && done.has(row.act.id) ? { ...row, state: { text: row.act.done, tone: "good" } } : row;
  return { ...presentation, figures: figures.map(counted), list: { ...list, rows: list.rows.map(asDone) } };
}
