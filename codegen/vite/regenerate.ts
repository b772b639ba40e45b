import { type Diagnostic, inWords } from "../diagnostic/diagnostic";
import { languageOf } from "../messages/language";
import { toText } from "../report/text";
import { type GenerateRequest, generate } from "../write/generate";

/** What a page is sent after a change of the registry: that all is well, or what has to be mended. */
export interface Regeneration {
  readonly ok: boolean;
  /** The findings as the command line shows them; empty when all is well. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Files that were written or removed, below the output folder. */
  readonly changed: readonly string[];
}

/** Generates once more; with findings the last good tables stay as they are. `shown` names the registry for people. */
export async function regenerate(request: GenerateRequest, shown: string): Promise<Regeneration> {
  const outcome = await generate(request);
  if (outcome.kind === "generated") return { ok: true, text: "", diagnostics: [], changed: [...outcome.written, ...outcome.stale] };
  const { findings, files } = outcome;
  const language = languageOf(undefined, process.env);
  const diagnostics = findings.map((one) => inWords(one, language));
  return { ok: false, text: toText(findings, files, shown, language), diagnostics, changed: [] };
}
