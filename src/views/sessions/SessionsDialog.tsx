import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { paletteText } from "../../../generated/text/palette";
import type { OpenSession } from "../../flows/session/sessionList";
import { useShell } from "../context/shell";
import { TitledDialog } from "../dialogs/TitledDialog";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { SessionEntry } from "./SessionEntry";
import styles from "./SessionsDialog.module.css";

type Sessions = readonly OpenSession[] | "loading" | "failed";

/** Where the account is signed in, and the way to sign out everywhere else. */
export const SessionsDialog = observer(function SessionsDialog() {
  const { sessionList, session } = useShell();
  const { t } = useTranslation();
  const list = usePart(sessionList);
  const [sessions, setSessions] = useState<Sessions>("loading");
  const [said, setSaid] = useState<string | null>(null);
  const [ending, setEnding] = useState(false);
  const flow = list.value;
  useEffect(() => {
    let gone = false;
    void flow?.read().then((read) => gone || setSessions(read ?? "failed"));
    return () => {
      gone = true;
    };
  }, [flow]);
  const endOthers = async () => {
    if (flow === null) return;
    setEnding(true);
    const ended = await flow.endOthers();
    setSaid(ended ? paletteText.sessions.ended : paletteText.sessions.notEnded);
    if (ended) setSessions((await flow.read()) ?? "failed");
    setEnding(false);
  };
  const failed = list.failed || sessions === "failed";
  const isAlone = typeof sessions !== "string" && sessions.length === 1;
  const status = said ?? (isAlone ? paletteText.sessions.alone : null);
  const others = typeof sessions === "string" ? [] : sessions.filter(({ current }) => !current);
  return (
    <TitledDialog name="sessions" title={t(paletteText.sessions.title)}>
      {failed && <p role="alert">{t(paletteText.sessions.failed)}</p>}
      {typeof sessions !== "string" && (
        <>
          {others.length > 0 && <p className={styles.intro}>{t(paletteText.sessions.intro)}</p>}
          <ul className={styles.list}>
            {sessions.map((entry) => (
              <SessionEntry key={`${entry.since.getTime()} ${entry.usedAt.getTime()} ${entry.device}`} entry={entry} />
            ))}
          </ul>
        </>
      )}
      <p role="status">{status !== null && t(status)}</p>
      {others.length > 0 &&
        (session.effective?.bySupport ? (
          <p>{t(paletteText.sessions.ownerOnly)}</p>
        ) : (
          <button type="button" className="primary" disabled={ending} onClick={() => void endOthers()}>
            {t(paletteText.sessions.endOthers)}
          </button>
        ))}
    </TitledDialog>
  );
});
