import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { quoted } from "./quoted";
import { type SourceLine, sourceLines } from "./slip";

/** A text without quotes, and what a # cuts off it. A remark has a space after its #. */
const CUT = /^(\s*(?:- +)*[\w.{}-]+: +)([^\s"'{[|>#&*!%@`].*?) +(#[^\s#].*)$/;

/** The same with a space after the #, as remarks have it and numbers too. */
const REMARKED = /^( *(?:- +)*([\w.-]+): +)([^\s"'{[|>#&*!%@`].*?) +(#(?:[\s#].*)?)$/;
/** Keys of two letters that are no languages. */
const NO_LANGUAGES: readonly string[] = ["id", "to"];
/** Names of people, farms and places. */
const NAMES: readonly string[] = ["emetteur", "nom", "offre", "prenom", "prescripteur", "raisonSociale", "ville"];

const ALL_CUT = /^(\s*(?:(?:- +)*[\w.{}-]+:|-)) +(#[^\s#].*?)\s*$/;

/** `colour: #f5f7f2`: all of the value is a remark, and nothing below stands in its place. */
function wholeCut(file: string, line: SourceLine, next: SourceLine | undefined): Diagnostic | null {
  const [, key = "", lost = ""] = ALL_CUT.exec(line.text) ?? [];
  if (lost === "" || (next !== undefined && (next.indent > line.indent || (next.content.startsWith("- ") && !key.endsWith("-")))))
    return null;
  const number = line.number + 1;
  const column = line.text.indexOf(lost) + 1;
  const range = { file, line: number, column, endLine: number, endColumn: column + lost.length };
  return finding(range, "text-cut", `${JSON.stringify(lost)} is read as a remark, since it starts with #: there is no value.`, {
    hint: wholeRemedy(key.trim(), lost),
  });
}

/** A colour, or a text in one of the languages, has its # in quotes; a name or an address has none. */
function wholeRemedy(key: string, lost: string): string {
  const quotes = `Put it in quotes: ${key} ${quoted(lost)}`;
  const bare = lost.replace(/^[#/]+/, "");
  if (/^#[0-9a-f]{3,8}$/i.test(lost) || /^(?:- +)*[a-z]{2}:$/.test(key) || !/^[A-Za-z]\S*$/.test(bare)) return quotes;
  return `Write it without the #: ${key} ${bare}. When the # belongs to a text, put it in quotes.`;
}

/** `fr: Robot #2` is good YAML, in which the rest of the line is a remark: the text has lost its end, and nothing else would say so. */
export function cutTexts(file: string, text: string): readonly Diagnostic[] {
  if (!/\S #|: +#[^\s#]/.test(text)) return [];
  const lines = sourceLines(text);
  return lines.flatMap((line, index) => {
    const whole = wholeCut(file, line, lines[index + 1]);
    if (whole !== null) return [whole];
    const [, key = "", kept = "", lost = ""] = CUT.exec(line.text) ?? [];
    if (lost === "") return remarked(file, line);
    const number = line.number + 1;
    const range = { file, line: number, column: line.text.length - lost.length + 1, endLine: number, endColumn: line.text.length + 1 };
    const hint = `Put the whole text in quotes: ${key.trim()} ${quoted(`${kept} ${lost}`)}. A remark has a space after its #.`;
    return [
      finding(range, "text-cut", `The text ends before the #: ${JSON.stringify(lost)} is read as a remark.`, { hint, severity: "warning" }),
    ];
  });
}

/** `fr: Robot # 2` where a text is shown to people: a remark there is better told from the text on a line of its own. */
function remarked(file: string, line: SourceLine): readonly Diagnostic[] {
  const [, before = "", key = "", kept = "", lost = ""] = REMARKED.exec(line.text) ?? [];
  const isText =
    file.startsWith("labels/") ||
    (/^[a-z]{2}$/.test(key) && !NO_LANGUAGES.includes(key)) ||
    (file.startsWith("personas/") && NAMES.includes(key));
  if (lost === "" || !isText) return [];
  const number = line.number + 1;
  const range = { file, line: number, column: line.text.length - lost.length + 1, endLine: number, endColumn: line.text.length + 1 };
  return [
    finding(range, "text-cut", `The text ends before the #: ${JSON.stringify(lost)} is read as a remark.`, {
      hint: `Put the whole text in quotes: ${before.trim()} ${quoted(`${kept} ${lost}`)}. A remark stands on a line of its own.`,
      severity: "warning",
    }),
  ];
}
