import type { Diff } from "./diff";
import { type Effect, isWaiting } from "./effect";
import { effectLines, headline, type Telling } from "./effectWords";

/** The comparison as people read it: the verdict first and last, what waits, then what does not, a line each. */
export function diffText({ effects }: Diff, telling: Telling): string {
  const { base, head, say } = telling;
  const waiting = effects.filter(isWaiting);
  const sides = { base: base.shown, head: head.shown };
  if (effects.length === 0) return `${say("diff-none", sides)}\n`;
  const verdict =
    waiting.length === 0
      ? say("diff-calm", { ...sides, count: effects.length })
      : say("diff-waits", { ...sides, count: effects.length, waiting: waiting.length });
  const [first] = waiting.filter(({ answer }) => answer !== "impossible");
  const end = [
    ...(first === undefined ? [] : [say("diff-say-yes", { id: first.id, base: base.shown })]),
    ...(waiting.length === 0 ? [] : [say("diff-exit", { waiting: waiting.length })]),
  ];
  const blocks = effects.map((effect) => effectText(effect, telling));
  return `${[verdict, "", ...blocks, ...(end.length === 0 ? [] : ["", ...end])].join("\n")}\n`;
}

function effectText(effect: Effect, telling: Telling): string {
  const { id, place, answer, accepted } = effect;
  const sign = answer === "none" ? "+ " : accepted === null || answer === "impossible" ? "⛔" : "✓ ";
  const where = place === null ? "" : `  ${place.file}:${place.line}`;
  const title = `${sign} ${answer === "none" ? "        " : id}  ${headline(effect, telling)}${where}`;
  return [
    title,
    ...(answer === "none" && effect.personas.length === 0 ? [] : effectLines(effect, telling).map((line) => `             ${line}`)),
  ].join("\n");
}
