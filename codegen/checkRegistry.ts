import type { Diagnostic } from "./diagnostic/diagnostic";
import { allFindings } from "./link/allFindings";
import { linkRegistry } from "./link/linkRegistry";
import type { RegistryModel } from "./link/model";
import { withTextsWhole } from "./link/textWithKey";
import { readFiles } from "./read/readRegistry";
import type { RegistryFiles } from "./read/registryFiles";
import type { RuleOptions } from "./rules/rule";
import { runRules } from "./rules/runRules";

export interface CheckResult {
  /** null when there is an error: nothing is built from a broken registry. */
  readonly model: RegistryModel | null;
  /** Findings of all files, by file, line, column and code. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Findings about two things that cannot both be: told at the one that came last. */
const TWICE: ReadonlySet<string> = new Set([
  "application-twice",
  "code-twice",
  "duplicate-id",
  "frame-base-twice",
  "frame-origin-twice",
  "language-copied",
  "login-twice",
  "order-twice",
  "persona-label-twice",
  "persona-twice",
  "route-ambiguous",
  "route-case",
  "screen-once",
  "tile-label-alike",
  "tile-label-twice",
  "tile-twice",
]);

/** Findings about a name that may have been another at the last generation. */
const RENAMED: ReadonlySet<string> = new Set(["unknown-application", "unknown-grant", "unknown-param", "unknown-route", "unknown-section"]);

/** Reads, links and checks a registry in one run. */
export function checkRegistry(files: RegistryFiles, options: RuleOptions = {}): CheckResult {
  const { last, ...plain } = options;
  const checked = checkFiles(files, plain, () => false);
  if (last === undefined || !checked.diagnostics.some(({ code }) => TWICE.has(code) || RENAMED.has(code))) return checked;
  const before = last();
  return checkFiles(files, { ...plain, last: () => before }, (file) => before.hasChanged(file, files.get(file) ?? ""));
}

function checkFiles(files: RegistryFiles, options: RuleOptions, isLate: (file: string) => boolean): CheckResult {
  const linked = linkRegistry(readFiles(files, isLate));
  const { model } = linked;
  const all = withTextsWhole(allFindings(linked, runRules(model, { ...options, isLate })), files);
  return { model: all.some(({ severity }) => severity === "error") ? null : model, diagnostics: all };
}
