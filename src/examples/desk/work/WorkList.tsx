import { useEffect, useState } from "react";
import { today } from "../../../sdk/formats";
import { GreyRows } from "../../parts/GreyRows";
import type { DeskHerd } from "../figures/deskHerds";
import { Sign } from "../marks/Sign";
import type { DeskTexts } from "../texts/deskTexts";
import styles from "./WorkList.module.css";
import { type Work, workOf } from "./workOf";

interface WorkListProps {
  readonly texts: DeskTexts;
  readonly language: string;
  readonly herd: DeskHerd;
  readonly onSeeTo: (work: Work) => void;
}

/** What waits in the one herd of the account, what is late first; one press leads to where it is seen to. */
export function WorkList({ texts, language, herd, onSeeTo }: WorkListProps) {
  const [works, setWorks] = useState<readonly Work[] | null>(null);
  useEffect(() => {
    let gone = false;
    void workOf(herd, language, today(), texts).then((all) => gone || setWorks(all));
    return () => {
      gone = true;
    };
  }, [herd, language, texts]);
  return (
    <section className={styles.works} aria-labelledby="work" aria-busy={works === null}>
      <h2 id="work">{texts.work}</h2>
      {works === null ? (
        <GreyRows />
      ) : (
        <ul>
          {works.map((work) => (
            <li key={work.route}>
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
          ))}
        </ul>
      )}
    </section>
  );
}
