import type { SyncHerd, SyncItem } from "../../sdk";
import styles from "./Envois.module.css";
import { type ItemActions, ItemRow, type ItemState } from "./ItemRow";
import type { EntryList } from "./listsOf";
import { NextTry } from "./NextTry";
import type { EnvoisTexts } from "./texts/envoisTexts";
import { useHandedFocus } from "./useHandedFocus";

export interface ListActions extends ItemActions {
  readonly onRetryAll: () => Promise<unknown>;
  readonly onExport: () => Promise<unknown>;
  readonly onHistory: () => Promise<unknown>;
}

interface ItemListProps {
  readonly texts: EnvoisTexts;
  readonly list: EntryList;
  readonly herds: readonly SyncHerd[];
  /** Where several herds are shown. */
  readonly herdName: ((numCheptel: string) => string) | null;
  readonly nextTryAt: string | null;
  readonly now: number;
  readonly language: string;
  readonly actions: ListActions;
}

/** One list with its title, and what can be done with all of it. */
export function ItemList({ texts, list, herds, herdName, nextTryAt, now, language, actions }: ItemListProps) {
  const { kind, title, items, others, isFirst, hasMore } = list;
  const isOnDevice = kind === "parked" || kind === "waiting";
  const canRetry = items.filter(({ refusal, conflict }) => refusal !== null && refusal.by !== "version" && conflict === null).length > 1;
  return (
    <section aria-label={title} data-list={kind}>
      <div className={styles.title} data-kind={kind}>
        <h2>{title}</h2>
        {kind === "waiting" && nextTryAt !== null && <NextTry texts={texts} at={nextTryAt} />}
        <div className={styles.buttons}>
          {canRetry && <RetryAll texts={texts} onRetryAll={actions.onRetryAll} />}
          {isOnDevice && isFirst && (
            <button type="button" className="link" onClick={() => void actions.onExport()}>
              {texts.exportFile}
            </button>
          )}
          {hasMore && (
            <button type="button" className="link" onClick={() => void actions.onHistory()}>
              {texts.history}
            </button>
          )}
        </div>
      </div>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item, at) => (
            <ItemRow
              key={item.key}
              {...{ texts, item, now, language, actions }}
              state={stateOf(list, at, herds)}
              herd={herdName?.(item.numCheptel) ?? null}
            />
          ))}
        </ul>
      )}
      {others > 0 && <p className={styles.others}>{texts.others(others)}</p>}
    </section>
  );
}

/** It goes with what it has sent. */
function RetryAll({ texts, onRetryAll }: Pick<ListActions, "onRetryAll"> & { readonly texts: EnvoisTexts }) {
  const place = useHandedFocus<HTMLSpanElement>();
  return (
    <span ref={place}>
      <button type="button" className="link" onClick={() => void onRetryAll()}>
        {texts.retryAll}
      </button>
    </span>
  );
}

/** What waits goes one after the other, so it is the first of its herd that is being sent, or does not get through. */
function stateOf({ kind, items }: EntryList, at: number, herds: readonly SyncHerd[]): ItemState {
  if (kind === "parked") return "WARNING";
  if (kind !== "waiting") return kind === "sent" ? "SUCCESS" : "discarded";
  const isOfHerd = (item: SyncItem) => item.numCheptel === items[at]?.numCheptel;
  const state = herds.find(({ numCheptel }) => numCheptel === items[at]?.numCheptel)?.state;
  return items.findIndex(isOfHerd) === at && (state === "WIP" || state === "ERROR") ? state : "DRAFT";
}
