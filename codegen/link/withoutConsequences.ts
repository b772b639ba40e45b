import type { Diagnostic } from "../diagnostic/diagnostic";
import { sortFindings } from "../diagnostic/finding";

const MISPLACED: ReadonlySet<string> = new Set(["misplaced-file", "unknown-file"]);

/** Findings in their order, without those that come from another one. */
export function withoutConsequences(all: readonly Diagnostic[]): readonly Diagnostic[] {
  // What else is wrong in a file is told once it stands in its place.
  const misplaced = new Set(all.filter(({ code }) => MISPLACED.has(code)).map(({ file }) => file));
  const told = all.filter(({ code, file }) => MISPLACED.has(code) || !misplaced.has(file));
  return gathered(sortFindings(told.filter((one) => !isOfDuplicate(one, told) && !isOfRename(one, told))));
}

/** What is missing where a key stands twice was most likely written under the wrong one. */
function isOfDuplicate({ code, file, line }: Diagnostic, all: readonly Diagnostic[]): boolean {
  if (code !== "missing-translation" && code !== "missing-key") return false;
  return all.some((other) => other.code === "duplicate-key" && other.file === file && other.line === line);
}

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
