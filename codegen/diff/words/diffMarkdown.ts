import type { Diff } from "../diff";
import { type Effect, isWaiting } from "../effect";
import type { PersonaChange } from "../personaChanges";
import { effectLines } from "./effectLines";
import { headline } from "./headline";
import { namesOf, type Wording } from "./reachWords";

/** Marks the one comment of a pull request that is written anew. */
export const MARKER = "<!-- clarine:registre -->";
const MOST_BLOCKS = 5;
const MOST_ROWS = 16;
/** Below the limit of a comment, with room for what a bot adds. */
const MOST_CHARACTERS = 60_000;

/** The comment of a pull request: the verdict, what waits for an answer, what does not, and a table by persona. */
export function diffMarkdown({ effects, personas }: Diff, wording: Wording): string {
  const { say } = wording;
  const waiting = effects.filter(isWaiting);
  const sides = { base: wording.base.shown, head: wording.head.shown };
  const verdict =
    waiting.length > 0
      ? `⛔ ${say("markdown-waits", { waiting: waiting.length })}`
      : effects.length > 0
        ? `✅ ${say("markdown-calm", { count: effects.length })}`
        : `✅ ${say("markdown-none")}`;
  const rest = effects.filter((effect) => !isWaiting(effect));
  const met = personas
    .filter(hasChanged)
    .sort((one, other) => weight(other.lost) - weight(one.lost) || weight(other.gained) - weight(one.gained));
  const text = [
    MARKER,
    `### ${verdict}`,
    ...waiting.slice(0, MOST_BLOCKS).map((effect, index) => block(effect, index + 1, wording)),
    ...(waiting.length > MOST_BLOCKS ? [say("markdown-more", { count: waiting.length - MOST_BLOCKS })] : []),
    ...(rest.length === 0
      ? []
      : [
          [
            `#### ${say("markdown-rest")}`,
            ...rest.map((effect) => `- ${escaped([headline(effect, wording), ...effectLines(effect, wording)].join(" — "))}`),
          ].join("\n"),
        ]),
    ...(met.length === 0 ? [] : [personaTable(met, wording)]),
    escaped(say("markdown-sides", sides)),
  ].join("\n\n");
  return `${text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}\n\n${say("markdown-cut", { count: text.length - MOST_CHARACTERS })}` : text}\n`;
}

function block(effect: Effect, number: number, wording: Wording): string {
  const { id, place, answer } = effect;
  const yes = answer === "impossible" ? [] : [`\`npm run -s registry -- accept ${id} --base ${wording.base.shown} --why "…"\``];
  return [
    `#### ${number}. ${escaped(headline(effect, wording))} · \`${id}\``,
    ...effectLines(effect, wording).map((line) => `${escaped(line)}  `),
    [...(place === null ? [] : [`\`${place.file}:${place.line}\``]), ...yes].join(" · "),
  ].join("\n");
}

function personaTable(met: readonly PersonaChange[], wording: Wording): string {
  const { say } = wording;
  const count = (gained: readonly string[], lost: readonly string[]) =>
    [...(gained.length > 0 ? [`+${gained.length}`] : []), ...(lost.length > 0 ? [`−${lost.length}`] : [])].join(" ");
  const rows = new Map<string, PersonaChange[]>();
  for (const one of met) {
    const key = `${count(one.gained.tiles, one.lost.tiles)} | ${count(one.gained.routes, one.lost.routes)}`;
    rows.set(key, [...(rows.get(key) ?? []), one]);
  }
  const lines = [...rows].slice(0, MOST_ROWS).map(([counts, alike]) => `| ${escaped(namesOf(alike, wording))} | ${counts} |`);
  const head = `| ${say("markdown-persona")} | ${say("markdown-tiles")} | ${say("markdown-screens")} |\n|---|---:|---:|`;
  return `<details><summary>${say("markdown-personas", { count: met.length })}</summary>\n\n${head}\n${lines.join("\n")}\n\n</details>`;
}

function hasChanged({ gained, lost, home }: PersonaChange): boolean {
  return weight(gained) + weight(lost) > 0 || home !== null;
}

function weight({ tiles, routes }: PersonaChange["gained"]): number {
  return tiles.length + routes.length;
}

/** Labels are text of the registry: none of it is markup. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`).replaceAll(/[\r\n]+/g, " ");
}
