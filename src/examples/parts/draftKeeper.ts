import type { Shell } from "../../sdk";

/** Hands over what is being typed at once, so that nothing is lost when the whole tab is loaded again. */
export interface DraftKeeper {
  readonly keep: (draft: unknown) => void;
  readonly forget: () => void;
}

/** One message at a time: what is typed meanwhile goes with the next one, the last state last. */
export function createDraftKeeper({ saveDraft }: Pick<Shell, "saveDraft">): DraftKeeper {
  let latest: unknown = null;
  let isNew = false;
  let isSending = false;
  const send = async () => {
    if (isSending) return;
    isSending = true;
    while (isNew) {
      isNew = false;
      await saveDraft(latest);
    }
    isSending = false;
  };
  const keep = (draft: unknown) => {
    latest = draft;
    isNew = true;
    void send();
  };
  return { keep, forget: () => keep(null) };
}
