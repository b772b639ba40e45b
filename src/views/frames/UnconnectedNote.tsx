import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import type { LiveFrame } from "../../stores/framesStore";
import { useTranslation } from "../parts/useTranslation";
import type { FrameActions } from "./frameActions";
import styles from "./UnconnectedNote.module.css";

/**
 * On a page that knows nothing of the shell. One of another origin may also have refused to be shown, which no event reports; and where a page
 * that answered was before, it has crashed or led elsewhere, which no event reports either.
 */
export const UnconnectedNote = observer(function UnconnectedNote({ frame, actions }: { frame: LiveFrame; actions: FrameActions }) {
  const { t } = useTranslation();
  const { state, src } = frame;
  const elsewhere = (
    <a href={src} target="_blank" rel="noreferrer">
      {t(pagesText.stopped.refused.open)}
    </a>
  );
  if (state.kind === "unconnected" && state.lost)
    return (
      <div className={styles.note} role="alert" data-outside="lost">
        <h2>{t(pagesText.unconnected.lost.title)}</h2>
        <p>{t(pagesText.unconnected.lost.text)}</p>
        <button type="button" onClick={() => actions.retry(frame)}>
          {t(shellText.frames.retry)}
        </button>
        {elsewhere}
      </div>
    );
  return (
    <details className={styles.note} data-outside>
      <summary>{t(pagesText.unconnected.title)}</summary>
      <p>{t(pagesText.unconnected.text)}</p>
      {elsewhere}
    </details>
  );
});
