import type { Language } from "./language";
import type { Params } from "./params";
import { isWord, WORDS } from "./words";

/** `{name}`, `{count|one|many}`; the question that a suggestion ends with takes the place of a full stop. */
const PLACE = /\{suggestion\}\.?|\{([#@]?[A-Za-z]\w*)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** A text with its `{name}`s filled in: a value, a word of the tool (`{#name}`), or a number with its noun (`{count|one|many}`). */
export function fillIn(text: string, params: Params, language: Language): string {
  return text.replace(PLACE, (whole: string, name?: string, one?: string, many?: string) => {
    if (name === undefined) return didYouMean(params.suggestion ?? null, language) ?? whole.slice("{suggestion}".length);
    if (!Object.hasOwn(params, name)) return whole;
    const value = String(params[name]);
    if (one !== undefined) return `${value} ${isOne(Number(value), language) ? one : many}`;
    return name.startsWith("#") ? (isWord(value) ? WORDS[language][value] : value) : value;
  });
}

function isOne(count: number, language: Language): boolean {
  return count === 1 || (count === 0 && language === "fr");
}

function didYouMean(name: string | number | null, language: Language): string | null {
  if (name === null) return null;
  return language === "fr" ? ` ; vouliez-vous dire « ${name} » ?` : `; did you mean "${name}"?`;
}
