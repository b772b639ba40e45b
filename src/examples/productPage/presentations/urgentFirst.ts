import { MOST_ROWS, type Presentation, type Tone } from "./presentation";

const RANK: Readonly<Record<Tone, number>> = { late: 0, wait: 1, plain: 2, good: 2 };

/** As many rows as a page has room for, what is to be done now before what is fine, and the bars of the rows with them. */
export function urgentFirst(presentation: Presentation): Presentation {
  const { chart } = presentation;
  const list = presentation.list.isGrouped ? grouped(presentation.list) : presentation.list;
  const rank = (at: number) => RANK[list.rows[at]?.state.tone ?? "good"];
  const all = [...list.rows.keys()];
  const byUrgency = list.isGrouped ? [...all].sort((a, b) => rank(a) - rank(b)) : all;
  const groups = [...new Set(byUrgency.map((at) => list.rows[at]?.group))];
  const groupOf = (at: number) => groups.indexOf(list.rows[at]?.group);
  const order = (list.isByDay ? all : all.sort((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b))).slice(
    0,
    list.isWhole || list.isTree ? all.length : MOST_ROWS,
  );
  const beyond = new Map<string, number>();
  for (const at of all) {
    const group = list.rows[at]?.group;
    if (group !== undefined && !order.includes(at)) beyond.set(group, (beyond.get(group) ?? 0) + 1);
  }
  const arranged = <Item>(items: readonly Item[]) => order.flatMap((at) => items[at] ?? []);
  return {
    ...presentation,
    list: {
      ...list,
      rows: arranged(list.rows),
      ...(list.beyond === undefined && !list.isWhole && groups.some((name) => name !== undefined) && { beyond }),
    },
    ...(chart?.ofRows && { chart: { ...chart, bars: arranged(chart.bars) } }),
  };
}

function grouped(list: Presentation["list"]): Presentation["list"] {
  return { ...list, rows: list.rows.map((row) => ({ ...row, group: row.state.text })) };
}
