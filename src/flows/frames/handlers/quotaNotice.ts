import { pagesText } from "../../../../generated/text/pages";
import { STORAGE_ACTION } from "../../../protocol/frames/messages/storageMessages";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { NoticeStore } from "../../../stores/noticeStore";

const { full, action, data } = pagesText.frames.overQuota;

/** A handler that tells the user, too, that an application fills its share of the device; `name` is null where it has told enough. */
export function quotaNotice(name: () => string | null, notices: Pick<NoticeStore, "show">): (handler: MessageHandler) => MessageHandler {
  return ({ spec, run }) => ({
    spec,
    run: async (payload) => {
      const answer = await run(payload);
      const application = answer.ok || answer.error !== "over-quota" ? null : name();
      const lines = [full, spec.type === STORAGE_ACTION.type ? action : data];
      if (application !== null) notices.show({ kind: "negative", lines, values: { application } });
      return answer;
    },
  });
}
