import type { Tone } from "./figure";
import { MOST_ROWS, type Presentation, type Row } from "./presentation";

const RANK: Readonly<Record<Tone, number>> = { late: 0, wait: 1, plain: 2, good: 2 };
/** Of each group so many are shown at once. */
const LEAST = 2;

/** What is to be done now before what is fine: as many rows as a page has room for, or all of its groups, the rest of which is further. */
export function urgentFirst(presentation: Presentation): Presentation {
  const list = presentation.list.isGrouped ? grouped(presentation.list) : presentation.list;
  const rank = (at: number) => RANK[list.rows[at]?.state.tone ?? "good"];
  const all = [...list.rows.keys()];
  const byUrgency = list.isGrouped ? [...all].sort((a, b) => rank(a) - rank(b)) : all;
  const groups = [...new Set(byUrgency.map((at) => list.rows[at]?.group))];
  const groupOf = (at: number) => groups.indexOf(list.rows[at]?.group);
  const ordered = list.isByDay ? all : all.sort((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b));
  const isInGroups = groups.some((name) => name !== undefined);
  const order = list.isWhole || list.isTree || list.goesOn || isInGroups ? ordered : ordered.slice(0, MOST_ROWS);
  const arranged = order.flatMap((at) => list.rows[at] ?? []);
  const rows = list.goesOn ? withFurther(arranged) : arranged;
  return {
    ...presentation,
    list: { ...list, ...(isInGroups && !list.isWhole ? { rows: withFurther(rows), isCounted: true } : { rows }) },
  };
}

function grouped(list: Presentation["list"]): Presentation["list"] {
  return { ...list, rows: list.rows.map((row) => ({ ...row, group: row.state.text })) };
}

/** A group that would fit alone is whole; of a longer one there is what the others leave room for, and a single row is never further. */
function withFurther(rows: readonly Row[]): readonly Row[] {
  const groups = [...new Set(rows.map(({ group }) => group))];
  let room = MOST_ROWS;
  return groups.flatMap((group, at) => {
    const here = rows.filter((row) => row.group === group);
    const most = Math.max(LEAST, room - LEAST * (groups.length - 1 - at));
    const shown = here.length <= Math.max(MOST_ROWS, most + 1) ? here.length : most;
    room -= shown;
    return here.map((row, nth) => (nth < shown ? row : { ...row, isFurther: true as const }));
  });
}
