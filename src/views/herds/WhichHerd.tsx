import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { herdsText } from "../../../generated/text/herds";
import { matchesHerd } from "../../domain/herd/matchesSearch";
import { type HerdNeed, orderHerds } from "../../domain/herd/orderHerds";
import { recentHerds } from "../../domain/herd/recentHerds";
import { labelKey } from "../../domain/labels/labelKey";
import type { UserProfile } from "../../domain/session/profile";
import { useShell } from "../context/shell";
import { Cow } from "../parts/Cow";
import { useIsDesktop } from "../parts/useIsDesktop";
import { usePageName } from "../parts/usePageName";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { HerdListIcon } from "./HerdListIcon";
import { HerdRow } from "./HerdRow";
import search from "./HerdSearch.module.css";
import { moveFocus } from "./moveFocus";
import { SwitchProgress } from "./SwitchProgress";
import styles from "./WhichHerd.module.css";

/** Herds offered at once; the others are found by the search, or in the whole list. */
const MOST = { desktop: 5, phone: 3 } as const;

/** In the place of a page that is about one herd, while none is chosen: what it is for, and the herds; of many those used last, and a search. */
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
  // From then on no row moves under a finger: a press opens a herd at once.
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  useEffect(() => {
    if (multiUser === null || isTouched) return;
    let isWanted = true;
    void herdProfiles.opened(multiUser).then((profiles) => isWanted && setOpened(profiles));
    return () => {
      isWanted = false;
    };
  }, [multiUser, herdProfiles, isTouched]);
  const { herds, switching } = herdList;
  const told = usePart(tileFigures).value?.needs();
  // As they came first.
  const [needs, setNeeds] = useState<ReadonlyMap<string, HerdNeed>>(new Map());
  if (told !== undefined && told.size > 0 && needs.size === 0 && !isTouched) setNeeds(told);
  const recent = herds.length > most ? recentHerds(herds, opened) : [];
  const ordered = [...recent, ...orderHerds(herds, needs).filter((herd) => !recent.includes(herd))];
  const found = ordered.filter((herd) => matchesHerd(herd, typed));
  const profiles = new Map(opened.map((profile) => [profile.numCheptel, profile]));
  return (
    <section className={styles.which} aria-labelledby={id} data-which-herd onFocus={touch}>
      <div className={styles.head}>
        <Cow />
        <div>
          <h2>{route === null ? "" : nameOf(route, { ...location.query, ...location.resolution?.params })}</h2>
          <h3 id={id}>{t(herdsText.herds.which)}</h3>
          <p>{find(labelKey.purpose(route ?? "")) ?? ""}</p>
        </div>
        <dl>
          {TONES.map((tone) => {
            const count = countOf(needs, tone);
            return (
              count > 0 && (
                <div key={tone} data-tone={tone}>
                  <dt>{t(herdsText.herds[tone])}</dt>
                  <dd>{count}</dd>
                </div>
              )
            );
          })}
        </dl>
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
      <ul aria-busy={switching !== null} onPointerEnter={touch}>
        {found.slice(0, most).map((herd) => (
          <li key={herd.numCheptel}>
            <HerdRow
              herd={herd}
              profile={profiles.get(herd.numCheptel) ?? null}
              isWhole
              onChoose={({ numCheptel }) => void switchHerd(numCheptel)}
            />
          </li>
        ))}
      </ul>
      {switching && <SwitchProgress key={switching.numCheptel} {...switching} />}
    </section>
  );
});

const TONES = ["late", "watch"] as const satisfies readonly HerdNeed["tone"][];

function countOf(needs: ReadonlyMap<string, HerdNeed>, of: HerdNeed["tone"]): number {
  return [...needs.values()].reduce((sum, { tone, count }) => (tone === of ? sum + count : sum), 0);
}

/** Common stems of the plural forms. */
const RESULTS = herdsText.herds.results_other.replace(/_other$/, "");
const ALL = herdsText.herds.all_other.replace(/_other$/, "");
