import { TIMING } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import type { Log } from "../../ports/log";
import type { SupportWidget } from "../../ports/supportWidget";
import type { LanguageStore } from "../../stores/languageStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { SupportStore } from "../../stores/supportStore";
import type { Clock } from "../../time/clock";

/** Opens the help-desk chat; its script is fetched the first time. */
export type OpenSupportChat = () => Promise<void>;

interface OpenSupportChatPorts {
  readonly supportWidget: SupportWidget;
  readonly clock: Clock;
  readonly log: Log;
}

interface OpenSupportChatStores {
  readonly session: SessionStore;
  readonly support: SupportStore;
  readonly language: LanguageStore;
  readonly notices: NoticeStore;
}

export function createOpenSupportChat(
  { supportWidget, clock, log }: OpenSupportChatPorts,
  { session, support, language, notices }: OpenSupportChatStores,
): OpenSupportChat {
  return async () => {
    const { token } = support;
    if (token === null || support.opening) return;
    support.setOpening(true);
    try {
      await inTime(clock, supportWidget.load());
      // The user may have left, or changed herd, meanwhile.
      if (support.token === token) supportWidget.open({ token, language: language.current, name: nameOf(session) });
    } catch (error) {
      log.warn("help-desk chat", error);
      notices.show({ kind: "negative", lines: [pagesText.supportChat.failed] });
    } finally {
      support.setOpening(false);
    }
  };
}

function nameOf({ effective }: SessionStore): string {
  return effective === null ? "" : `${effective.prenom} ${effective.nom}`.trim();
}

/** A script may neither come nor fail. */
function inTime(clock: Clock, loading: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(TIMING.callTimeoutMs, () => reject(new Error("the script of the help desk takes too long")));
    loading.then(resolve, reject).finally(cancel);
  });
}
