import { useEffect, useState } from "react";
import type { Shell } from "../../sdk";
import { formatDay, today } from "../../sdk/formats";
import { drawsFor } from "../herd/drawsFor";
import { sampleAnimals } from "../herd/sampleAnimals";
import { TASK_NAMES } from "../herd/taskNames";
import { eventsOf, type SampleTask } from "../herd/tasks";
import { workshopOf } from "../herd/workshopOf";
import { numberParts } from "../parts/numberParts";
import { textsIn } from "../parts/textsIn";
import { withoutYear } from "../parts/withoutYear";
import styles from "./Envois.module.css";
import { StateIcon } from "./StateIcon";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface LastSentProps {
  readonly texts: EnvoisTexts;
  readonly shell: Pick<Shell, "getUser">;
  readonly numCheptel: string;
  readonly language: string;
}

const MOST = 4;

/** What the server of the demo, which is made of samples, was sent of a herd before: what, of whom, and when. */
export function LastSent({ texts, shell, numCheptel, language }: LastSentProps) {
  const [sent, setSent] = useState<readonly SampleTask[]>([]);
  useEffect(() => {
    let isWanted = true;
    void workshopOf(shell).then((workshop) => {
      const day = today();
      if (isWanted) setSent(eventsOf(sampleAnimals(numCheptel, workshop, day), day).slice(0, MOST));
    });
    return () => {
      isWanted = false;
    };
  }, [shell, numCheptel]);
  if (sent.length === 0) return null;
  const names = textsIn(TASK_NAMES, language);
  return (
    <section aria-label={texts.lastSent}>
      <div className={styles.title}>
        <h2>{texts.lastSent}</h2>
      </div>
      <ul className={styles.list}>
        {sent.map(({ id, kind, animal, day }) => (
          <li key={id} className={styles.row}>
            <div className={styles.what}>
              <b>{names[kind]}</b>
              <span className={styles.context}>
                {numberParts(animal.number).last} {animal.name} · {withoutYear(formatDay(day))}, {hourOf(id, language)}
              </span>
            </div>
            <span className={styles.tick}>
              <StateIcon name="SUCCESS" size={20} />
              <span>{texts.sentOne}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of the day on which it was noted, as the strip of the shell writes it. */
function hourOf(id: string, language: string): string {
  const { between } = drawsFor(`${id} sent`);
  const [hour, minute] = [between(6, 19), String(between(0, 59)).padStart(2, "0")];
  return language === "fr" ? `${hour}\u00a0h\u00a0${minute}` : `${hour}:${minute}`;
}
