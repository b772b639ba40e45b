import type { StructuredPatchHunk } from "diff";
import type { RegistryFiles } from "../read/registryFiles";
import { type EffectView, type FilePatch, filePatch, hunksBetween, linesOf } from "./changeView";

type Change = Pick<EffectView, "place" | "isGone">;

/** Lines of an entry that are taken for its own. */
const ABOUT = 4;

/** What changed at the place of an effect; null: nothing there, or not to be told from what changed beside it. */
export function ownPatch(before: RegistryFiles, after: RegistryFiles, change: Change): FilePatch | null {
  const hunks = ownHunks(before, after, change);
  return change.place === null || hunks.length === 0 ? null : filePatch(change.place.file, hunks);
}

/** The newer files with these lines as they were before; a file that was not there and has nothing else is gone. Null: nothing changed there. */
export function withOwnLinesBack(before: RegistryFiles, after: RegistryFiles, change: Change): RegistryFiles | null {
  const hunks = ownHunks(before, after, change);
  const file = change.place?.file ?? "";
  if (hunks.length === 0) return null;
  const lines = (after.get(file) ?? "").split("\n");
  for (const hunk of hunks.toReversed()) {
    const gone = linesOf(hunk).flatMap(({ kind, text }) => (kind === "gone" ? [text] : []));
    lines.splice(hunk.newStart - 1, hunk.newLines, ...gone);
  }
  const text = lines.join("\n");
  const rest = [...after].filter(([name]) => name !== file);
  return new Map(text.trim() === "" && !before.has(file) ? rest : [...rest, [file, text]]);
}

/** Changes inside the entry at a place; of lines that came, or went, together with those of its neighbours its own alone. */
function ownHunks(before: RegistryFiles, after: RegistryFiles, { place, isGone }: Change): readonly StructuredPatchHunk[] {
  if (place === null) return [];
  const { file, line } = place;
  const lines = ((isGone ? before : after).get(file) ?? "").split("\n");
  const indent = (text = "") => text.search(/\S/);
  const isInside = (text: string | undefined) => indent(text) === -1 || indent(text) > indent(lines[line - 1]);
  const next = lines.findIndex((text, at) => at >= line && !isInside(text));
  const to = next === -1 ? lines.length + 1 : next + 1;
  // With the comments above it.
  const from = lines.slice(0, line - 1).findLastIndex((text) => !text.trim().startsWith("#")) + 2;
  const found = hunksBetween(before, after, file, 0).flatMap((hunk) => {
    const [start, count] = isGone ? [hunk.oldStart, hunk.oldLines] : [hunk.newStart, hunk.newLines];
    // Lines that went: of this entry, not the one before or after it.
    if (count === 0) return !isGone && start > line && start <= to && isInside(hunk.lines[0]?.slice(1)) ? [hunk] : [];
    if (start >= Math.min(to, line + ABOUT) || start + count <= line) return [];
    const [first, last] = [Math.max(start, from), Math.min(start + count, to)];
    const own = hunk.lines.slice(first - start, last - start);
    // What came in the place of what is gone is of others.
    if (isGone) return [{ ...hunk, oldStart: first, oldLines: own.length, newLines: 0, lines: own }];
    if (own.length === count) return [hunk];
    return [hunk.lines.length === count ? { ...hunk, newStart: first, newLines: own.length, lines: own } : null];
  });
  return found.some((hunk) => hunk === null) ? [] : found.filter((hunk) => hunk !== null);
}
