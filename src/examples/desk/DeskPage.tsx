import { useDeferredValue, useEffect, useState } from "react";
import { DEMO_LINKS } from "../../../generated/demoPages";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import { today } from "../../sdk/formats";
import { OfflineNote } from "../parts/OfflineNote";
import { useReady } from "../parts/useReady";
import styles from "./Desk.module.css";
import { longDay } from "./dayWords";
import { EmptyDesk } from "./EmptyDesk";
import { type DeskHerd, LONG_WITHOUT_VISIT } from "./figures/deskHerds";
import { filterHerds, type HerdFilter } from "./figures/filterHerds";
import { FEW } from "./figures/herdFigures";
import { HerdCards } from "./HerdCards";
import { HerdFilters } from "./HerdFilters";
import { HerdList } from "./HerdList";
import { HerdsMap } from "./map/HerdsMap";
import { Sign } from "./marks/Sign";
import { RecentHerds } from "./RecentHerds";
import { Skeleton } from "./Skeleton";
import type { DeskTexts } from "./texts/deskTexts";
import { useHerds } from "./useHerds";
import { WorkList } from "./work/WorkList";
import type { Work } from "./work/workOf";

interface DeskPageProps {
  readonly texts: DeskTexts;
  readonly shell: Shell<RouteParams>;
  readonly context: FrameContext;
}

/** What is shown where there is no room for both. */
type DeskView = keyof DeskTexts["views"];

const VIEWS: readonly DeskView[] = ["list", "map"];
const WEEK = 7;

/** The herds of the account with how they stand, as a list and on a map; one press opens one. */
export function DeskPage({ texts, shell, context }: DeskPageProps) {
  const { language, network, numCheptel } = context;
  const { herds, retry } = useHerds(shell, context);
  useReady(shell, herds !== null);
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<HerdFilter>("all");
  const [view, setView] = useState<DeskView>("list");
  const [picked, setPicked] = useState<string | null>(null);
  const wanted = useDeferredValue(typed);
  useEffect(() => {
    document.title = texts.title;
  }, [texts]);
  if (herds === null) return <Skeleton texts={texts} />;
  if (herds === "failed" || herds.length === 0) return <EmptyDesk texts={texts} failed={herds === "failed"} onRetry={retry} />;

  const open = async (herd: DeskHerd): Promise<boolean> => {
    if (herd.numCheptel === numCheptel) return true;
    const answer = await shell.login(herd.numCheptel);
    if (!answer.ok) void shell.notice("negative", texts.notOpened);
    return answer.ok;
  };
  const goTo = async (route: Work["route"]) => {
    const answer = await shell.navigate(route);
    if (!answer.ok) void shell.notice("negative", texts.notGranted);
  };
  const seeTo = async (herd: DeskHerd, { route }: Work) => {
    if (!(await open(herd))) return;
    await goTo(route);
  };
  const only = herds.length === 1 ? herds[0] : undefined;
  const found = filterHerds(herds, filter, wanted);
  const chosen = found.find((herd) => herd.numCheptel === picked) ?? found[0];
  const count = (fits: (herd: DeskHerd) => boolean) => herds.filter(fits).length;
  const late = herds.reduce((sum, herd) => sum + herd.late, 0);
  const urgent = herds.length > FEW ? count(({ state }) => state === "urgent") : 0;
  const figures = [
    ["herds", herds.length, texts.figures.herds],
    ["late", late, texts.late.animals(late)],
    ["urgent", urgent, texts.late.herds(urgent)],
    ["toSee", herds.length > FEW ? count(({ state }) => state === "toSee") : 0, texts.figures.toSee],
    ["unvisited", count(({ sinceVisit }) => sinceVisit >= LONG_WITHOUT_VISIT), texts.figures.unvisited],
  ] as const;
  const visits = count(({ sinceVisit }) => sinceVisit <= WEEK);
  const pick = (herd: DeskHerd) => setPicked(herd.numCheptel);

  return (
    <main className={styles.page} data-desk={herds.length}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={`muted ${styles.today}`}>
            {[longDay(today(), language), ...(visits > 0 ? [texts.visits(visits)] : [])].join(", ")}
          </p>
        </div>
        {herds.length > 1 && (
          <fieldset className={styles.views}>
            <legend className="seenByReaders">{texts.view}</legend>
            {VIEWS.map((name) => (
              <button key={name} type="button" aria-pressed={name === view} data-view={name} onClick={() => setView(name)}>
                {texts.views[name]}
              </button>
            ))}
          </fieldset>
        )}
        {herds.length > 1 && (
          <dl className={styles.figures} data-few={herds.length <= FEW}>
            {figures
              .filter(([, value]) => value > 0)
              .map(([name, value, label]) => (
                <div key={name} data-figure={name}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        )}
      </header>
      <div role="status">{network === "OFFLINE" && <OfflineNote>{texts.offline}</OfflineNote>}</div>
      {only === undefined && herds.length <= FEW && (
        <button type="button" className={styles.tour} data-tour onClick={() => void goTo(DEMO_LINKS.desk.tour)}>
          <Sign name="device" size={20} />
          <b>{texts.tour}</b>
          <span>{texts.withoutNetwork}</span>
          <Sign name="right" size={20} />
        </button>
      )}
      <div className={styles.columnsOfPage} data-view={only === undefined ? view : undefined} data-only={only !== undefined}>
        {herds.length > FEW && (
          <div className={styles.above}>
            <RecentHerds {...{ texts, language, herds }} onOpen={open} />
            <HerdFilters {...{ texts, herds, typed, filter }} onType={setTyped} onFilter={setFilter} />
          </div>
        )}
        <div className={styles.herds}>
          <p className="seenByReaders" role="status">
            {texts.found(found.length)}
          </p>
          {found.length === 0 ? (
            <div className={styles.nothing}>
              <p>{texts.nothing}</p>
              <button
                type="button"
                onClick={() => {
                  setTyped("");
                  setFilter("all");
                }}
              >
                {texts.showAll}
              </button>
            </div>
          ) : herds.length <= FEW ? (
            <HerdCards {...{ texts, language, herds }} openHerd={numCheptel} onOpen={open} onPick={pick} />
          ) : (
            <HerdList
              key={`${filter} ${wanted}`}
              {...{ texts, onPick: pick }}
              herds={found}
              openHerd={numCheptel}
              picked={chosen?.numCheptel ?? null}
              onOpen={open}
            />
          )}
        </div>
        {only !== undefined && <WorkList {...{ texts, language }} herd={only} onSeeTo={(work) => void seeTo(only, work)} />}
        {chosen !== undefined && only === undefined && (
          <HerdsMap {...{ texts, chosen }} herds={found} openHerd={numCheptel} onPick={pick} onOpen={open} />
        )}
      </div>
    </main>
  );
}
