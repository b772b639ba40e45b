import { useEffect, useMemo, useState } from "react";
import { DEMO_LINKS } from "../../../generated/demoPages";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell, SyncItem } from "../../sdk";
import { pageClock } from "../../sdk/clock";
import { herdFacts } from "../herd/herdFacts";
import { GreyRows } from "../parts/GreyRows";
import { ageOf, momentOf } from "../parts/moments";
import { OfflineNote } from "../parts/OfflineNote";
import { useReady } from "../parts/useReady";
import noteStyles from "../parts/waitingNote.module.css";
import { PageHead } from "../subject/PageHead";
import { RelatedTiles } from "../subject/RelatedTiles";
import styles from "./Envois.module.css";
import { exportFile, wholeEntry } from "./exportFile";
import { HerdStates } from "./HerdStates";
import { ItemList } from "./ItemList";
import type { Decision } from "./ItemRow";
import { listsOf } from "./listsOf";
import { NothingLeft } from "./NothingLeft";
import { StateChip } from "./StateChip";
import { StateIcon } from "./StateIcon";
import type { EnvoisTexts } from "./texts/envoisTexts";
import { useCorrections } from "./useCorrections";
import { useOverview } from "./useOverview";

interface EnvoisPageProps {
  readonly texts: EnvoisTexts;
  readonly shell: Shell<RouteParams>;
  readonly context: FrameContext;
}

const LINKS = DEMO_LINKS.synchrozor;
/** How long a sending by hand may take. */
const SEND_MS = 60_000;
const NONE: readonly SyncItem[] = [];

