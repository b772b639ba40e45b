import type { Say } from "../messages/say";
import { titleOf } from "./explainText";
import type { FindAnswer, FoundEntry } from "./findAnswer";

/** What was found as people read it: kind, name, text, where it leads and where it stands. */
export function findText({ asked, meant, found, icons, more }: FindAnswer, registry: string, say: Say): string {
  if (found.length === 0 && icons.length === 0) return `${say("find-none", { registry, asked })}\n`;
  return [
    ...(meant === undefined ? [] : [`${say("find-meant", { registry, asked, suggestion: meant })}\n`]),
    ...found.map((one) => entryLines(one, registry, say)),
    ...(icons.length === 0 ? [] : [`${say("find-icons", { names: icons.join(", ") })}\n`]),
    ...(more === 0 ? [] : [`${say("find-more", { count: more })}\n`]),
  ].join("");
}

function entryLines({ kind, name, label, purpose, leads, file, line }: FoundEntry, registry: string, say: Say): string {
  const place = `${registry}/${file}:${line}`;
  const where = leads === null ? place : kind === "tile" ? say("find-opens", { leads, place }) : `${leads}, ${place}`;
  return `${titleOf(kind, name, label, say)}\n${purpose === null ? "" : `  ${purpose}\n`}  ${where}\n`;
}
