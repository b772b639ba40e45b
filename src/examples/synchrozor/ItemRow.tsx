import { useRef, useState } from "react";
import type { Shell, SyncHerd, SyncItem } from "../../sdk";
import { momentOf } from "../parts/moments";
import { BothValues } from "./BothValues";
import { CorrectForm } from "./CorrectForm";
import styles from "./Envois.module.css";
import { StateIcon } from "./StateIcon";
import type { EnvoisTexts } from "./texts/envoisTexts";

export type Decision = Parameters<Shell["syncDecide"]>[1];
export type ItemState = SyncHerd["state"] | "discarded";

export interface ItemActions {
  /** Whether it was carried out. */
  readonly onDecide: (item: SyncItem, decision: Decision, payload?: unknown) => Promise<boolean>;
  /** What it holds, as far as it is still on the device. */
  readonly wholeOf: (key: string) => Promise<{ readonly payload: unknown } | null>;
}

interface ItemRowProps {
  readonly texts: EnvoisTexts;
  readonly item: SyncItem;
  readonly state: ItemState;
  /** Of the herd, where several are shown. */
  readonly herd: string | null;
  readonly now: number;
  readonly language: string;
  readonly actions: ItemActions;
}

/** One action: what, when, and how it stands by icon, word and colour. */
export function ItemRow({ texts, item, state, herd, now, language, actions: { onDecide, wholeOf } }: ItemRowProps) {
  const [whole, setWhole] = useState<{ readonly payload: unknown } | null>(null);
  const correct = useRef<HTMLButtonElement>(null);
  const { refusal, conflict, sentAt } = item;
  const close = () => {
    setWhole(null);
    correct.current?.focus();
  };
  // What was not carried out stays as it was typed.
  const closeIf = (isDone: boolean) => {
    if (isDone) close();
  };
  const moment = momentOf(sentAt ?? item.at, now, language);
  const about = [
    refusal === null && item.label !== null ? item.application : null,
    herd,
    sentAt === null ? texts.enteredAt(moment) : moment,
  ];
  const word = { ...texts.states, WIP: texts.sending, DRAFT: texts.waitingOne, SUCCESS: texts.sentOne, discarded: texts.discardedOne }[
    state
  ];
  return (
    <li className={styles.row} data-item={item.key} data-kind={kindOf(state)} data-state={state}>
      <div className={styles.what}>
        <b>{item.label ?? item.application}</b>
        {refusal !== null && <span className={styles.refusal}>{reasonOf(item, refusal, texts)}</span>}
        <span className={styles.context}>{about.filter((part) => part !== null).join(" · ")}</span>
      </div>
      {conflict !== null && <BothValues texts={texts} item={{ ...item, conflict }} />}
      {refusal === null && state === "SUCCESS" ? (
        <span className={styles.tick}>
          <StateIcon name="SUCCESS" size={20} />
          <span className="seenByReaders">{word}</span>
        </span>
      ) : refusal === null ? (
        <span className={styles.chip} data-kind={state}>
          <StateIcon name={state} />
          {word}
        </span>
      ) : (
        <div className={styles.buttons}>
          {conflict !== null && (
            <>
              <button type="button" onClick={() => void onDecide(item, "keepMine")}>
                {texts.conflict.keepMine}
              </button>
              <button type="button" onClick={() => void onDecide(item, "discard")}>
                {texts.conflict.keepTheirs}
              </button>
            </>
          )}
          {refusal.by !== "version" && (
            <button
              ref={correct}
              type="button"
              aria-expanded={whole !== null}
              onClick={() => (whole === null ? void wholeOf(item.key).then(setWhole) : setWhole(null))}
            >
              {texts.correct}
            </button>
          )}
          {conflict === null && (
            <button type="button" className={styles.quiet} onClick={() => void onDecide(item, "discard")}>
              {texts.discard}
            </button>
          )}
        </div>
      )}
      {whole !== null && (
        <CorrectForm
          texts={texts}
          payload={whole.payload}
          onSend={(payload) => void onDecide(item, "edit", payload).then(closeIf)}
          onRetry={conflict === null ? () => void onDecide(item, "retry").then(closeIf) : null}
          onCancel={close}
        />
      )}
    </li>
  );
}

function kindOf(state: ItemState): string {
  return { WIP: "waiting", DRAFT: "waiting", ERROR: "waiting", SUCCESS: "sent", WARNING: "parked", discarded: "discarded" }[state];
}

function reasonOf({ conflict }: SyncItem, { status, by }: NonNullable<SyncItem["refusal"]>, texts: EnvoisTexts): string {
  if (conflict !== null) return texts.conflict.line;
  if (by === "version") return texts.unread;
  const reason = by === "line" ? texts.stopped(status) : `${texts.refused} ${texts.reasons[status] ?? texts.otherReason(status)}`;
  return `${reason} ${texts.kept}`;
}
