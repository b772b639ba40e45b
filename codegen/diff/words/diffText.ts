import type { Diff } from "../diff";
import { isBreaking, isWaiting } from "../effect";
import { type Entry, entriesOf, fitted } from "./entries";
import type { Wording } from "./reachWords";
import { metPersonas, summaryLines } from "./summary";

/** A screen or two of a terminal. */
const MOST_LINES = 50;

/** The comparison as people read it: the verdict first and last, what waits, then what does not, as far as it is soon read. */
export function diffText(result: Diff, wording: Wording): string {
  const { effects } = result;
  const { base, say, asked } = wording;
  const verdict = verdictOf(result, wording);
  if (effects.length === 0) return `${verdict}\n`;
  const waiting = effects.filter(isWaiting);
  const [first] = waiting.filter(({ answer }) => answer !== "impossible");
  const [persona] = metPersonas(result);
  const end = [
    ...(first === undefined ? [] : [say("diff-say-yes", { id: first.id, base: base.shown })]),
    ...(persona === undefined ? [] : [say("diff-persona", { asked, id: persona.id })]),
    ...(waiting.length === 0 ? [] : [say("diff-exit", { waiting: waiting.length })]),
  ];
  const head = [verdict, ...summaryLines(result, wording).map((line) => line.replaceAll("**", "")), ""];
  const entries = entriesOf(effects, wording);
  const { waits, rest, left, isCut } = fitted(entries, MOST_LINES - head.length - end.length - 3, blockOf, titleOf);
  const more = isCut ? [...(left === 0 ? [] : [say("diff-left", { count: left })]), say("diff-all", { asked })] : [];
  return `${[...head, ...waits.flat(), ...rest.flat(), ...more, ...(end.length === 0 ? [] : ["", ...end])].join("\n")}\n`;
}

/** How many effects there are and how many of them wait, in one line. */
export function verdictOf({ effects }: Diff, { base, head, say }: Wording): string {
  const sides = { base: base.shown, head: head.shown, count: effects.length };
  const waiting = effects.filter(isWaiting).length;
  if (effects.length === 0) return say("diff-none", sides);
  return waiting === 0 ? say("diff-calm", sides) : say("diff-waits", { ...sides, waiting });
}

function blockOf(entry: Entry): readonly string[] {
  return [...titleOf(entry), ...entry.lines.map(inner)];
}

function titleOf({ effect, headline, alike }: Entry): readonly string[] {
  const { id, place, answer, accepted } = effect;
  const sign = answer === "none" ? (isBreaking(effect) ? "− " : "+ ") : accepted === null || answer === "impossible" ? "⛔" : "✓ ";
  const where = place === null ? "" : `  ${place.file}:${place.line}`;
  return [`${sign} ${answer === "none" ? "        " : id}  ${headline}${where}`, ...(alike === null ? [] : [inner(alike)])];
}

function inner(line: string): string {
  return `             ${line}`;
}
