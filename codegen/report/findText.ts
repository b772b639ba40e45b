import type { FindAnswer, FoundThing } from "../answer/findAnswer";

/** What was found as people read it: kind, name, text, where it leads and where it stands. */
export function findText({ asked, found, icons, more }: FindAnswer, registry: string): string {
  if (found.length === 0 && icons.length === 0) return `Nothing in ${registry} says "${asked}". Try one word of it, or a part of a word.\n`;
  return [
    ...found.map((one) => thingLines(one, registry)),
    ...(icons.length === 0 ? [] : [`icons: ${icons.join(", ")}\n`]),
    ...(more === 0 ? [] : [`${more} more: write another word.\n`]),
  ].join("");
}

function thingLines({ kind, name, label, leads, file, line }: FoundThing, registry: string): string {
  const towards = leads === null ? "" : kind === "tile" ? `opens ${leads}, ` : `${leads}, `;
  return `${kind} ${name}${label === null ? "" : `: ${label}`}\n  ${towards}${registry}/${file}:${line}\n`;
}
