import type { Diagnostic } from "./diagnostic/diagnostic";
import { allFindings } from "./link/allFindings";
import { linkRegistry } from "./link/linkRegistry";
import type { RegistryModel } from "./link/model";
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

/** Reads, links and checks a registry in one run. */
export function checkRegistry(files: RegistryFiles, options: RuleOptions = {}): CheckResult {
  const read = readFiles(files);
  const linked = linkRegistry(read);
  const { model } = linked;
  const all = allFindings(read, linked, runRules(model, options));
  return { model: all.some(({ severity }) => severity === "error") ? null : model, diagnostics: all };
}
