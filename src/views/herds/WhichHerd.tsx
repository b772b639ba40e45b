import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { herdsText } from "../../../generated/text/herds";
import { matchesHerd } from "../../domain/herd/matchesSearch";
import { orderHerds } from "../../domain/herd/orderHerds";
import { recentHerds } from "../../domain/herd/recentHerds";
import { labelKey } from "../../domain/labels/labelKey";
import type { UserProfile } from "../../domain/session/profile";
import { useShell } from "../context/shell";
import { Cow } from "../parts/Cow";
import { useIsDesktop } from "../parts/useIsDesktop";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import { HerdListIcon } from "./HerdListIcon";
import { HerdRow } from "./HerdRow";
import search from "./HerdSearch.module.css";
import { moveFocus } from "./moveFocus";
import { SwitchProgress } from "./SwitchProgress";
import styles from "./WhichHerd.module.css";

/** Herds offered at once; the others are found by the search, or in the whole list. */
const MOST = { desktop: 6, phone: 4 } as const;

/** In the place of a page that is about one herd, while none is chosen: what it is for, the herds used last, and a search over all. */
export const WhichHerd = observer(function WhichHerd() {
  const { session, herdList, herdProfiles, location, menu, tileFigures, switchHerd } = useShell();
  const { t, find } = useTranslation();
  const nameOf = usePageName();
  const id = useId();
  const most = useIsDesktop() ? MOST.desktop : MOST.phone;
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState<readonly UserProfile[]>([]);
  const { multiUser } = session;
  const { route } = location;
  useEffect(() => {
    if (multiUser !== null) void herdProfiles.opened(multiUser).then(setOpened);
  }, [multiUser, herdProfiles]);
  const { herds, switching } = herdList;
  // As they were at first: no row moves under a finger.
  const [needs] = useState(() => tileFigures.loaded()?.needs() ?? new Map());
  const recent = recentHerds(herds, opened);
  const ordered = [...recent, ...orderHerds(herds, needs).filter((herd) => !recent.includes(herd))];
  const found = ordered.filter((herd) => matchesHerd(herd, typed));
  const profiles = new Map(opened.map((profile) => [profile.numCheptel, profile]));
  return (
    <section className={styles.which} aria-labelledby={id} data-which-herd>
      <Cow />
      <h2>{route === null ? "" : nameOf(route, { ...location.query, ...location.resolution?.params })}</h2>
      <p>{find(labelKey.purpose(route ?? "")) ?? ""}</p>
      <div className={styles.head}>
        <h3 id={id}>{t(herdsText.herds.which)}</h3>
        {herds.length > most && (
          <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => menu.showDrawer("herds")}>
            {t(ALL, { count: herds.length })}
          </button>
        )}
      </div>
      {herds.length > most && (
        <span className={search.field}>
          <HerdListIcon name="search" size={20} />
          <input
            type="search"
            className="text"
            aria-label={t(herdsText.herds.search)}
            placeholder={t(herdsText.herds.searchHint)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={moveFocus}
          />
        </span>
      )}
      <p role="status" className={found.length === 0 ? undefined : "visuallyHidden"}>
        {found.length === 0 ? t(herdsText.herds.empty) : t(RESULTS, { count: found.length })}
      </p>
      <ul aria-busy={switching !== null}>
        {found.slice(0, most).map((herd) => (
          <li key={herd.numCheptel}>
            <HerdRow
              herd={herd}
              profile={profiles.get(herd.numCheptel) ?? null}
              onChoose={({ numCheptel }) => void switchHerd(numCheptel)}
            />
          </li>
        ))}
      </ul>
      {switching && <SwitchProgress key={switching.numCheptel} {...switching} />}
    </section>
  );
});

/** Common stems of the plural forms. */
const RESULTS = herdsText.herds.results_other.replace(/_other$/, "");
const ALL = herdsText.herds.all_other.replace(/_other$/, "");
