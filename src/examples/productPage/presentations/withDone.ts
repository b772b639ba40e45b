import type { Figure } from "./figure";
import { oneDecimal, percent, whole, withUnit } from "./numbers";
import type { Act, Presentation, Row } from "./presentation";

interface Refused {
  readonly rows: readonly string[];
  readonly text: string;
}

/** A page after some of its rows were done: they say so, and the figures count them no more. What the server has refused says that. */
export function withDone(presentation: Presentation, done: ReadonlySet<string>, refused: Refused): Presentation {
  const { figures, list, own } = presentation;
  const isDone = (act: Act | undefined): act is Act => act !== undefined && done.has(act.id);
  const offered = [...list.rows, ...(own?.rows ?? []), ...(list.bulk === undefined ? [] : [list.bulk])];
  const acts = offered.flatMap((row) => (isDone(row.act) ? [row.act] : "other" in row && isDone(row.other) ? [row.other] : []));
  const counted = (figure: Figure, at: number): Figure => {
    const change = acts.flatMap(({ counts }) => counts).reduce((all, [of, by]) => (of === at ? all + by : all), 0);
    if (figure.amount === undefined || (change === 0 && figure.fullAt === undefined)) return figure;
    const amount = Math.max(0, figure.amount + change);
    const unit = figure.fullAt === undefined ? undefined : `${figure.unit} · ${withUnit(percent(amount, figure.fullAt), "%")}`;
    return {
      ...figure,
      ...(unit && { unit }),
      amount,
      value: figure.isFine ? oneDecimal(amount) : whole(amount),
      ...(amount === 0 && { tone: "good" as const }),
    };
  };
  const asDone = (row: Row): Row => {
    if (row.act === undefined) return row;
    const { other, progress, ...alone } = row;
    const [did] = [row.act, other].filter(isDone);
    if (did !== undefined) return { ...alone, act: did, state: { text: did.done, tone: did.doneTone ?? "good" } };
    if (![row.act.id, other?.id].some((id) => id !== undefined && refused.rows.includes(id))) return row;
    const { isState: _, ...act } = row.act;
    return { ...row, act, state: { text: refused.text, tone: "late" } };
  };
  return {
    ...presentation,
    figures: figures.map(counted),
    list: { ...list, rows: list.rows.map(asDone) },
    ...(own !== undefined && { own: { ...own, rows: own.rows.map(asDone) } }),
  };
}
