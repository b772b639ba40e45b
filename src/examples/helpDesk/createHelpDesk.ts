import type { HelpDeskVisitor } from "../../ports/supportWidget";
import { type ChatPanel, showChatPanel } from "./chatPanel";
import { forgetConversation, keptConversation, visitorOf } from "./conversation";
import { chatTextsOf, spokenLanguage } from "./texts";

export interface HelpDesk {
  readonly open: (visitor: HelpDeskVisitor) => void;
  readonly close: () => void;
}

/** The chat on one page: at most one panel, and the focus goes back where it came from. */
export function createHelpDesk(document: Document, storage: Storage): HelpDesk {
  let panel: ChatPanel | null = null;
  let opener: Element | null = null;
  const hide = () => {
    panel?.remove();
    panel = null;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    opener = null;
  };
  return {
    open({ token, language, name }) {
      if (panel === null) opener = document.activeElement;
      panel?.remove();
      const conversation = keptConversation(storage, visitorOf(token));
      const texts = chatTextsOf(language);
      panel = showChatPanel({ document, language: spokenLanguage(language), texts, name, conversation, onClose: hide });
      panel.focus();
    },
    close() {
      hide();
      forgetConversation(storage);
    },
  };
}
