import { inWords } from "../diagnostic/diagnostic";
import type { Finding } from "../diagnostic/finding";
import { formatText } from "../diagnostic/formatText";
import type { Language } from "../messages/language";
import { sayIn } from "../messages/say";
import { countFindings } from "./json";

/** Findings for people, with a last line that counts them. */
export function toText(findings: readonly Finding[], files: ReadonlyMap<string, string>, registry: string, language: Language): string {
  const inLanguage = findings.map((one) => inWords(one, language));
  const text = findings.length === 0 ? "" : `${formatText(inLanguage, files, registry)}\n`;
  return `${text}${summaryOf(findings, registry, language)}\n`;
}

/** How many findings of which kind there are, in one line. */
export function summaryOf(findings: readonly Finding[], registry: string, language: Language): string {
  const say = sayIn(language);
  const counts = countFindings(findings);
  const parts = (["error", "warning", "info"] as const).flatMap((one) => (counts[one] === 0 ? [] : [say(one, { count: counts[one] })]));
  return parts.length === 0 ? say("findings-none", { registry }) : say("findings-some", { registry, counts: parts.join(", ") });
}
