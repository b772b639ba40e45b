import type { Shell } from "../../sdk";
import { EmptyCow } from "../subject/EmptyCow";
import styles from "./Envois.module.css";
import { LastSent } from "./LastSent";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface NothingLeftProps {
  readonly texts: EnvoisTexts;
  readonly shell: Pick<Shell, "getUser">;
  /** It is the history that is empty, whatever waits. */
  readonly isHistory: boolean;
  readonly language: string;
  /** Of which it is told what was sent before; null: of none. */
  readonly numCheptel: string | null;
  /** When that was asked. */
  readonly moment: string;
  /** Of who sees to several herds; null: there is one. */
  readonly onTour: (() => void) | null;
}

/** Nothing waits, or nothing was sent: what the page is there for, and what was sent before. */
export function NothingLeft({ texts, shell, isHistory, language, numCheptel, moment, onTour }: NothingLeftProps) {
  return (
    <>
      <div className={styles.empty}>
        <EmptyCow />
        <h2>{isHistory ? texts.noHistory.title : texts.allSent}</h2>
        <p>{isHistory ? texts.noHistory.text : texts.nothing}</p>
        <small>{texts.checked(moment)}</small>
        {onTour !== null && (
          <button type="button" onClick={onTour}>
            {texts.tour}
          </button>
        )}
      </div>
      {numCheptel !== null && <LastSent {...{ texts, shell, numCheptel, language }} />}
    </>
  );
}
