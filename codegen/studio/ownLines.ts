import type { StructuredPatchHunk } from "diff";
import type { RegistryFiles } from "../read/registryFiles";
import { type EffectView, type FilePatch, filePatch, hunksBetween, linesOf } from "./changeView";

type Change = Pick<EffectView, "kind" | "place">;

/** Lines of an entry that are taken for its own. */
const ABOUT = 4;
/** Their places are of the earlier files. */
const GONE = ["removed", "tile-removed", "persona-gone"];

/** What changed at the place of an effect; null: nothing there, or not to be told from what changed beside it. */
export function ownPatch(before: RegistryFiles, after: RegistryFiles, { kind, place }: Change): FilePatch | null {
  const hunks = place === null ? [] : ownHunks(before, after, place, GONE.includes(kind));
  return place === null || hunks.length === 0 ? null : filePatch(place.file, hunks);
}

/** The newer files with these lines as they were before; a file that was not there and has nothing else is gone. Null: nothing changed there. */
export function withOwnLinesBack(before: RegistryFiles, after: RegistryFiles, { kind, place }: Change): RegistryFiles | null {
  const hunks = place === null ? [] : ownHunks(before, after, place, GONE.includes(kind));
  if (place === null || hunks.length === 0) return null;
  const { file } = place;
  const lines = (after.get(file) ?? "").split("\n");
  for (const hunk of hunks.toReversed()) {
    const gone = linesOf(hunk).flatMap(({ kind, text }) => (kind === "gone" ? [text] : []));
    lines.splice(hunk.newStart - 1, hunk.newLines, ...gone);
  }
  const text = lines.join("\n");
  const rest = [...after].filter(([name]) => name !== file);
  return new Map(text.trim() === "" && !before.has(file) ? rest : [...rest, [file, text]]);
}

type Place = NonNullable<Change["place"]>;

/** Changes inside the entry at a place; of lines that came, or went, together with those of its neighbours its own alone. */
function ownHunks(before: RegistryFiles, after: RegistryFiles, { file, line }: Place, isGone: boolean): readonly StructuredPatchHunk[] {
  const lines = ((isGone ? before : after).get(file) ?? "").split("\n");
  const indent = (text = "") => text.search(/\S/);
  const isInside = (text: string | undefined) => indent(text) === -1 || indent(text) > indent(lines[line - 1]);
  const isRemark = (text: string | undefined) => text?.trim().startsWith("#") === true;
  const next = lines.findIndex((text, at) => at >= line && !isInside(text));
  const to = next === -1 ? lines.length + 1 : next + 1;
  const above = lines.slice(0, line - 1).findLastIndex((text) => !isRemark(text)) + 2;
  const found = hunksBetween(before, after, file, 0).flatMap((hunk) => {
    const [start, count] = isGone ? [hunk.oldStart, hunk.oldLines] : [hunk.newStart, hunk.newLines];
    // Lines that went: of this entry, not the one before or after it.
    if (count === 0) return !isGone && start > line && start <= to && isInside(hunk.lines[0]?.slice(1)) ? [hunk] : [];
    if (start >= Math.min(to, line + ABOUT) || start + count <= line) return [];
    const [first, last] = [Math.max(start, above), Math.min(start + count, to)];
    if (last - first === count) return [hunk];
    const isPure = hunk.lines.length === count;
    const own = hunk.lines.slice(first - start, last - start);
    return [isPure ? { ...hunk, lines: own, ...(isGone ? {} : { newStart: first, newLines: own.length }) } : null];
  });
  return found.some((hunk) => hunk === null) ? [] : found.filter((hunk) => hunk !== null);
}
