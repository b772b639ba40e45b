import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import type { Offline } from "../../flows/offline/createOffline";
import { useShell } from "../context/shell";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import styles from "./OfflineCard.module.css";
import { OfflinePages } from "./OfflinePages";

interface OfflineCardProps {
  readonly offline: Offline;
  /** What to do now: try again, prepare a tour. */
  readonly children: ReactNode;
}

/** In the place of a page that needs the network: why, what waits, the way on, and what works here without. */
export const OfflineCard = observer(function OfflineCard({ offline, children }: OfflineCardProps) {
  const { location, sync, session } = useShell();
  const { t } = useTranslation();
  const nameOf = usePageName();
  const { waiting } = sync.total;
  return (
    <div className={styles.page} data-failure="offline">
      <div role="alert">
        <h2>{t(shellText.frames.offline.title, { page: location.route === null ? "" : nameOf(location.route) })}</h2>
        <p>
          {t(shellText.frames.offline.text)} {waiting > 0 && <b>{t(pagesText.strip.toSend, { count: waiting })}</b>}
        </p>
      </div>
      <div className={styles.buttons}>{children}</div>
      <OfflinePages offline={offline} herd={session.user?.elevageEnCours.denomination ?? ""} />
    </div>
  );
});
