import { type Diff, diff } from "../diff/diff";
import { sideOf } from "../diff/side";
import { diffJson } from "../diff/words/diffJson";
import { diffMarkdown, MARKER } from "../diff/words/diffMarkdown";
import { diffReport } from "../diff/words/diffReport";
import { diffText } from "../diff/words/diffText";
import type { Wording } from "../diff/words/reachWords";
import { said } from "../messages/say";
import { registryFiles } from "../read/registryFiles";
import { toJson } from "../report/json";
import { directoryOf, Misuse } from "../request/options";
import { outReport } from "../request/outReport";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { defaultLanguage } from "../viewer/registry";
import { outFindings } from "./outFindings";
import { filesOfRevision } from "./revisionFiles";

export interface Comparison {
  readonly result: Diff;
  readonly wording: Wording;
}

/** Who gains and who loses between two states of the registry; an effect without its answer is a finding. */
export async function diffCommand(request: Request): Promise<ExitCode> {
  const { options, io, json } = request;
  const [base, head] = options.words;
  if (base === undefined) throw new Misuse(said("diff-nothing", {}));
  const comparison = compare(request, base, head);
  if (comparison === null) return FINDINGS;
  const { result, wording } = comparison;
  const { shown } = directoryOf(options, "registry", io);
  const printed = outReport(
    request,
    () => diffReport(result, { ...wording, isWhole: options.values.get("format") === "html" }, shown),
    () => diffMarkdown(result, wording),
  );
  if (!printed) io.out(json ? toJson(diffJson(result, wording)) : diffText(result, wording));
  return result.ok ? CLEAN : FINDINGS;
}

/** Compares two revisions or folders, the registry as it is with where it left the first; null when one has mistakes, which are then told. */
export function compare(request: Request, base: string, head: string | undefined): Comparison | null {
  const { options, io, language, say } = request;
  const { path, shown } = directoryOf(options, "registry", io);
  const load = (word: string | undefined) => {
    const files = word === undefined ? registryFiles(path) : filesOfRevision(word, path, io, head === undefined);
    const made = sideOf(files, word ?? shown);
    if ("side" in made) return made.side;
    const side = word ?? shown;
    const why = say("diff-broken", { side });
    outFindings(request, { command: "diff", findings: made.findings, files, shown: side, why, marker: `${MARKER}\n\n` });
    return null;
  };
  const before = load(base);
  const after = load(head);
  if (before === null || after === null) return null;
  const today = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  const result = diff(before, after, { noNewAccess: options.flags.has("no-new-access"), today });
  const spoken = after.model.documents.languages.some(({ document }) => document.languages.some(({ id }) => id === language));
  return { result, wording: { base: before, head: after, language: spoken ? language : defaultLanguage(after), say } };
}
