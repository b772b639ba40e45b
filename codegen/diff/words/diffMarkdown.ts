import { asMarkdown } from "../../formats/escape";
import type { Diff } from "../diff";
import { isWaiting } from "../effect";
import type { PersonaChange } from "../personaChanges";
import { type Entry, entriesOf, fitted, MOST_BLOCKS } from "./entries";
import { namesOf, type Wording } from "./reachWords";
import { metPersonas, summaryLines } from "./summary";

/** Marks the one comment of a pull request that is written anew. */
export const MARKER = "<!-- clarine:registre -->";
/** As much as people read of a comment: some 12 kB. */
const MOST_LINES = 60;
/** Marker, verdict, summary, titles and what is said below, with the lines between them. */
const FRAME_LINES = 16;
const MOST_ROWS = 16;
/** Below the limit of a comment, with room for what a bot adds. */
const MOST_CHARACTERS = 60_000;

/** The comment of a pull request: the verdict, what waits for an answer, what does not, and a table by persona. */
export function diffMarkdown(result: Diff, wording: Wording): string {
  const { effects } = result;
  const { say, asked } = wording;
  const waiting = effects.filter(isWaiting).length;
  const sides = { base: wording.base.shown, head: wording.head.shown };
  const verdict =
    waiting > 0
      ? `⛔ ${say("markdown-waits", { waiting })}`
      : effects.length > 0
        ? `✅ ${say("markdown-calm", { count: effects.length })}`
        : `✅ ${say("markdown-none")}`;
  const [met, summary] = [metPersonas(result), summaryLines(result, wording)];
  const table = met.length === 0 ? [] : [personaTable(met, wording)];
  const room = MOST_LINES - FRAME_LINES - table.join("").split("\n").length;
  const entries = entriesOf(effects, wording);
  const numbers = new Map(entries.map((entry, n) => [entry, n + 1]));
  const { waits, rest, left, isCut } = fitted(entries, room, (entry) => block(entry, numbers.get(entry) ?? 0, wording), titleOf);
  const [blocks, titles] = [waits.slice(0, MOST_BLOCKS), waits.slice(MOST_BLOCKS)];
  const text = [
    MARKER,
    `### ${verdict}`,
    ...(summary.length === 0 ? [] : [summary.map((line) => `${bold(line)}  `).join("\n")]),
    ...blocks.map((lines) => lines.join("\n").trimEnd()),
    ...(titles.length === 0 ? [] : [titles.join("\n")]),
    ...(rest.length === 0 ? [] : [[`#### ${say("markdown-rest")}`, ...rest].join("\n")]),
    ...table,
    ...(left === 0 ? [] : [asMarkdown(say("diff-left", { count: left }))]),
    ...(isCut ? [say("markdown-all", { asked })] : []),
    asMarkdown(say("markdown-sides", sides)),
  ].join("\n\n");
  return `${text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}\n\n${say("markdown-cut", { count: text.length - MOST_CHARACTERS })}` : text}\n`;
}

function block({ effect, headline, alike, lines }: Entry, number: number, wording: Wording): readonly string[] {
  const all = [...(alike === null ? [] : [alike]), ...lines];
  if (!isWaiting(effect)) return [`- ${asMarkdown([headline, ...all].join(" — "))}`];
  const { id, place, answer } = effect;
  const yes = answer === "impossible" ? [] : [`\`npm run -s registry -- accept ${id} --base ${wording.base.shown} --why "…"\``];
  return [
    `#### ${number}. ${asMarkdown(headline)} · \`${id}\``,
    ...all.map((line) => `${asMarkdown(line)}  `),
    [...(place === null ? [] : [asMarkdown(`${place.file}:${place.line}`)]), ...yes].join(" · "),
    "",
  ];
}

function titleOf({ effect: { id, place }, headline, alike }: Entry): readonly string[] {
  const where = place === null ? [] : [asMarkdown(`${place.file}:${place.line}`)];
  return [[`- ${asMarkdown(headline)}`, `\`${id}\``, ...(alike === null ? [] : [asMarkdown(alike)]), ...where].join(" · ")];
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
  const lines = [...rows].slice(0, MOST_ROWS).map(([counts, alike]) => `| ${asMarkdown(namesOf(alike, wording))} | ${counts} |`);
  if (rows.size > MOST_ROWS) lines.push(`| ${say("effect-texts-more", { count: rows.size - MOST_ROWS })} | | |`);
  const head = `| ${say("markdown-persona")} | ${say("markdown-tiles")} | ${say("markdown-screens")} |\n|---|---:|---:|`;
  return `<details><summary>${say("markdown-personas", { count: met.length })}</summary>\n\n${head}\n${lines.join("\n")}\n\n</details>`;
}

/** What is bold in a sentence of the tool stays so. */
function bold(text: string): string {
  return text.split("**").map(asMarkdown).join("**");
}
