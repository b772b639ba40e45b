import type { Diagnostic } from "../diagnostic/diagnostic";

/** What a command has found, for those who read it elsewhere: in a pull request, a CI page, an editor. */
export interface Report {
  readonly command: "check" | "coverage" | "diff" | "mutate";
  /** The verdict in one line. */
  readonly verdict: string;
  readonly ok: boolean;
  /** Warnings fail as errors do. */
  readonly strict?: boolean;
  /** The registry's folder as it was given, before the files of findings. */
  readonly registry: string;
  readonly findings: readonly Diagnostic[];
  readonly tables: readonly Table[];
}

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The file of a finding as the project sees it. */
export function pathOf({ registry }: Report, { file }: Pick<Diagnostic, "file">): string {
  return registry === "" || registry === "." ? file : `${registry}/${file}`;
}

/** Whether a finding makes its command fail. */
export function fails({ severity }: { readonly severity: Diagnostic["severity"] }, strict: boolean): boolean {
  return severity === "error" || (strict && severity === "warning");
}
