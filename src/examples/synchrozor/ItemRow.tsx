import { useRef, useState } from "react";
import type { Shell, SyncItem } from "../../sdk";
import { BothValues } from "./BothValues";
import { CorrectForm } from "./CorrectForm";
import styles from "./Envois.module.css";
import { momentOf } from "./moments";
import { Sign } from "./Sign";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface ItemRowProps {
  readonly texts: EnvoisTexts;
  readonly item: SyncItem;
  readonly isDiscarded: boolean;
  /** Of the herd, where several are shown. */
  readonly herd: string | null;
  readonly now: number;
  readonly language: string;
  readonly onDecide: (item: SyncItem, decision: Decision, payload?: unknown) => Promise<void>;
}

export type Decision = Parameters<Shell["syncDecide"]>[1];

/** One action: what, when, and how it stands by sign, word and colour. */
export function ItemRow({ texts, item, isDiscarded, herd, now, language, onDecide }: ItemRowProps) {
  const [isOpen, setOpen] = useState(false);
  const correct = useRef<HTMLButtonElement>(null);
  const { refusal, conflict, sentAt } = item;
  const sending = sentAt === null ? "waiting" : isDiscarded ? "discarded" : "sent";
  const close = () => {
    setOpen(false);
    correct.current?.focus();
  };
  const moment = momentOf(sentAt ?? item.at, now, language);
  return (
    <li className={styles.row} data-item={item.key} data-kind={refusal === null ? sending : "parked"}>
      <div className={styles.what}>
        <b>{item.label ?? item.application}</b>
        {refusal === null ? (
          <span className={styles.context}>
            {[item.label === null ? null : item.application, herd, sentAt === null ? texts.enteredAt(moment) : moment]
              .filter((part) => part !== null)
              .join(" · ")}
          </span>
        ) : (
          <>
            <span className={styles.refusal}>
              {conflict === null
                ? `${texts.refused} ${texts.reasons[refusal.status] ?? texts.otherReason(refusal.status)} ${texts.kept}`
                : texts.conflict.line}
            </span>
            <span className={styles.context}>{[herd, texts.enteredAt(moment)].filter((part) => part !== null).join(" · ")}</span>
          </>
        )}
      </div>
      {conflict !== null && <BothValues texts={texts} item={{ ...item, conflict }} />}
      {refusal === null ? (
        <span className={styles.chip} data-kind={sending}>
          <Sign name={sending} />
          {{ waiting: texts.waitingOne, sent: texts.sentOne, discarded: texts.discardedOne }[sending]}
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
          <button ref={correct} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {texts.correct}
          </button>
          {conflict === null && (
            <button type="button" className={styles.quiet} onClick={() => void onDecide(item, "discard")}>
              {texts.discard}
            </button>
          )}
        </div>
      )}
      {isOpen && (
        <CorrectForm
          texts={texts}
          item={item}
          onSend={(payload) => void onDecide(item, "edit", payload).then(close)}
          onRetry={() => void onDecide(item, "retry").then(close)}
          onCancel={close}
        />
      )}
    </li>
  );
}
