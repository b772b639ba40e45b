import { pagesText } from "../../../generated/text/pages";
import { OutboxFull, OverQuota } from "../../domain/sync/queuedAction";
import type { NoticeStore } from "../../stores/noticeStore";

/** What is to be told when `added` was to be kept: that the room for entries on the device is nearly used up once, and that there is none each time. */
export function createOutboxFullNotice(nearlyFull: (userId: string) => Promise<number | null>, notices: NoticeStore) {
  let said = false;
  return async (userId: string, added: Promise<void>): Promise<void> => {
    try {
      await added;
      const isNear = (await nearlyFull(userId)) !== null;
      if (isNear && !said) notices.show({ kind: "info", lines: [pagesText.sync.deviceNearlyFull] });
      said = isNear;
    } catch (error) {
      // Whose share is used up is told with its name, where the action was asked for.
      if (error instanceof OutboxFull && !(error instanceof OverQuota))
        notices.show({ kind: "negative", lines: [pagesText.sync.deviceFull] });
    }
  };
}
