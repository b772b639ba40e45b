import type { Shell } from "../../sdk";
import { EmptyCow } from "../subject/EmptyCow";
import { RelatedTiles } from "../subject/RelatedTiles";
import styles from "./Envois.module.css";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface NothingLeftProps {
  readonly texts: EnvoisTexts;
  readonly shell: Pick<Shell, "related" | "navigate" | "context">;
  readonly language: string;
  /** When that was asked. */
  readonly moment: string;
  /** Of who sees to several herds; null: there is one. */
  readonly onTour: (() => void) | null;
}

/** Nothing waits and nothing was sent: what the page is there for, and where to go from here. */
export function NothingLeft({ texts, shell, language, moment, onTour }: NothingLeftProps) {
  return (
    <>
      <div className={styles.empty}>
        <EmptyCow />
        <h2>{texts.allSent}</h2>
        <p>{texts.nothing}</p>
        <small>{texts.checked(moment)}</small>
        {onTour !== null && (
          <button type="button" onClick={onTour}>
            {texts.tour}
          </button>
        )}
      </div>
      <RelatedTiles shell={shell} language={language} />
    </>
  );
}
