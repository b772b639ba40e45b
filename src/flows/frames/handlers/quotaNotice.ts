import { pagesText } from "../../../../generated/text/pages";
import { STORAGE_ACTION } from "../../../protocol/frames/messages/storageMessages";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { NoticeStore } from "../../../stores/noticeStore";

const { full, action, data } = pagesText.frames.overQuota;

/** A handler that tells the user, too, that an application fills its share of the device; one that has told enough has no turn. */
export function quotaNotice(
  application: string,
  hasTurn: () => boolean,
  notices: Pick<NoticeStore, "show">,
): (handler: MessageHandler) => MessageHandler {
  return ({ spec, run }) => ({
    spec,
    run: async (payload) => {
      const answer = await run(payload);
      const lines = [full, spec.type === STORAGE_ACTION.type ? action : data];
      if (!answer.ok && answer.error === "over-quota" && hasTurn()) notices.show({ kind: "negative", lines, application });
      return answer;
    },
  });
}
