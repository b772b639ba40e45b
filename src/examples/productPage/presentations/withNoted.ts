import type { Presentation, Row } from "./presentation";

/** What begins the identifier of what was noted on the page itself. */
const NOTED = "+";
const BETWEEN = " ";

/** An identifier for what was noted at a moment, which says what it was. */
export function notedId(moment: number, values: readonly string[]): string {
  return [`${NOTED}${moment}`, ...values].join(BETWEEN);
}

/** A page with what was noted on it: a row each, the latest first, in the place of the one it changes. */
export function withNoted(presentation: Presentation, ids: Iterable<string>): Presentation {
  const { list, noting } = presentation;
  const noted = [...ids]
    .flatMap((id) => notedRow(presentation, id) ?? [])
    .map((row) => (list.isGrouped ? { ...row, group: row.state.text } : row))
    .reverse();
  if (noted.length === 0) return presentation;
  const replaced = new Set(noting?.replaces ? noted.map(({ who }) => who.name) : []);
  const latest = noted.filter(({ who }, at) => !replaced.has(who.name) || noted.findIndex((one) => one.who.name === who.name) === at);
  const rows = list.rows.filter(({ who }) => !replaced.has(who.name));
  const groups = [...new Set([...latest, ...rows].map(({ group }) => group))];
  const ofGroup = (all: readonly Row[], group: string | undefined) => all.filter((row) => row.group === group);
  return { ...presentation, list: { ...list, rows: groups.flatMap((group) => [...ofGroup(latest, group), ...ofGroup(rows, group)]) } };
}

/** The row of what was noted, which can be taken back; undefined: another version of the page has noted it. */
export function notedRow({ noting }: Presentation, id: string): Row | undefined {
  if (noting === undefined || !id.startsWith(NOTED)) return undefined;
  const [, ...values] = id.split(BETWEEN);
  if (values.length !== noting.fields.length) return undefined;
  const noted = noting.row(values);
  if (noted === undefined) return undefined;
  const { row, counts } = noted;
  return { ...row, act: { id, name: noting.name, done: row.state.text, doneTone: row.state.tone, counts } };
}
