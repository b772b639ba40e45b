import type { Report } from "../formats/report";
import type { Language } from "../messages/language";
import { repeat } from "../messages/say";
import { whoWords } from "../messages/whoWords";
import type { Coverage } from "./coverage";

/** A report with its reasons and users in words, as machines hand it on. */
export function reportInWords(report: Coverage, promises: Report["findings"], language: Language): object {
  return {
    ...report,
    brokenPromises: promises,
    proofs: report.proofs.map(({ because, counterexample, ...proof }) => ({
      ...proof,
      ...(because && { because: repeat(because, language) }),
      ...(counterexample && { counterexample, who: whoWords(counterexample, language) }),
    })),
    causes: report.causes.map(({ because, user, ...cause }) => ({
      ...cause,
      because: repeat(because, language),
      user,
      who: whoWords(user, language),
    })),
  };
}