/** What is to be corrected, what waits and what was sent; of one herd on its own page, without what waits on that of the history. */
export function EnvoisPage({ texts, shell, context }: EnvoisPageProps) {
  const { overview, refresh } = useOverview(shell);
  const corrections = useCorrections(shell, overview?.parked ?? NONE);
  useReady(shell, overview !== null);
  const { language, network, params } = context;
  const only = typeof params.numCheptel === "string" ? params.numCheptel : null;
  const isHistory = shell.address.path.endsWith("/history");
  useEffect(() => {
    document.title = isHistory ? texts.history : texts.title;
  }, [texts, isHistory]);
  // Of several herds the page is about none alone.
  const isOfOne = overview !== null && overview.herds.length <= 1;
  const [name, setName] = useState("");
  const number = context.numCheptel;
  useEffect(() => {
    setName("");
    if (number !== null) void shell.getUser().then((user) => setName((user.ok && user.value.elevageEnCours?.denomination) || ""));
  }, [shell, number]);
  const facts = useMemo(
    () => (number === null || name === "" || !isOfOne ? null : herdFacts(name, number, null, language)),
    [number, name, isOfOne, language],
  );
  if (overview === null)
    return (
      <main className={styles.page} aria-busy="true">
        <PageHead context={context} title={isHistory ? texts.history : texts.title} />
        <GreyRows />
      </main>
    );

  const now = pageClock.now();
  const herds = overview.herds.filter(({ numCheptel }) => only === null || numCheptel === only);
  const lists = listsOf(overview, { only, isHistory, texts, now });
  const sum = (count: "waiting" | "parked") => herds.reduce((before, herd) => before + herd[count], 0);
  const [parked, waiting] = [sum("parked"), sum("waiting")];
  // The shell tells of that of all herds, and of each herd its oldest entries.
  const [oldestAt = null] = only === null ? [overview.oldestAt] : lists.flatMap(({ items }) => items.flatMap(waitsSince)).sort();
  const hasSomething = lists.length > 0 || parked + waiting > 0;
  const sent = overview.sent.filter(({ numCheptel }) => only === null || numCheptel === only).length;
  const sending = herds.filter(({ state }) => state === "WIP");
  const failed = herds.some(({ state }) => state === "ERROR");
  const progress = sending.reduce((before, herd) => before + herd.progress, 0) / (sending.length || 1);
  const herdName = (numCheptel: string) => overview.herds.find((herd) => herd.numCheptel === numCheptel)?.name ?? numCheptel;
  const [herd] = herds;
  const moment = momentOf(new Date(now).toISOString(), now, language);

  const sendNow = async () => {
    const numCheptels = herds.filter((one) => one.waiting > 0).map(({ numCheptel }) => numCheptel);
    if (numCheptels.length === 0) return;
    const done = shell.syncSafe({ numCheptels, timeout: SEND_MS, network, back: true });
    await refresh();
    await done;
    await refresh();
  };
  const decide = async (item: SyncItem, decision: Decision, payload?: unknown) => {
    if (decision === "discard" && !(await isSure(shell, texts, item))) return false;
    const { ok } = await shell.syncDecide(item.key, decision, payload);
    if (!ok) void shell.notice("negative", texts.decideFailed);
    await refresh();
    return ok;
  };
  const actions = {
    onDecide: decide,
    corrections,
    wholeOf: async (key: string) => wholeEntry(shell, key),
    onRetryAll: async () => {
      await shell.syncRetry(only);
      await refresh();
    },
    onExport: () => exportFile(shell, only, now).catch(() => shell.notice("negative", texts.exportFailed)),
    onHistory: () => shell.navigate(LINKS.history),
  };

  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          {(only !== null || isHistory) && (
            <button type="button" className="link" onClick={() => void shell.navigate(LINKS.all)}>
              {texts.all}
            </button>
          )}
          <PageHead
            context={context}
            herd={facts}
            title={isHistory ? texts.history : only === null ? texts.title : `${texts.title} · ${herdName(only)}`}
          >
            {/* Where there is nothing to sum up, the page says so below. What grows older by itself is not read aloud each time. */}
            <p className={styles.summary}>
              <span role="status">{hasSomething && texts.summary(parked, waiting, sent)}</span>
              {oldestAt !== null && waiting + parked > 0 && ` · ${texts.oldest(ageOf(oldestAt, now, language))}`}
            </p>
            {herd !== undefined && herds.length === 1 && hasSomething && <StateChip {...{ texts, herd, language }} />}
          </PageHead>
        </div>
        {waiting > 0 && network === "ONLINE" && (
          <button type="button" className="main" disabled={sending.length > 0} onClick={() => void sendNow()}>
            <StateIcon name="now" size={20} /> {sending.length > 0 ? texts.sending : texts.sendNow}
          </button>
        )}
      </header>
      {/* In the frame of the other pages, whose style goes by the name of the columns. */}
      <div className={`columns ${styles.columns}`}>
        <div>
          {network === "OFFLINE" && waiting > 0 && <OfflineNote waiting={waiting}>{texts.offline}</OfflineNote>}
          {network === "ONLINE" && failed && <p className={noteStyles.note}>{texts.serverFails}</p>}
          {overview.nearlyFull !== null && (
            <p className={noteStyles.note} role="status">
              {texts.nearlyFull(new Intl.NumberFormat(language, { style: "percent" }).format(overview.nearlyFull))}
            </p>
          )}
          {sending.length > 0 && <progress className={styles.progress} value={progress} aria-label={texts.sending} />}
          {herds.length > 1 && !isHistory && (
            <HerdStates {...{ texts, herds, language }} onOpen={(numCheptel) => void shell.navigate(LINKS.herd, { numCheptel })} />
          )}
          {lists.length === 0 && (
            <NothingLeft
              {...{ texts, shell, isHistory, language, moment }}
              numCheptel={only ?? context.numCheptel}
              onTour={overview.herds.length > 1 ? () => void shell.navigate(LINKS.tour) : null}
            />
          )}
          {lists.map((list) => (
            <ItemList
              key={list.kind}
              {...{ texts, list, herds: overview.herds, now, language, actions }}
              herdName={overview.herds.length > 1 && only === null ? herdName : null}
              nextTryAt={network === "ONLINE" ? overview.nextTryAt : null}
            />
          ))}
        </div>
        <RelatedTiles shell={shell} language={language} />
      </div>
    </main>
  );
}

function waitsSince({ at, sentAt }: SyncItem): readonly string[] {
  return sentAt === null ? [at] : [];
}

async function isSure(shell: Shell<RouteParams>, texts: EnvoisTexts, { label, application, conflict }: SyncItem): Promise<boolean> {
  const name = label ?? application;
  const answer =
    conflict === null
      ? await shell.confirm(texts.discardQuestion(name), { accept: texts.discard, refuse: texts.keep })
      : await shell.confirm(texts.conflict.question(name), { accept: texts.conflict.keepTheirs, refuse: texts.cancel });
  return answer.ok && answer.value;
}
