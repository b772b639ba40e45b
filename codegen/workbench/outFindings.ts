import type { Finding } from "../diagnostic/finding";
import { findingsReport } from "../formats/findingsReport";
import { printReport } from "../formats/print";
import type { Report } from "../formats/report";
import type { RegistryFiles } from "../read/registryFiles";
import { checkReport } from "../report/json";
import { toText } from "../report/text";
import { outReport } from "../request/outReport";
import type { Request } from "../request/request";

interface Broken {
  readonly command: Report["command"];
  readonly findings: readonly Finding[];
  readonly files: RegistryFiles;
  readonly shown: string;
  /** What therefore could not be done. */
  readonly why: string;
  /** Stands before a comment, so that it takes the place of the last one. */
  readonly marker?: string;
}

/** The findings that keep a command from its answer, in the form the answer was asked in. */
export function outFindings(request: Request, { command, findings, files, shown, why, marker = "" }: Broken): void {
  const { io, json, language, say } = request;
  const report = { ...findingsReport(command, findings, shown, language), ok: false };
  const told = { ...report, verdict: `${report.verdict} ${why}` };
  const comment = () => `${marker}${printReport("markdown", told, language, say)}`;
  if (outReport(request, () => told, comment)) return;
  if (json) io.out(checkReport(findings, language));
  else io.err(`${toText(findings, files, shown, language)}${why}\n`);
}
