import { failed } from "../../../protocol/frames/answer";
import { DIRTY, DRAFT } from "../../../protocol/frames/messages/draftMessages";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import { DONE, type RateLimitedHandler } from "../rateLimitedHandler";

/** Draft storage of one frame at its current route. */
export interface FrameDraft {
  readonly mark: (dirty: boolean) => void;
  readonly keep: (draft: string) => Promise<void>;
  readonly forget: () => Promise<void>;
}

/** Whether a frame has unsaved input, and its draft. */
export function draftHandlers(limited: RateLimitedHandler, { mark, keep, forget }: FrameDraft): readonly MessageHandler[] {
  return [
    limited("dirty", DIRTY, ({ dirty }) => {
      mark(dirty);
      return DONE;
    }),
    limited("draft", DRAFT, async ({ draft }) => {
      if (!isJson(draft)) return failed("bad-payload");
      await (draft === "" ? forget() : keep(draft));
      return DONE;
    }),
  ];
}

function isJson(text: string): boolean {
  if (text === "") return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    // A truncated draft could not be restored.
    return false;
  }
}
