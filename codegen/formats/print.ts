import type { Language } from "../messages/language";
import type { Say } from "../messages/say";
import { github } from "./github";
import { gitlab } from "./gitlab";
import { html } from "./html";
import { junit } from "./junit";
import { markdown } from "./markdown";
import type { Report } from "./report";
import { sarif } from "./sarif";

/** Forms of a report for other programs and pages; text and JSON are the commands' own. */
export const REPORT_FORMATS = ["sarif", "junit", "github", "gitlab", "markdown", "html"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export function isReportFormat(format: string | undefined): format is ReportFormat {
  return REPORT_FORMATS.some((one) => one === format);
}

export function printReport(format: ReportFormat, report: Report, language: Language, say: Say): string {
  switch (format) {
    case "sarif":
      return sarif(report);
    case "junit":
      return junit(report);
    case "github":
      return github(report, say);
    case "gitlab":
      return gitlab(report);
    case "markdown":
      return markdown(report, say);
    case "html":
      return html(report, language);
    default:
      return format satisfies never;
  }
}
