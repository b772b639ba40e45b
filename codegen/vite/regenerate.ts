import { languageOf } from "../messages/language";
import { registryFiles } from "../read/registryFiles";
import { toText } from "../report/text";
import { type GenerateRequest, generate } from "../write/generate";
import { upToDate } from "../write/upToDate";

/** What a page is sent after a change of the registry: that all is well, or what has to be mended. */
export interface Regeneration {
  readonly ok: boolean;
  /** The findings as the command line shows them, warnings too; empty when all is well. */
  readonly text: string;
}

/** Generates once more; with errors the last good tables stay as they are. `shown` names the registry for people. */
export async function regenerate(request: GenerateRequest, shown: string): Promise<Regeneration> {
  const files = registryFiles(request.registry);
  // The words of a warning are not kept.
  if (upToDate(request, false, files)?.warnings === 0) return { ok: true, text: "" };
  const outcome = await generate({ ...request, files });
  const { kind, findings } = outcome;
  const text = findings.length === 0 ? "" : toText(findings, outcome.files, shown, languageOf(undefined, process.env));
  return { ok: kind === "generated", text };
}
