import { useEffect, useRef, useState } from "react";
import type { Shell, SyncHerd, SyncItem } from "../../sdk";
import { dayAndHour, momentOf } from "../parts/moments";
import { BothValues } from "./BothValues";
import { CorrectForm } from "./CorrectForm";
import styles from "./Envois.module.css";
import { StateIcon } from "./StateIcon";
import type { EnvoisTexts } from "./texts/envoisTexts";
import type { Corrections } from "./useCorrections";
import { useHandedFocus } from "./useHandedFocus";

export type Decision = Parameters<Shell["syncDecide"]>[1];
export type ItemState = SyncHerd["state"] | "discarded";

export interface ItemActions {
  /** Whether it was carried out. */
  readonly onDecide: (item: SyncItem, decision: Decision, payload?: unknown) => Promise<boolean>;
  /** What it holds, as far as it is still on the device. */
  readonly wholeOf: (key: string) => Promise<{ readonly payload: unknown } | null>;
  readonly corrections: Corrections;
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
export function ItemRow({ texts, item, state, herd, now, language, actions: { onDecide, wholeOf, corrections } }: ItemRowProps) {
  const [form, setForm] = useState<{ readonly payload: unknown; readonly isAsked: boolean } | null>(null);
  const row = useHandedFocus<HTMLLIElement>();
  const correct = useRef<HTMLButtonElement>(null);
  const isBusy = useRef(false);
  const { refusal, conflict, sentAt } = item;
  const open = async (isAsked: boolean) => {
    const whole = await wholeOf(item.key);
    if (whole !== null) setForm({ payload: whole.payload, isAsked });
  };
  const reopen = useRef(() => {
    if (corrections.of(item.key) !== undefined) void open(false);
  });
  useEffect(() => reopen.current(), []);
  const close = () => {
    setForm(null);
    correct.current?.focus();
  };
  /** Pressed twice it is still one; what was not carried out stays as it was typed. */
  const decide = async (decision: Decision, payload?: unknown) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const isDone = await onDecide(item, decision, payload);
    isBusy.current = false;
    if (!isDone) return;
    corrections.forget(item.key);
    if (form !== null) close();
  };
  const entered = dayAndHour(item.at, now, language);
  const about = [
    refusal === null && item.label !== null ? item.application : null,
    herd,
    sentAt === null ? texts.enteredAt(entered.hour, entered.day) : momentOf(sentAt, now, language),
  ];
  const word = { ...texts.states, WIP: texts.sending, DRAFT: texts.waitingOne, SUCCESS: texts.sentOne, discarded: texts.discardedOne }[
    state
  ];
  return (
    <li ref={row} className={styles.row} data-item={item.key} data-kind={kindOf(state)} data-state={state}>
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
              <button type="button" onClick={() => void decide("keepMine")}>
                {texts.conflict.keepMine}
              </button>
              <button type="button" onClick={() => void decide("discard")}>
                {texts.conflict.keepTheirs}
              </button>
            </>
          )}
          {refusal.by !== "version" && (
            <button
              ref={correct}
              type="button"
              aria-expanded={form !== null}
              onClick={() => (form === null ? void open(true) : setForm(null))}
            >
              {texts.correct}
            </button>
          )}
          {conflict === null && (
            <button type="button" className={styles.quiet} onClick={() => void decide("discard")}>
              {texts.discard}
            </button>
          )}
        </div>
      )}
      {form !== null && (
        <CorrectForm
          texts={texts}
          payload={form.payload}
          typed={corrections.of(item.key)}
          takesFocus={form.isAsked}
          onType={(typed) => corrections.type(item.key, typed)}
          onSend={(payload) => void decide("edit", payload)}
          onRetry={conflict === null ? () => void decide("retry") : null}
          onCancel={() => {
            corrections.forget(item.key);
            close();
          }}
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
