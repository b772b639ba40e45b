import { type Finding, sortFindings } from "./diagnostic/finding";
import { placeKey } from "./diagnostic/range";
import { linkRegistry, type OutsideNames } from "./link/linkRegistry";
import type { RegistryModel } from "./link/model";
import { readFiles } from "./read/readRegistry";
import type { RegistryFiles } from "./read/registryFiles";
import { ALL_RULES } from "./rules/all";
import { hiddenInComments } from "./rules/hiddenComments";
import type { RuleOptions } from "./rules/rule";

export interface CheckResult {
  /** null when there is an error: nothing is built from a broken registry. */
  readonly model: RegistryModel | null;
  /** What could be understood all the same. */
  readonly understood: RegistryModel;
  /** Findings of all files, by file, line, column and code. */
  readonly findings: readonly Finding[];
}

/** Reads, links and checks a registry in one run. */
export function checkRegistry(files: RegistryFiles, outside: OutsideNames & RuleOptions = {}): CheckResult {
  const { model, findings } = linkRegistry(readFiles(files), outside);
  const rules = ALL_RULES.filter(({ needs = [] }) => !needs.some((kind) => model.incomplete.has(kind)));
  // One cause, one finding: a rule adds nothing to a place at which an error stands already.
  const wrong = new Set(findings.flatMap((one) => (one.severity === "error" ? [placeKey(one)] : [])));
  const broken = rules.flatMap(({ check }) => [...check(model, outside)]).filter((one) => !wrong.has(placeKey(one)));
  const all = sortFindings([...findings, ...broken, ...hiddenInComments(files)]);
  return { model: all.some(({ severity }) => severity === "error") ? null : model, understood: model, findings: all };
}
