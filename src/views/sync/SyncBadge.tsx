import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { SHELL_ROUTES } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import { momentInWords } from "../../domain/formats/moment";
import { ageInWords } from "../../domain/formats/timeAgo";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import styles from "./SyncBadge.module.css";
import { SyncIcon } from "./SyncIcon";

/** In the rail, while something waits: how the actions of the user stand, by icon, word, colour and number; leads to them (SYN-08). */
export const SyncBadge = observer(function SyncBadge() {
  const { sync } = useShell();
  const { t } = useTranslation();
  const { state, waiting, parked } = sync.total;
  const count = state === "WARNING" ? parked : waiting;
  if (count === 0 || state === "SUCCESS") return null;
  return (
    <ToEnvois className={styles.badge}>
      <SyncIcon state={state} />
      <span>{`${count} ${t(pagesText.sync.word[state])}`}</span>
    </ToEnvois>
  );
});

/** In the strip of a phone, always: network and actions in one line, with the hour or what is to be sent. */
export const SyncLine = observer(function SyncLine() {
  const { sync, network, clock, language, session } = useShell();
  const { t } = useTranslation();
  if (session.expired !== null && network.online) return <span className={styles.line} />;
  const { state, waiting, parked } = sync.total;
  const last = Math.max(network.since, sync.sent[0]?.sentAt.getTime() ?? 0);
  const isWeak = network.weak && state !== "ERROR" && state !== "WARNING";
  const word = !network.online
    ? t(shellText.network.offline)
    : isWeak
      ? t(pagesText.network.weak)
      : state === "SUCCESS"
        ? t(pagesText.strip.upToDate)
        : t(pagesText.sync.word[state]);
  const count = state === "WARNING" ? String(parked) : waiting > 0 ? t(pagesText.strip.toSend, { count: waiting }) : null;
  return (
    <ToEnvois className={styles.line}>
      {!network.online ? (
        <Glyph name="offline" size={20} />
      ) : state === "SUCCESS" ? (
        <span className={styles.dot} />
      ) : (
        <SyncIcon state={state} />
      )}
      <span>
        <b>{word}</b>
        <small>{` · ${count ?? momentInWords(last, clock.now(), language.current)}`}</small>
      </span>
    </ToEnvois>
  );
});

/** A link to what was entered, where its reader may open that. */
const ToEnvois = observer(function ToEnvois({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { sync, network, menu, clock, language } = useShell();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const { admitted, href } = menu.resolver.route(SHELL_ROUTES.sync);
  const { state, oldestAt } = sync.total;
  const age = oldestAt === null ? [] : [ageInWords(clock.now() - oldestAt.getTime(), language.current)];
  const given = {
    className,
    "data-sync": state,
    "data-online": network.online,
    "data-weak": network.weak,
    title: [t(pagesText.sync.state[state]), ...age].join(" · "),
    children,
  };
  return admitted && href !== null ? <a href={href} onClick={openLink} {...given} /> : <span {...given} />;
});
