import { observer } from "mobx-react-lite";
import { useId, useMemo } from "react";
import { herdsText } from "../../../generated/text/herds";
import { type HerdNeed, orderHerds } from "../../domain/herd/orderHerds";
import { recentHerds } from "../../domain/herd/recentHerds";
import type { HerdInfo, UserProfile } from "../../domain/session/profile";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import { HerdList } from "./HerdList";
import { HerdRow } from "./HerdRow";
import styles from "./HerdSections.module.css";

interface HerdSectionsProps {
  /** The herds that were opened on this device, the last one first. */
  readonly opened: readonly UserProfile[];
  /** What was to be done in the herds then. */
  readonly needs: ReadonlyMap<string, HerdNeed>;
  readonly busy: boolean;
  readonly onChoose: (herd: HerdInfo) => void;
}

/** The herds used last, and all others, where something is late first; while one searches, what was found. */
export const HerdSections = observer(function HerdSections({ opened, needs, busy, onChoose }: HerdSectionsProps) {
  const { herdList, options } = useShell();
  const { t } = useTranslation();
  const id = useId();
  const { visible } = herdList;
  const recent = options.stored.search === "" ? recentHerds(visible, opened) : [];
  const ordered = useMemo(() => orderHerds(visible, needs), [visible, needs]);
  const others = recent.length === 0 ? ordered : ordered.filter((herd) => !recent.includes(herd));
  const profiles = new Map(opened.map((profile) => [profile.numCheptel, profile]));
  const row = (herd: HerdInfo) => <HerdRow herd={herd} profile={profiles.get(herd.numCheptel) ?? null} onChoose={onChoose} />;
  const isWhole = options.stored.search === "" && visible.length > 0;
  return (
    <div className={styles.list} aria-busy={busy} data-herd-list>
      {recent.length > 0 && (
        <>
          <h3 id={`${id}recent`}>{t(herdsText.herds.recent)}</h3>
          <ul className={styles.recent} aria-labelledby={`${id}recent`} data-recent>
            {recent.map((herd) => (
              <li key={herd.numCheptel}>{row(herd)}</li>
            ))}
          </ul>
        </>
      )}
      {isWhole && (
        <h3 id={`${id}all`} data-counts={needs.size > 0 ? t(herdsText.herds.late) : undefined}>
          {t(ALL, { count: visible.length })}
        </h3>
      )}
      <HerdList herds={others} labelledBy={isWhole ? `${id}all` : undefined}>
        {row}
      </HerdList>
    </div>
  );
});

/** Common stem of the plural forms. */
const ALL = herdsText.herds.all_other.replace(/_other$/, "");
