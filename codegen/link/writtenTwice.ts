import type { Diagnostic } from "../diagnostic/diagnostic";
import { kindOf } from "../read/kindOf";
import { KINDS } from "../schema/kinds";
import { keyNames } from "./schemaKeys";

/** A key that stands twice, as it was meant: as a language that is missing, or as a key of the registry, which has no other name. */
export function twiceAsMeant(one: Diagnostic, all: readonly Diagnostic[]): Diagnostic {
  const [, name] = /^"([^"]+)" is written twice/.exec(one.message) ?? [];
  const kind = kindOf(one.file);
  if (one.code !== "duplicate-key" || name === undefined || kind === null) return one;
  const isKey = /^[a-z]{2}$/.test(name) || keyNames(KINDS[kind].schema).has(name);
  return withMissing(isKey && one.hint === `${KEEP_ONE}${OTHER_NAME}.` ? { ...one, hint: `${KEEP_ONE}.` } : one, all);
}

const KEEP_ONE = "Keep one of the two";
const OTHER_NAME = ", or give the second another name";

/** Lines that a text with one language a line takes, at most. */
const LINES_OF_TEXT = 12;
const LANGUAGE_TWICE = /^"([a-z]{2})" is written twice/;

/** The text whose second `de:` was to be `es:`: the missing translation nearest above. */
export function textMissing({ code, file, line, message }: Diagnostic, all: readonly Diagnostic[]): Diagnostic | undefined {
  if (code !== "duplicate-key" || !LANGUAGE_TWICE.test(message)) return undefined;
  return all.findLast(
    (other) => other.code === "missing-translation" && other.file === file && other.line <= line && line - other.line <= LINES_OF_TEXT,
  );
}

/** One finding for a language that stands twice in a text and the one that it was to be. */
function withMissing(one: Diagnostic, all: readonly Diagnostic[]): Diagnostic {
  const missing = / is missing in (.*)\.$/.exec(textMissing(one, all)?.message ?? "")?.[1];
  const [, twice] = LANGUAGE_TWICE.exec(one.message) ?? [];
  const [id] = /(?<=\()[a-z]{2}(?=\))/.exec(missing ?? "") ?? [];
  if (missing === undefined || twice === undefined || id === undefined) return one;
  return {
    ...one,
    message: `"${twice}" is written twice in this text, and ${missing} is missing.`,
    hint: `Write "${id}:" in place of one of the two "${twice}:", whichever holds that text.`,
  };
}
