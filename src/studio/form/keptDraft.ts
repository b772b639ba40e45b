import type { TileView } from "../../../codegen/studio/menuView";
import type { TileDraft } from "./draft";

/** What was typed and not written yet, with the tile as it was then: lines that have changed since are a conflict. */
interface KeptDraft {
  readonly draft: TileDraft;
  readonly seen: TileView | undefined;
}

/** A form that was left without an answer, as by a reload: it goes on where it stood. */
export function readDraft(form: string): KeptDraft | null {
  const text = localStorage.getItem(keyOf(form));
  return text === null ? null : JSON.parse(text);
}

export function keepDraft(form: string, kept: KeptDraft): void {
  localStorage.setItem(keyOf(form), JSON.stringify(kept));
}

export function dropDraft(form: string): void {
  localStorage.removeItem(keyOf(form));
}

function keyOf(form: string): string {
  return `studio.draft ${form}`;
}
