import type { StructuredPatchHunk } from "diff";
import type { Position } from "../answer/position";
import type { RegistryFiles } from "../read/registryFiles";
import { type FilePatch, filePatch, hunksBetween, linesOf } from "./changeView";

type Place = Pick<Position, "file" | "line">;

/** Lines of an entry that are taken for its own. */
const ABOUT = 4;

/** What changed at the place of an effect; null: nothing there. */
export function ownPatch(before: RegistryFiles, after: RegistryFiles, place: Place): FilePatch | null {
  const hunks = ownHunks(before, after, place);
  return hunks.length === 0 ? null : filePatch(place.file, hunks);
}

/** The newer files with these lines as they were before; a file that was not there and has nothing else is gone. Null: nothing changed there. */
export function withOwnLinesBack(before: RegistryFiles, after: RegistryFiles, place: Place): RegistryFiles | null {
  const { file } = place;
  const hunks = ownHunks(before, after, place);
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

/** Places are of the newer files; of lines that are gone they may be of the earlier ones. */
function ownHunks(before: RegistryFiles, after: RegistryFiles, { file, line }: Place): readonly StructuredPatchHunk[] {
  const isNear = (from: number, count: number) => from < line + ABOUT && from + Math.max(1, count) > line;
  return hunksBetween(before, after, file, 0).filter(
    ({ oldStart, oldLines, newStart, newLines }) => isNear(newStart, newLines) || (newLines === 0 && isNear(oldStart, oldLines)),
  );
}
