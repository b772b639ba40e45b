import type { Diff } from "../diff";
import { type Effect, isLess, isWaiting } from "../effect";
import { effectLines } from "./effectLines";
import { headline } from "./headline";
import type { Wording } from "./reachWords";

/** The comparison as people read it: the verdict first and last, what waits, then what does not, a line each. */
export function diffText(result: Diff, wording: Wording): string {
  const { effects } = result;
  const { base, say } = wording;
  const waiting = effects.filter(isWaiting);
  const verdict = verdictOf(result, wording);
  if (effects.length === 0) return `${verdict}\n`;
  const [first] = waiting.filter(({ answer }) => answer !== "impossible");
  const end = [
    ...(first === undefined ? [] : [say("diff-say-yes", { id: first.id, base: base.shown })]),
    ...(waiting.length === 0 ? [] : [say("diff-exit", { waiting: waiting.length })]),
  ];
  const blocks = effects.map((effect) => effectText(effect, wording));
  return `${[verdict, "", ...blocks, ...(end.length === 0 ? [] : ["", ...end])].join("\n")}\n`;
}

/** How many effects there are and how many of them wait, in one line. */
export function verdictOf({ effects }: Diff, { base, head, say }: Wording): string {
  const sides = { base: base.shown, head: head.shown, count: effects.length };
  const waiting = effects.filter(isWaiting).length;
  if (effects.length === 0) return say("diff-none", sides);
  return waiting === 0 ? say("diff-calm", sides) : say("diff-waits", { ...sides, waiting });
}

function effectText(effect: Effect, wording: Wording): string {
  const { id, place, answer, accepted } = effect;
  const sign = answer === "none" ? (isLess(effect) ? "− " : "+ ") : accepted === null || answer === "impossible" ? "⛔" : "✓ ";
  const where = place === null ? "" : `  ${place.file}:${place.line}`;
  const title = `${sign} ${answer === "none" ? "        " : id}  ${headline(effect, wording)}${where}`;
  return [title, ...effectLines(effect, wording).map((line) => `             ${line}`)].join("\n");
}
