import { MOST_ROWS, type Presentation, type Tone } from "./presentation";

const RANK: Readonly<Record<Tone, number>> = { late: 0, wait: 1, plain: 2, good: 2 };

/** As many rows as a page has room for, what is to be done now before what is fine, and the bars of the rows with them. */
export function urgentFirst(presentation: Presentation): Presentation {
  const { list, chart } = presentation;
  const groups = [...new Set(list.rows.map(({ group }) => group))];
  const rank = (at: number) => RANK[list.rows[at]?.state.tone ?? "good"];
  const groupOf = (at: number) => groups.indexOf(list.rows[at]?.group);
  const all = [...list.rows.keys()];
  const order = (list.isByDay ? all : all.sort((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b))).slice(
    0,
    list.isWhole || list.isTree ? all.length : MOST_ROWS,
  );
  const arranged = <Item>(items: readonly Item[]) => order.flatMap((at) => items[at] ?? []);
  return {
    ...presentation,
    list: { ...list, rows: arranged(list.rows) },
    ...(chart?.ofRows && { chart: { ...chart, bars: arranged(chart.bars) } }),
  };
}
