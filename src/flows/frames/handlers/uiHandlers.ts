import { pagesText } from "../../../../generated/text/pages";
import type { Log } from "../../../ports/log";
import { type Answer, failed, succeeded } from "../../../protocol/frames/answer";
import { CONFIRM, DIALOG, NOTICE, PROGRESS, SHORTCUT, TELEMETRY } from "../../../protocol/frames/messages/uiMessages";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import { SHELL_KEYS } from "../../../protocol/frames/shellKeys";
import type { FrameOverlayStore, FrameSource } from "../../../stores/frameOverlayStore";
import type { NoticeStore } from "../../../stores/noticeStore";
import type { SessionStore } from "../../../stores/sessionStore";
import { DONE, type RateLimitedHandler } from "../rateLimitedHandler";

interface UiPorts {
  readonly log: Log;
}

interface UiStores {
  readonly session: Pick<SessionStore, "expired">;
  readonly overlay: FrameOverlayStore;
  readonly notices: NoticeStore;
}

/** Notices, questions, dialogs and progress of the active frame, as text, under the name of its application. */
export function uiHandlers(
  limited: RateLimitedHandler,
  source: FrameSource,
  isActive: () => boolean,
  { log }: UiPorts,
  { session, overlay, notices }: UiStores,
): readonly MessageHandler[] {
  const whenActive = <Payload, Value>(handle: (payload: Payload) => Answer<Value> | Promise<Answer<Value>>) => {
    return (payload: Payload) => (isActive() ? handle(payload) : failed("not-shown"));
  };
  // The sign-in of an expired session lies over the page: nothing comes over it, and no key is pressed beside it.
  const whenSignedIn = <Payload, Value>(handle: (payload: Payload) => Answer<Value> | Promise<Answer<Value>>) =>
    whenActive((payload: Payload) => (session.expired === null ? handle(payload) : failed("not-signed-in")));
  return [
    limited(
      "notice",
      NOTICE,
      whenActive(({ kind, text }) => {
        notices.show({ kind, lines: [pagesText.frames.messages.notice], values: { text }, application: source.application });
        return DONE;
      }),
    ),
    limited(
      "confirm",
      CONFIRM,
      whenSignedIn(async (question) => succeeded(await overlay.ask({ ...question, ...source }))),
    ),
    limited(
      "dialog",
      DIALOG,
      whenActive(({ open }) => {
        if (open && session.expired !== null) return failed("not-signed-in");
        overlay.setDialog(open ? source : null);
        return DONE;
      }),
    ),
    limited(
      "progress",
      PROGRESS,
      whenActive(({ value }) => {
        overlay.setProgress(source, value);
        return DONE;
      }),
    ),
    limited(
      "shortcut",
      SHORTCUT,
      whenSignedIn(({ key }) => {
        if (!SHELL_KEYS.includes(key)) return failed("bad-payload");
        overlay.setPressedKey(key);
        return DONE;
      }),
    ),
    limited("telemetry", TELEMETRY, ({ name, value }) => {
      log.warn(`${source.application}, telemetry`, new Error(`${name} ${value}`));
      return DONE;
    }),
  ];
}
