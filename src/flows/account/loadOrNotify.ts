import { welcomeText } from "../../../generated/text/welcome";
import type { Log } from "../../ports/log";
import type { NoticeStore } from "../../stores/noticeStore";

/** Runs what may have to be fetched first. Where its files do not come, as in a dead spot of the network, that is said. */
export type LoadOrNotify = <T>(run: () => Promise<T>, otherwise: T) => Promise<T>;

export function createLoadOrNotify(log: Log, notices: NoticeStore): LoadOrNotify {
  return async (run, otherwise) => {
    try {
      return await run();
    } catch (error) {
      log.warn("loading", error);
      notices.show({ kind: "negative", lines: [welcomeText.error.offline] });
      return otherwise;
    }
  };
}
