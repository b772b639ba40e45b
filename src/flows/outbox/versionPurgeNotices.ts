import { pagesText } from "../../../generated/text/pages";
import { welcomeText } from "../../../generated/text/welcome";
import type { NoticeStore } from "../../stores/noticeStore";
import type { Logout } from "../session/logout";
import { UPDATE } from "../session/logoutNotice";

/** What the user is shown while a new version takes the place of this one (EXP-03, EXP-04). */
export interface VersionPurgeNotices {
  /** The work is on its way to the server. */
  readonly synchronising: () => void;
  /** The pages of these names hold something unsaved. */
  readonly waitingFor: (names: readonly string[]) => void;
  /** It has arrived: the next sign-in uses the new version. */
  readonly synchronised: () => Promise<void>;
}

const { update } = welcomeText.logout;

export function createVersionPurgeNotices(logout: Logout, notices: NoticeStore): VersionPurgeNotices {
  return {
    synchronising: () => notices.show({ kind: "info", lines: [update.line1, update.line2, welcomeText.icowdesk.action.loading] }),
    waitingFor: (names) => {
      notices.clear();
      notices.show({ kind: "info", lines: [update.line1, pagesText.update.waitingFor], values: { pages: names.join(", ") } });
    },
    synchronised: () => {
      notices.clear();
      return logout({ context: UPDATE, reload: true });
    },
  };
}
