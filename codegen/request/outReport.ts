import { appendFileSync } from "node:fs";
import { isReportFormat, printReport } from "../formats/print";
import type { Report } from "../formats/report";
import type { Request } from "./request";

/** Prints a report in the form that was asked for; false when that is text or JSON. A GitHub step gets its summary page beside it. */
export function outReport({ options, io, language, say }: Request, make: () => Report, comment?: () => string): boolean {
  const format = options.values.get("format");
  if (!isReportFormat(format)) return false;
  const report = make();
  const asComment = () => comment?.() ?? printReport("markdown", report, language, say);
  io.out(format === "markdown" ? asComment() : printReport(format, report, language, say));
  const summary = io.env.GITHUB_STEP_SUMMARY;
  if (format === "github" && summary !== undefined && summary !== "") appendFileSync(summary, asComment());
  return true;
}
