import { welcomeText } from "../../generated/text/welcome";
import type { Clipboard } from "../ports/clipboard";
import type { Log } from "../ports/log";
import type { NoticeStore } from "../stores/noticeStore";

/** Puts a text on the clipboard and says so (section 8). */
export type CopyToClipboard = (text: string) => Promise<void>;

export function createCopyToClipboard(
  { clipboard, log }: { readonly clipboard: Clipboard; readonly log: Log },
  notices: NoticeStore,
): CopyToClipboard {
  return async (text) => {
    try {
      await clipboard.write(text);
      notices.show({ lines: [welcomeText.command.copied] });
    } catch (error) {
      log.warn("clipboard", error);
      notices.show({ kind: "negative", lines: [welcomeText.error.unexpected] });
    }
  };
}
