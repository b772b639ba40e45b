import { pagesText } from "../../../generated/text/pages";
import { OutboxFull, OverQuota } from "../../domain/sync/queuedAction";
import type { Outbox } from "../../ports/outbox";
import type { NoticeStore } from "../../stores/noticeStore";

/** The room for entries on the device, `nearly` full from that part on: that it is nearly used up is said once, and that there is none each time, whoever wanted some. */
export function createOutboxFullNotice(outbox: Pick<Outbox, "filled">, notices: NoticeStore, nearly: number) {
  let said = false;
  const nearlyFull = async (userId: string) => {
    const filled = await outbox.filled(userId).catch(() => 0);
    return filled < nearly ? null : filled;
  };
  return {
    nearlyFull,
    /** `added`: what was to be kept. */
    notify: async (userId: string, added: Promise<void>): Promise<void> => {
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
    },
  };
}
