import type { Shell } from "../../sdk";

/** Hands over what is being typed at once, so that nothing is lost when the whole tab is loaded again. */
export interface DraftKeeper {
  readonly keep: (draft: unknown) => void;
  readonly forget: () => void;
}

/** The SDK sends the last state, however often it changes; one that waited here would come after what was forgotten. */
export function createDraftKeeper({ saveDraft }: Pick<Shell, "saveDraft">): DraftKeeper {
  const keep = (draft: unknown) => void saveDraft(draft);
  return { keep, forget: () => keep(null) };
}
