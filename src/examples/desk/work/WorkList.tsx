import { useEffect, useMemo, useState } from "react";
import { formatNumber, today } from "../../../sdk/formats";
import { daysLate } from "../../herd/daysLate";
import { TASK_NAMES } from "../../herd/taskNames";
import { GreyRows } from "../../parts/GreyRows";
import { numberParts } from "../../parts/numberParts";
import { textsIn } from "../../parts/textsIn";
import type { DeskHerd } from "../figures/deskHerds";
import { lateTasks } from "../figures/lateEvents";
import { Sign } from "../marks/Sign";
import { WideTrend } from "../marks/WideTrend";
import type { DeskTexts } from "../texts/deskTexts";
import styles from "./WorkList.module.css";
import { type Work, workOf } from "./workOf";

interface WorkListProps {
  readonly texts: DeskTexts;
  readonly language: string;
  readonly herd: DeskHerd;
  readonly onSeeTo: (work: Work) => void;
}

/** Animals that are named; the page of all is a press away. */
const MOST = 5;

/** What waits in the one herd of the account, and beside it what was measured; one press leads to where it is seen to. */
export function WorkList({ texts, language, herd, onSeeTo }: WorkListProps) {
  const [works, setWorks] = useState<readonly Work[] | null>(null);
  const late = useMemo(() => lateTasks(herd, today()).slice(0, MOST), [herd]);
  const names = textsIn(TASK_NAMES, language);
  useEffect(() => {
    let gone = false;
    void workOf(herd, language, today(), texts).then((all) => gone || setWorks(all));
    return () => {
      gone = true;
    };
  }, [herd, language, texts]);
  const [first, ...results] = works ?? [];
  return (
    <div className={styles.columns} aria-busy={works === null}>
      <section className={styles.works} aria-labelledby="work">
        <h2 id="work">{texts.work}</h2>
        {first === undefined ? (
          <GreyRows />
        ) : (
          <ul>
            <Row work={first} onSeeTo={onSeeTo} />
            {late.map(({ id, kind, animal, day }) => (
              <li key={id}>
                <button type="button" data-late-task={id} onClick={() => onSeeTo(first)}>
                  <span className={styles.what}>
                    <b>{numberParts(animal.number).last}</b> {animal.name}
                  </span>
                  <span className={styles.days}>{texts.lateBy(daysLate(day, today()))}</span>
                  <small className={styles.context}>{names[kind]}</small>
                  <Sign name="right" size={20} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {results.length > 0 && (
        <section className={styles.works} aria-labelledby="results">
          <h2 id="results">{texts.results}</h2>
          {herd.milk !== null && (
            <div className={styles.curve}>
              <WideTrend name={texts.curves.milk} unit="kg" values={herd.milk} language={language} until={today()} write={kilos} isAlone />
            </div>
          )}
          <ul>
            {results.map((work) => (
              <Row key={work.route} work={work} onSeeTo={onSeeTo} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Row({ work, onSeeTo }: { readonly work: Work } & Pick<WorkListProps, "onSeeTo">) {
  return (
    <li>
      <button type="button" data-work={work.route} onClick={() => onSeeTo(work)}>
        <b className={styles.what}>{work.name}</b>
        <span className={styles.value} data-late={work.isLate}>
          {work.isLate && <Sign name="urgent" size={18} />}
          <b>{work.value}</b>
          {work.unit !== undefined && <small>{`\u00a0${work.unit}`}</small>}
        </span>
        <small className={styles.context}>{work.context}</small>
        <Sign name="right" size={20} />
      </button>
    </li>
  );
}

function kilos(value: number): string {
  return formatNumber(value, { min: 1, max: 1 });
}
