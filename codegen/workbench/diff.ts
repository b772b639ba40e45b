import { suggest } from "../diagnostic/suggest";
import { type Diff, diff } from "../diff/diff";
import { sideOf } from "../diff/side";
import { diffJson } from "../diff/words/diffJson";
import { diffMarkdown, MARKER } from "../diff/words/diffMarkdown";
import { diffReport } from "../diff/words/diffReport";
import { diffText } from "../diff/words/diffText";
import { changeOf, personaNames, personaText } from "../diff/words/personaText";
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
  const persona = options.values.get("persona");
  if (persona !== undefined) return ofPersona(request, comparison, persona);
  const { shown } = directoryOf(options, "registry", io);
  const printed = outReport(
    request,
    () => diffReport(result, { ...wording, isWhole: options.values.get("format") === "html" }, shown),
    () => diffMarkdown(result, wording),
  );
  if (!printed) io.out(json ? toJson(diffJson(result, wording)) : diffText(result, wording));
  return result.ok ? CLEAN : FINDINGS;
}

/** What one persona gains and loses, by name. */
function ofPersona({ options, io, json }: Request, { result, wording }: Comparison, name: string): ExitCode {
  const known = personaNames(wording);
  if (!known.includes(name)) throw new Misuse(said("persona-unknown", { name, suggestion: suggest(name, known), known: known.join(", ") }));
  const format = options.values.get("format") ?? "text";
  if (!json && format !== "text")
    throw new Misuse(said("option-choice", { name: "format", value: format, known: "text, json", suggestion: null }));
  const change = changeOf(result, name, wording);
  if (json) io.out(toJson(diffJson({ ...result, personas: change === undefined ? [] : [change] }, wording)));
  else io.out(personaText(result, name, wording));
  return result.ok ? CLEAN : FINDINGS;
}

/** Compares two revisions or folders, the registry as it is with where it left the first; null when one has mistakes, which are then told. */
export function compare(request: Request, base: string, head: string | undefined, isStrict?: true): Comparison | null {
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
  const flags = ["no-new-access", "strict"].filter((flag) => options.flags.has(flag));
  const result = diff(before, after, { noNewAccess: flags.includes("no-new-access"), strict: isStrict ?? flags.includes("strict"), today });
  const asked = [base, ...(head === undefined ? [] : [head]), ...flags.map((flag) => `--${flag}`)].join(" ");
  const spoken = after.model.documents.languages.some(({ document }) => document.languages.some(({ id }) => id === language));
  return { result, wording: { base: before, head: after, language: spoken ? language : defaultLanguage(after), say, asked } };
}
