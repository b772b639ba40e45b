import { failed } from "../../../protocol/frames/answer";
import { DIRTY, DRAFT } from "../../../protocol/frames/draftMessages";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import { DONE, type RateLimitedHandler } from "./rateLimitedHandler";

/** What is kept for one frame, where it stands now. */
export interface FrameDraft {
  readonly mark: (dirty: boolean) => void;
  readonly keep: (draft: string) => Promise<void>;
  readonly forget: () => Promise<void>;
}

/** What is unsaved in a frame, and the draft of it. */
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
    // Half a draft would be no draft when it is needed.
    return false;
  }
}
