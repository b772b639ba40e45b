import type { SyncHerd } from "../../sdk";
import styles from "./Envois.module.css";
import { StateChip } from "./StateChip";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface HerdStatesProps {
  readonly texts: EnvoisTexts;
  readonly herds: readonly SyncHerd[];
  readonly language: string;
  readonly onOpen: (numCheptel: string) => void;
}

/** Each herd with what it still has on the device; leads to its own page. */
export function HerdStates({ texts, herds, language, onOpen }: HerdStatesProps) {
  return (
    <section aria-label={texts.herds}>
      <div className={styles.title}>
        <h2>{texts.herds}</h2>
      </div>
      <ul className={styles.list}>
        {herds.map((herd) => (
          <li key={herd.numCheptel} className={styles.row} data-herd={herd.numCheptel} data-state={herd.state}>
            <div className={styles.what}>
              <button type="button" className={`link ${styles.open}`} onClick={() => onOpen(herd.numCheptel)}>
                {herd.name}
              </button>
              <span className={styles.context}>{texts.summary(herd.parked, herd.waiting, 0)}</span>
            </div>
            <StateChip {...{ texts, herd, language }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
