import type { Diagnostic } from "../diagnostic/diagnostic";
import { sortFindings } from "../diagnostic/finding";
import { textMissing, twiceAsMeant } from "./writtenTwice";

const MISPLACED: ReadonlySet<string> = new Set(["misplaced-file", "unknown-file"]);

/** What looks forgotten, which any error may have caused: told once there is none. */
const OVERSIGHTS: ReadonlySet<string> = new Set([
  "all-grants-beside",
  "application-twice",
  "code-twice",
  "code-unheld",
  "code-without-right",
  "default-route-elsewhere",
  "everybody-held",
  "frame-origin-twice",
  "grant-elsewhere",
  "grant-unused",
  "home-not-held",
  "icon-taken",
  "label-placeholder",
  "language-copied",
  "odd-text",
  "or-else-twice",
  "param-without-colon",
  "persona-herds",
  "persona-label-twice",
  "route-name-case",
  "text-untranslated",
  "tile-label-alike",
  "tile-label-twice",
  "tile-query-param",
  "tile-twice",
  "timeout-unit",
]);

/** Findings in their order, without those that come from another one. */
export function withoutConsequences(all: readonly Diagnostic[]): readonly Diagnostic[] {
  // What else is wrong in a file is told once it stands in its place.
  const misplaced = new Set(all.filter(({ code }) => MISPLACED.has(code)).map(({ file }) => file));
  const told = all.filter(({ code, file }) => MISPLACED.has(code) || !misplaced.has(file));
  const single = told.map((one) => twiceAsMeant(one, told));
  const broken = told.some(({ severity }) => severity === "error");
  return gathered(
    sortFindings(
      single.filter(
        (one) =>
          !(broken && OVERSIGHTS.has(one.code)) &&
          !isOfDuplicate(one, told) &&
          !isOfRename(one, told) &&
          !isOfCut(one, told) &&
          !isOfRefused(one, told),
      ),
    ),
  );
}

/** What is missing where a key stands twice was most likely written under the wrong one. */
function isOfDuplicate(one: Diagnostic, all: readonly Diagnostic[]): boolean {
  const { code, file, line } = one;
  if (code !== "missing-translation" && code !== "missing-key") return false;
  if (all.some((other) => textMissing(other, all) === one)) return true;
  return all.some((other) => other.code === "duplicate-key" && other.file === file && other.line === line);
}

/** What a value that is not there brings about, in its line or at what it belongs to. */
const LACKING: ReadonlySet<string> = new Set(["empty-value", "missing-key", "missing-translation", "tile-param-missing", "tile-target"]);

/** An alias has no value, nor has what a remark cuts off, nor a list what a comma cuts off: what is missing there is told with it. */
function isOfCut({ code, file, line, message }: Diagnostic, all: readonly Diagnostic[]): boolean {
  if (code.startsWith("yaml-") || code === "text-cut" || message.startsWith(COMMA)) return false;
  return all.some((other) => {
    if (other.file !== file) return false;
    if (other.code === "yaml-tag" && other.line === line && code === "empty-text") return true;
    if (other.code === "yaml-anchor") return other.line === line || LACKING.has(code);
    return (
      other.line === line &&
      ((other.code === "text-cut" && LACKING.has(code)) || (other.message.startsWith(COMMA) && code === "wrong-type"))
    );
  });
}

/** A list of pages that is none gives no page, and a refused name of an origin no origin. */
function isOfRefused({ code, file, line, message }: Diagnostic, all: readonly Diagnostic[]): boolean {
  if (code === "origin-missing") return all.some((other) => other.file === file && other.message.startsWith('"origin" is '));
  if (code === "unknown-list" && message.includes(" has the page ")) return all.some((other) => OF_PAGES.test(other.message));
  if (code !== "unknown-route" || !message.includes(" has no page ")) return false;
  return all.some(
    (other) =>
      other.file === file && ((["list-page", "wrong-type"].includes(other.code) && other.line === line) || OF_PAGES.test(other.message)),
  );
}

/** An entry of a list of pages that is none. */
const OF_PAGES = /^Entry \d+ of "pages" /;

/** How what a comma in { } cuts off is told. */
const COMMA = "In { }, a comma ends";

/** A file whose id has changed alone: what still asks for the old id, which is the name of the file, is right once that is settled. */
function isOfRename({ code, message }: Diagnostic, all: readonly Diagnostic[]): boolean {
  if (!code.startsWith("unknown-")) return false;
  return all.some((other) => other.code === "file-name" && message.startsWith(`"${other.file.replace(/^.*\/|\.yaml$/g, "")}" is not `));
}

/** Places that are named beside the first one. */
const NAMED_PLACES = 3;

/** One name that is unknown in many places has one cause: it is told at the first, with the others below. */
function gathered(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const one of all) {
    if (!one.code.startsWith("unknown-")) continue;
    const key = `${one.code} ${one.message}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return all.flatMap((one) => {
    const [first, ...others] = groups.get(`${one.code} ${one.message}`) ?? [];
    if (others.length < NAMED_PLACES) return [one];
    const more = others.length - NAMED_PLACES;
    const places = others.slice(0, NAMED_PLACES).map(({ file, line, column }, at) => {
      const last = at === NAMED_PLACES - 1 && more > 0 ? `, and ${more} more` : "";
      return { file, line, column, message: `asks for it too${last}` };
    });
    return one === first ? [{ ...one, related: places }] : [];
  });
}
