/** A scalar and where the text goes on after it. */
export interface Scanned<T> {
  readonly value: T;
  readonly end: number;
}

const DOUBLE_QUOTED = /"((?:[^"\\]|\\["\\nt/])*)"/y;
const SINGLE_QUOTED = /'((?:[^']|'')*)'/y;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

/** Characters that mean something else at the start of a plain text. */
const INDICATORS = new Set("-?:,[]{}#&*!|>'\"%@`=");

const NUMBER = /^(?:0|[1-9][0-9]{0,14})$|^(?:0|[1-9][0-9]{0,8})\.[0-9]{1,6}$/;
/** Whatever YAML might read as a number, or as nothing: left to the full parser. */
const UNSURE = /^(?:[-+]?\.?[0-9][0-9._eExXoOa-fA-F+-]*|[-+.]?\.?(?:inf|Inf|INF|nan|NaN|NAN)|~|null|Null|NULL|True|TRUE|False|FALSE)$/;

/** A text in quotes, or null when it is none or goes beyond what is read quickly. */
export function quotedAt(text: string, start: number): Scanned<string> | null {
  const single = text[start] === "'";
  const pattern = single ? SINGLE_QUOTED : DOUBLE_QUOTED;
  pattern.lastIndex = start;
  const found = pattern.exec(text);
  const inner = found?.[1];
  if (inner === undefined) return null;
  const value = single ? inner.replaceAll("''", "'") : inner.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
  return { value, end: pattern.lastIndex };
}

/** The value of a plain text, or undefined when only the full parser can tell. */
export function plainValue(text: string): string | number | boolean | undefined {
  if (text === "" || INDICATORS.has(text.charAt(0)) || text.endsWith(":") || text.includes(": ")) return undefined;
  if (text === "true") return true;
  if (text === "false") return false;
  if (NUMBER.test(text)) return Number(text);
  return UNSURE.test(text) ? undefined : text;
}

/** Whether only spaces or a comment follow. */
export function isRestBlank(text: string, end: number): boolean {
  return BLANK_REST.test(text.slice(end));
}

const BLANK_REST = /^ *$|^ +#/;
const SPACES_AT_END = / +$/;

/** Without the spaces at its end; other white space (a no-break space) belongs to the text. */
export function withoutEnd(text: string): string {
  return text.endsWith(" ") ? text.replace(SPACES_AT_END, "") : text;
}

/** Without the spaces at its start. */
export function withoutStart(text: string): string {
  let start = 0;
  while (text[start] === " ") start++;
  return text.slice(start);
}
