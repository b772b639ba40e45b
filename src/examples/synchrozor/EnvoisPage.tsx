import { useEffect } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell, SyncItem } from "../../sdk";
import { pageClock } from "../../sdk/clock";
import noteStyles from "../parts/waitingNote.module.css";
import styles from "./Envois.module.css";
import { exportFile } from "./exportFile";
import { type Decision, ItemRow } from "./ItemRow";
import { ageOf } from "./moments";
import { Sign } from "./Sign";
import type { EnvoisTexts } from "./texts/envoisTexts";
import { useOverview } from "./useOverview";

interface EnvoisPageProps {
  readonly texts: EnvoisTexts;
  readonly shell: Shell<RouteParams>;
  readonly context: FrameContext;
}

/** How long a sending by hand may take. */
const SEND_MS = 60_000;

/** What is to be corrected, what waits and what was sent; of one herd on its own page, without what waits on that of the history. */
export function EnvoisPage({ texts, shell, context }: EnvoisPageProps) {
  const { overview, refresh } = useOverview(shell);
  const { language, network, params } = context;
  const only = typeof params.numCheptel === "string" ? params.numCheptel : null;
  useEffect(() => {
    document.title = texts.title;
  }, [texts]);
  if (overview === null) return <main className={styles.page} aria-busy="true" />;

  const now = pageClock.now();
  const herds = overview.herds.filter(({ numCheptel }) => only === null || numCheptel === only);
  const ofHerd = (items: readonly SyncItem[]) => items.filter(({ numCheptel }) => only === null || numCheptel === only);
  const isHistory = shell.address.path.endsWith("/history");
  const lists = [
    ...(isHistory ? [] : [{ kind: "parked", title: texts.toCorrect, items: ofHerd(overview.parked) }]),
    ...(isHistory ? [] : [{ kind: "waiting", title: texts.waiting, items: ofHerd(overview.waiting) }]),
    { kind: "sent", title: texts.sent, items: ofHerd(overview.sent) },
    { kind: "discarded", title: texts.discarded, items: ofHerd(overview.discarded) },
  ].filter(({ items }) => items.length > 0);
  const sum = (count: "waiting" | "parked") => herds.reduce((before, herd) => before + herd[count], 0);
  const [parked, waiting] = [sum("parked"), sum("waiting")];
  const sending = herds.filter(({ state }) => state === "WIP");
  const failed = herds.some(({ state }) => state === "ERROR");
  const progress = sending.reduce((before, herd) => before + herd.progress, 0) / (sending.length || 1);
  const herdName = (numCheptel: string) => overview.herds.find((herd) => herd.numCheptel === numCheptel)?.name ?? numCheptel;

  const sendNow = async () => {
    const numCheptels = herds.filter((herd) => herd.waiting > 0).map(({ numCheptel }) => numCheptel);
    if (numCheptels.length === 0) return;
    const sent = shell.syncSafe({ numCheptels, timeout: SEND_MS, network, back: true });
    await refresh();
    await sent;
    await refresh();
  };
  const decide = async (item: SyncItem, decision: Decision, payload?: unknown) => {
    if (decision === "discard") {
      const name = item.label ?? item.application;
      const answer =
        item.conflict === null
          ? await shell.confirm(texts.discardQuestion(name), { accept: texts.discard, refuse: texts.keep })
          : await shell.confirm(texts.conflict.question(name), { accept: texts.conflict.keepTheirs, refuse: texts.cancel });
      if (!answer.ok || !answer.value) return;
    }
    await shell.syncDecide(item.key, decision, payload);
    await refresh();
  };

  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{only === null ? texts.title : `${texts.title} · ${herdName(only)}`}</h1>
          <p className={styles.summary} role="status">
            {texts.summary(parked, waiting, ofHerd(overview.sent).length)}
            {overview.oldestAt !== null && waiting + parked > 0 && ` · ${texts.oldest(ageOf(overview.oldestAt, now, language))}`}
          </p>
        </div>
        {waiting > 0 && network === "ONLINE" && (
          <button type="button" className="main" disabled={sending.length > 0} onClick={() => void sendNow()}>
            <Sign name="now" size={20} /> {sending.length > 0 ? texts.sending : texts.sendNow}
          </button>
        )}
      </header>
      {network === "OFFLINE" && waiting > 0 && <p className={noteStyles.note}>{texts.offline}</p>}
      {network === "ONLINE" && failed && <p className={noteStyles.note}>{texts.serverFails}</p>}
      {overview.nearlyFull !== null && (
        <p className={noteStyles.note} role="status">
          {texts.nearlyFull(new Intl.NumberFormat(language, { style: "percent" }).format(overview.nearlyFull))}
        </p>
      )}
      {sending.length > 0 && <progress className={styles.progress} value={progress} aria-label={texts.sending} />}
      {lists.length === 0 && <p className={styles.empty}>{texts.nothing}</p>}
      {lists.map(({ kind, title, items }) => (
        <section key={kind} aria-label={title}>
          <div className={styles.title} data-kind={kind}>
            <h2>{title}</h2>
            {kind === "parked" && (
              <button type="button" className="link" onClick={() => exportFile(items, now)}>
                {texts.exportFile}
              </button>
            )}
          </div>
          <ul className={styles.list}>
            {items.map((item) => (
              <ItemRow
                key={item.key}
                {...{ texts, item, now, language }}
                isDiscarded={kind === "discarded"}
                herd={overview.herds.length > 1 && only === null ? herdName(item.numCheptel) : null}
                onDecide={decide}
              />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
