import { spawnSync } from "node:child_process";
import { type Side, sideOf } from "../diff/side";
import { diffMarkdown } from "../diff/words/diffMarkdown";
import { repeat } from "../messages/say";
import type { RegistryFiles } from "../read/registryFiles";
import { Misuse } from "../request/options";
import { filesOfRevision } from "../workbench/revisionFiles";
import { studioText } from "./answerTexts";
import { compared, type EffectView, effectViews, type FilePatch, type PersonaRow, patchesOf, personaRows } from "./changeView";
import type { Folder, Loaded } from "./openFolder";
import { ownPatch } from "./ownLines";
import { FRENCH } from "./personaViews";

export interface ReviewedEffect extends EffectView {
  /** The lines that brought it about; null where they cannot be told from others. */
  readonly own: FilePatch | null;
}

/** What is not committed yet, and what it does to whom. */
export interface ReviewView {
  /** A comparison that could not be made, and why: never the same as no change. */
  readonly failed: string | null;
  readonly branch: string;
  readonly patches: readonly FilePatch[];
  readonly effects: readonly ReviewedEffect[];
  readonly personas: readonly PersonaRow[];
  /** For the pull request. */
  readonly markdown: string;
}

/** The registry as it was committed last; read anew after a commit. */
export interface Committed {
  readonly commit: string;
  readonly files: RegistryFiles;
  readonly side: Side | null;
}

const HEAD = "HEAD";

/** What is not committed yet beside what is; null: the two cannot be compared. */
export function comparedToCommitted({ shown, isComparable }: Loaded, committed: Committed | string, today: string) {
  if (typeof committed === "string" || committed.side === null || shown === null || !isComparable) return null;
  return { ...compared(committed.side, shown.side, today), before: committed.files };
}

export function reviewView(folder: Folder, loaded: Loaded, committed: Committed | string, today: string): ReviewView {
  const { files } = loaded;
  const branch = git(folder.project, ["branch", "--show-current"]) ?? "";
  const nothing = { failed: null, branch, patches: [], effects: [], personas: [], markdown: "" };
  if (typeof committed === "string") return { ...nothing, failed: committed };
  const patches = patchesOf(committed.files, files);
  const comparison = comparedToCommitted(loaded, committed, today);
  if (comparison === null) return { ...nothing, patches, failed: studioText("not-comparable", {}) };
  const { result, wording } = comparison;
  return {
    ...nothing,
    patches,
    effects: effectViews(comparison).map((one) => ({ ...one, own: ownPatch(committed.files, files, one) })),
    personas: personaRows(comparison),
    markdown: diffMarkdown(result, wording),
  };
}

/** The committed registry, kept as long as the commit is; a sentence when git cannot give it. */
export function openCommitted(folder: Folder): () => Committed | string {
  let last: Committed | null = null;
  return () => {
    const commit = git(folder.project, ["rev-parse", HEAD]) ?? "";
    if (last !== null && last.commit === commit) return last;
    try {
      const io = { cwd: folder.project, root: folder.project, out: () => {}, err: () => {}, cache: null, tool: "", env: process.env };
      const files = filesOfRevision(HEAD, folder.registry, io);
      const made = sideOf(files, HEAD);
      last = { commit, files, side: "side" in made ? made.side : null };
      return last;
    } catch (error) {
      if (error instanceof Misuse) return repeat(error.said, FRENCH);
      throw error;
    }
  };
}

function git(root: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
