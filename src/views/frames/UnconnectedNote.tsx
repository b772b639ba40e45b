import { observer } from "mobx-react-lite";
import { paletteText } from "../../../generated/text/palette";
import { shellText } from "../../../generated/text/shell";
import type { UnconnectedProps } from "../context/failureProps";
import { useTranslation } from "../parts/useTranslation";
import styles from "./UnconnectedNote.module.css";

/**
 * On a page that knows nothing of the shell. One of another origin may also have refused to be shown, which no event reports; and where a page
 * that answered was before, it has crashed or led elsewhere, which no event reports either.
 */
export const UnconnectedNote = observer(function UnconnectedNote({ frame, actions }: UnconnectedProps) {
  const { t } = useTranslation();
  const { state, src } = frame;
  const elsewhere = (
    <a href={src} target="_blank" rel="noreferrer">
      {t(paletteText.stopped.refused.open)}
    </a>
  );
  if (state.kind === "unconnected" && state.lost)
    return (
      <div className={styles.note} role="alert" data-outside="lost">
        <h2>{t(paletteText.unconnected.lost.title)}</h2>
        <p>{t(paletteText.unconnected.lost.text)}</p>
        <button type="button" onClick={() => actions.retry(frame)}>
          {t(shellText.frames.retry)}
        </button>
        {elsewhere}
      </div>
    );
  return (
    <details className={styles.note} data-outside>
      <summary>{t(paletteText.unconnected.title)}</summary>
      <p>{t(paletteText.unconnected.text)}</p>
      {elsewhere}
    </details>
  );
});
