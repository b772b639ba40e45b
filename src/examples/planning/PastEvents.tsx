import { formatDay } from "../../sdk/formats";
import type { SampleTask } from "../herd/tasks";
import { AnimalName } from "./AnimalName";
import { EventIcon } from "./EventIcon";
import styles from "./Planning.module.css";
import type { PlanningTexts } from "./texts/planningTexts";

interface PastEventsProps {
  readonly texts: PlanningTexts;
  readonly events: readonly SampleTask[];
  readonly openAnimal: (id: string) => void;
}

/** What has been seen to, the latest first. */
export function PastEvents({ texts, events, openAnimal }: PastEventsProps) {
  return (
    <ul className={styles.list}>
      {events.map(({ id, kind, animal, day }) => (
        <li key={id} className={styles.task} data-event={id}>
          <h2 className={styles.kind}>
            <EventIcon kind={kind} />
            {texts.kinds[kind]}
          </h2>
          <div className={styles.who}>
            <AnimalName animal={animal} onOpen={() => openAnimal(animal.id)} />
          </div>
          <p className={styles.day}>{formatDay(day)}</p>
        </li>
      ))}
    </ul>
  );
}
