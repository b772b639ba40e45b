import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import type { LiveFrame } from "../../stores/framesStore";
import { useTranslation } from "../parts/useTranslation";
import type { FrameActions } from "./frameActions";
import styles from "./UnconnectedNote.module.css";

/**
 * On a page that knows nothing of the shell. One of another origin may also have refused to be shown, which nobody is told; and where a page
 * that answered was before, it has crashed or led elsewhere, which nobody is told either.
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
        <h2>{t(pagesText.outside.lost.title)}</h2>
        <p>{t(pagesText.outside.lost.text)}</p>
        <button type="button" onClick={() => actions.retry(frame)}>
          {t(shellText.frames.retry)}
        </button>
        {elsewhere}
      </div>
    );
  return (
    <details className={styles.note} data-outside>
      <summary>{t(pagesText.outside.title)}</summary>
      <p>{t(pagesText.outside.text)}</p>
      {elsewhere}
    </details>
  );
});
