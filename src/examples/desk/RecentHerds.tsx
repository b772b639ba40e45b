import { Coat } from "../../views/parts/Coat";
import styles from "./Desk.module.css";
import { dayWords } from "./dayWords";
import type { DeskHerd } from "./figures/deskHerds";
import type { DeskTexts } from "./texts/deskTexts";

interface RecentHerdsProps {
  readonly texts: DeskTexts;
  readonly language: string;
  readonly herds: readonly DeskHerd[];
  readonly onOpen: (herd: DeskHerd) => void;
}

const MOST = 3;
/** With fewer the list says it all. */
const LEAST_HERDS = 8;

/** The herds visited last, to go on with them. */
export function RecentHerds({ texts, language, herds, onOpen }: RecentHerdsProps) {
  if (herds.length < LEAST_HERDS) return null;
  const recent = [...herds].sort((a, b) => a.sinceVisit - b.sinceVisit).slice(0, MOST);
  return (
    <section className={styles.recents} aria-labelledby="recent">
      <h2 id="recent">{texts.recent}</h2>
      <ul className={styles.recent}>
        {recent.map((herd) => (
          <li key={herd.numCheptel}>
            <button type="button" onClick={() => onOpen(herd)}>
              <Coat breed={herd.breed} size={36} />
              <span>
                <b translate="no">{herd.name}</b>
                <small>{texts.seen(dayWords(herd, language))}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
