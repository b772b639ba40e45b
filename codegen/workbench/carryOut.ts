import { structuredPatch } from "diff";
import { checkRegistry } from "../checkRegistry";
import { diff } from "../diff/diff";
import type { Side } from "../diff/side";
import { headline } from "../diff/words/effectHeadline";
import { effectLines } from "../diff/words/effectLines";
import { applyPlan, type Plan } from "../edit/applyPlan";
import { stepBetween, writeStep } from "../edit/writeStep";
import { type RegistryFiles, registryFiles } from "../read/registryFiles";
import { toText } from "../report/text";
import { directoryOf } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { renewSeen, SEEN } from "../snapshot/seenFiles";
import { registryTables } from "../tables/registryTables";
import { defaultLanguage } from "../viewer/registry";
import { iconNames } from "../write/iconSet";
import { outsideOf } from "../write/outsideOf";

/** The registry that is to be changed. */
export interface Edited {
  readonly files: RegistryFiles;
  readonly side: Side;
}

/** Reads the registry for a change; null, with a message, when it has mistakes. */
export function editedRegistry(request: Request): Edited | null {
  const { path, shown } = directoryOf(request.options, "registry", request.io);
  const files = registryFiles(path);
  const model = checked(request, files, shown, "edit-broken");
  return model && { files, side: { model, tables: registryTables(model), shown } };
}

/** The registry without an error, as `check` sees it; null, with its findings and what follows from them. */
function checked({ io, kept, language, say }: Request, files: RegistryFiles, shown: string, why: "edit-broken" | "edit-errors") {
  const { model, findings } = checkRegistry(files, outsideOf(io.root, iconNames(io.root, kept)));
  if (model === null) io.err(`${toText(findings, files, shown, language)}${say(why)}\n`);
  return model;
}

/** Shows what a plan changes and who gains or loses by it, and writes it, unless it would leave mistakes behind. */
export function carryOut(request: Request, { files, side }: Edited, plan: Plan): ExitCode {
  const { options, io, say } = request;
  const { path, shown } = directoryOf(options, "registry", io);
  const applied = applyPlan(files, plan);
  if ("refused" in applied) {
    const { file, change } = applied.refused;
    const what =
      "to" in change ? change.to : "lines" in change ? change.lines.map((line) => line.trim()).join(" ") : String(change.path.at(-1));
    io.err(`${say("edit-unsafe", { place: `${shown}/${file} (${change.path.join(" > ")})`, what })}\n`);
    return FINDINGS;
  }
  const model = checked(request, applied.files, shown, "edit-errors");
  if (model === null) return FINDINGS;
  const changed = { model, tables: registryTables(model), shown };
  io.out(`${patchText(files, applied.files, shown, plan)}\n${effectsText(request, side, changed)}`);
  if (options.flags.has("dry-run")) io.out(`${say("edit-dry")}\n`);
  else {
    if (!isWritten(request, files, applied.files)) return FINDINGS;
    const seen = renewSeen(path, changed);
    if (seen.length > 0) io.out(`${say("edit-seen", { count: seen.length, folder: `${shown}/${SEEN}` })}\n`);
    io.out(`${say("edit-done")}\n`);
  }
  return CLEAN;
}

/** Changed lines with their numbers, as version control shows them; how a line ends is no part of it. */
function patchText(before: RegistryFiles, after: RegistryFiles, shown: string, { moved = new Map(), removed = [] }: Plan): string {
  const added = new Set(moved.values());
  const names = [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file) && !added.has(file))
    .sort();
  return names
    .flatMap((file) => {
      const now = moved.get(file) ?? file;
      if (removed.includes(file)) return [`${shown}/${file} → –`];
      const title = now === file ? `${shown}/${file}` : `${shown}/${file} → ${shown}/${now}`;
      return [title, ...changedLines(before.get(file), after.get(now))];
    })
    .join("\n");
}

/** Lines that differ between two texts, with one around them; none where next to all do, which takes long to work out. */
export function changedLines(before = "", after = ""): readonly string[] {
  const { hunks } = structuredPatch("", "", before, after, "", "", { context: 1, maxEditLength: 1000 }) ?? { hunks: [] };
  return hunks.flatMap(({ newStart, lines }) => [`  @ ${newStart}`, ...lines.map((line) => `  ${line.replace(/\r$/, "")}`)]);
}

function effectsText({ language, say }: Request, base: Side, head: Side): string {
  const { effects } = diff(base, head, { noNewAccess: false, today: "" });
  const spoken = head.model.documents.languages.some(({ document }) => document.languages.some(({ id }) => id === language));
  const wording = { base, head, language: spoken ? language : defaultLanguage(head), say, asked: base.shown };
  if (effects.length === 0) return `${say("edit-no-effect")}\n`;
  const lines = effects.flatMap((effect) => [
    `  ${headline(effect, wording)}`,
    ...effectLines(effect, wording).map((line) => `      ${line}`),
  ]);
  return `${say("edit-effects")}\n${lines.join("\n")}\n`;
}

/** Writes the files that differ; false, with a message and nothing written, where one is not on disk what was read. */
export function isWritten({ options, io, say }: Request, before: RegistryFiles, after: RegistryFiles): boolean {
  const { path, shown } = directoryOf(options, "registry", io);
  const changed = writeStep(path, stepBetween(before, after));
  if (changed !== null) io.err(`${say("edit-stale", { file: `${shown}/${changed}` })}\n`);
  return changed === null;
}
