import { pagesText } from "../../../generated/text/pages";
import { welcomeText } from "../../../generated/text/welcome";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SyncFailure } from "./startDrain";

/** Section 4: a synchronisation that fails is shown, and whether the user has to act. */
const NEXT: Readonly<Record<SyncFailure, string>> = {
  waiting: pagesText.sync.state.DRAFT,
  full: pagesText.sync.full,
  parked: pagesText.sync.parked,
};

export function syncFailureNotice(notices: NoticeStore): (failure: SyncFailure) => void {
  return (failure) => notices.show({ kind: "negative", lines: [welcomeText.error.sync, NEXT[failure]] });
}
