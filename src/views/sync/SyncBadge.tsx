import { observer } from "mobx-react-lite";
import { SHELL_ROUTES } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import type { SyncState } from "../../stores/syncStore";
import { useShell } from "../context/shell";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import styles from "./SyncBadge.module.css";

const RING = "M12 3a9 9 0 1 1-9 9";
const SIGNS: Readonly<Record<SyncState, string>> = {
  WIP: RING,
  DRAFT: RING,
  SUCCESS: "m5 12 5 5L20 7",
  ERROR: "M12 7v6m0 4v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  WARNING: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
};

/** SYN-08: how the actions of the user stand, by sign, word and colour, with the number that is still here; leads to them. */
export const SyncBadge = observer(function SyncBadge() {
  const { sync, menu, clock, language } = useShell();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  if (sync.processes.size === 0) return null;
  const { admitted, href } = menu.resolver.route(SHELL_ROUTES.sync);
  if (!admitted || href === null) return null;
  const { state, waiting, parked, oldestAt } = sync.total;
  const count = state === "WARNING" ? parked : waiting;
  const age = oldestAt === null ? [] : [ageOf(clock.now() - oldestAt.getTime(), language.current)];
  const word = t(pagesText.sync.word[state]);
  return (
    <a
      className={styles.badge}
      href={href}
      data-sync={state}
      title={[t(pagesText.sync.state[state]), ...age].join(" · ")}
      onClick={openLink}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" d={SIGNS[state]} />
      </svg>
      <span>{count === 0 ? word : `${count} ${word}`}</span>
    </a>
  );
});

/** "il y a 12 min". */
function ageOf(ms: number, language: string): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const [size, unit] = minutes < 60 ? ([1, "minute"] as const) : minutes < 1440 ? ([60, "hour"] as const) : ([1440, "day"] as const);
  return new Intl.RelativeTimeFormat(language, { style: "short" }).format(-Math.floor(minutes / size), unit);
}
