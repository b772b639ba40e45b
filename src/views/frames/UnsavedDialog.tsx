import { observer } from "mobx-react-lite";
import { paletteText } from "../../../generated/text/palette";
import { useShell } from "../context/shell";
import styles from "../dialogs/confirmDialog.module.css";
import { Dialog } from "../dialogs/Dialog";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";

/** Before something unsaved would go with its page: only its buttons answer, and the one that loses nothing has the focus. */
export const UnsavedDialog = observer(function UnsavedDialog() {
  const { framesStore } = useShell();
  const { t } = useTranslation();
  const nameOf = usePageName();
  const { unsaved } = framesStore;
  if (unsaved === null) return null;
  const texts = paletteText.frames.unsaved;
  const names = unsaved.frames.flatMap(
    ({ title, destination: { target } }) => title || (target.route === null ? [] : nameOf(target.route)),
  );
  return (
    <Dialog label={t(texts.title)} persistent onClose={() => unsaved.answer(false)}>
      <h2 className={styles.title}>{t(texts.title)}</h2>
      <p>{t(texts.text, { page: [...new Set(names)].join(", ") })}</p>
      <div className={styles.buttons}>
        <button type="button" className="primary" onClick={() => unsaved.answer(false)}>
          {t(texts.stay)}
        </button>
        <button type="button" className="quiet" onClick={() => unsaved.answer(true)}>
          {t(texts.leave)}
        </button>
      </div>
    </Dialog>
  );
});
