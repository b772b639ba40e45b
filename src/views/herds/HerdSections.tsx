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

/** Of so many herds each has room for all that is known of it. */
const FEW = 4;

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
  const { herds, visible } = herdList;
  const recent = options.stored.search === "" ? recentHerds(visible, opened) : [];
  const ordered = useMemo(() => orderHerds(visible, needs), [visible, needs]);
  const others = recent.length === 0 ? ordered : ordered.filter((herd) => !recent.includes(herd));
  const profiles = new Map(opened.map((profile) => [profile.numCheptel, profile]));
  const isFew = herds.length <= FEW;
  const row = (herd: HerdInfo) => (
    <HerdRow herd={herd} profile={profiles.get(herd.numCheptel) ?? null} isWhole={isFew} onChoose={onChoose} />
  );
  const tones = TONES.filter((one) => [...needs.values()].some(({ tone }) => tone === one));
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
        <h3 id={`${id}all`} data-counts={isFew ? undefined : tones.map((tone) => t(herdsText.herds[tone])).join(" / ")}>
          {t(ALL, { count: visible.length })}
        </h3>
      )}
      <HerdList herds={others} labelledBy={isWhole ? `${id}all` : undefined}>
        {row}
      </HerdList>
    </div>
  );
});

const TONES = ["late", "watch"] as const satisfies readonly HerdNeed["tone"][];

/** Common stem of the plural forms. */
const ALL = herdsText.herds.all_other.replace(/_other$/, "");
