import { pagesText } from "../../../../generated/text/pages";
import { labelKey } from "../../../domain/labels/labelKey";
import type { Log } from "../../../ports/log";
import { type Answer, failed, succeeded } from "../../../protocol/frames/answer";
import type { Door } from "../../../protocol/frames/receiver";
import { SHELL_KEYS } from "../../../protocol/frames/shellKeys";
import { CONFIRM, DIALOG, NOTICE, PROGRESS, SHORTCUT, TELEMETRY } from "../../../protocol/frames/uiMessages";
import type { FrameTalkStore, Speaker } from "../../../stores/frameOverlayStore";
import type { NoticeStore } from "../../../stores/noticeStore";
import { DONE, type GuardedDoor } from "./rateLimitedHandler";

interface ShowPorts {
  readonly log: Log;
  /** The text of a key in the language in use. */
  readonly textOf: (key: string) => string;
}

interface ShowStores {
  readonly talk: FrameTalkStore;
  readonly notices: NoticeStore;
}

/** What a frame may show through the shell while it is in front: its own words, as text, under the name of its application. */
export function showDoors(
  guarded: GuardedDoor,
  speaker: Speaker,
  inFront: () => boolean,
  { log, textOf }: ShowPorts,
  { talk, notices }: ShowStores,
): readonly Door[] {
  const shown = <Payload, Value>(handle: (payload: Payload) => Answer<Value> | Promise<Answer<Value>>) => {
    return (payload: Payload) => (inFront() ? handle(payload) : failed("not-shown"));
  };
  return [
    guarded(
      "notice",
      NOTICE,
      shown(({ kind, text }) => {
        const application = textOf(labelKey.application(speaker.application));
        notices.show({ kind, lines: [pagesText.frames.talk.said], values: { application, text } });
        return DONE;
      }),
    ),
    guarded(
      "confirm",
      CONFIRM,
      shown(async (question) => succeeded(await talk.ask({ ...question, ...speaker }))),
    ),
    guarded(
      "dialog",
      DIALOG,
      shown(({ open }) => {
        talk.cover(open ? speaker : null);
        return DONE;
      }),
    ),
    guarded(
      "progress",
      PROGRESS,
      shown(({ value }) => {
        talk.tellProgress(speaker, value);
        return DONE;
      }),
    ),
    guarded(
      "shortcut",
      SHORTCUT,
      shown(({ key }) => {
        if (!SHELL_KEYS.includes(key)) return failed("bad-payload");
        talk.press(key);
        return DONE;
      }),
    ),
    guarded("telemetry", TELEMETRY, ({ name, value }) => {
      log.warn(`${speaker.application}, telemetry`, new Error(`${name} ${value}`));
      return DONE;
    }),
  ];
}
