import type { StructuredPatchHunk } from "diff";
import type { Position } from "../answer/position";
import type { RegistryFiles } from "../read/registryFiles";
import { type FilePatch, filePatch, hunksBetween, linesOf } from "./changeView";

type Place = Pick<Position, "file" | "line">;

/** Lines of an entry that are taken for its own. */
const ABOUT = 4;

/** What changed at the place of an effect; null: nothing there. */
export function ownPatch(before: RegistryFiles, after: RegistryFiles, place: Place | null): FilePatch | null {
  const hunks = ownHunks(before, after, place);
  return place === null || hunks.length === 0 ? null : filePatch(place.file, hunks);
}

/** The newer files with these lines as they were before; a file that was not there and has nothing else is gone. */
export function withOwnLinesBack(before: RegistryFiles, after: RegistryFiles, { file, line }: Place): RegistryFiles {
  const lines = (after.get(file) ?? "").split("\n");
  for (const hunk of ownHunks(before, after, { file, line }).toReversed()) {
    const gone = linesOf(hunk).flatMap(({ kind, text }) => (kind === "gone" ? [text] : []));
    lines.splice(hunk.newStart - 1, hunk.newLines, ...gone);
  }
  const text = lines.join("\n");
  const rest = [...after].filter(([name]) => name !== file);
  return new Map(text.trim() === "" && !before.has(file) ? rest : [...rest, [file, text]]);
}

function ownHunks(before: RegistryFiles, after: RegistryFiles, place: Place | null): readonly StructuredPatchHunk[] {
  if (place === null) return [];
  const isOwn = (line: number) => line >= place.line && line < place.line + ABOUT;
  return hunksBetween(before, after, place.file, 0).filter((hunk) => linesOf(hunk).some(({ line }) => isOwn(line)));
}
